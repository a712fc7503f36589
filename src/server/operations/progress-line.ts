/** `started`: by `performance.now()`. A line on stderr with the share that is done: redrawn on a terminal, one line every tenth elsewhere. */
export function progressLine(started: number): (share: number) => void {
  let shown = -1;
  return (share) => {
    const elapsed = (performance.now() - started) / 1000;
    const remaining = (elapsed * (1 - share)) / share;
    const step = Math.floor(share * (process.stderr.isTTY ? 100 : 10));
    if (step === shown) return;
    shown = step;
    const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
    const text = `${bar} ${String(Math.round(share * 100)).padStart(3)} %  ${Math.round(elapsed)} s, about ${Math.round(remaining)} s left`;
    process.stderr.write(
      process.stderr.isTTY ? `\r${text}   ${share >= 1 ? '\n' : ''}` : `${text}\n`,
    );
  };
}
