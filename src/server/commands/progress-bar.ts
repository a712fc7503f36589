/**
 * Returns a function that takes the finished share, from 0 to 1, and shows it on stderr, with what
 * is being done if the caller names it. On a terminal it redraws one line; otherwise it writes a
 * new line for every ten percent. `startedAt` is the value of `performance.now()` at the start. The
 * first share may be more than 0 if work is continued.
 */
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
