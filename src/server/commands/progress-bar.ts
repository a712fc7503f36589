/** Redraws one line on a terminal; otherwise writes a line for every ten percent. */
export function createProgressBar(startedAt: number): (share: number, phase?: string) => void {
  const { stderr } = process;
  let shownStep = -1;
  let firstShare: number | null = null;
  return (share, phase) => {
    firstShare ??= share;
    const step = Math.floor(share * (stderr.isTTY ? 100 : 10));
    if (step === shownStep) return;
    shownStep = step;
    const elapsedSeconds = (performance.now() - startedAt) / 1000;
    const remainingSeconds = (elapsedSeconds * (1 - share)) / (share - firstShare);
    const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
    const percent = String(Math.round(share * 100)).padStart(3);
    const left = Number.isFinite(remainingSeconds)
      ? `, about ${Math.round(remainingSeconds)} s left`
      : '';
    const text = `${bar} ${percent} %  ${Math.round(elapsedSeconds)} s${left}${phase === undefined ? '' : `  ${phase}`}`;
    stderr.write(stderr.isTTY ? `\r${text}   ${share >= 1 ? '\n' : ''}` : `${text}\n`);
  };
}
