/**
 * Returns a function that takes the finished share, from 0 to 1, and shows it on stderr. On a
 * terminal it redraws one line; otherwise it writes a new line for every ten percent. `startedAt`
 * is the value of `performance.now()` at the start.
 */
export function createProgressBar(startedAt: number): (share: number) => void {
  const { stderr } = process;
  let shownStep = -1;
  return (share) => {
    const step = Math.floor(share * (stderr.isTTY ? 100 : 10));
    if (step === shownStep) return;
    shownStep = step;
    const elapsedSeconds = (performance.now() - startedAt) / 1000;
    const remainingSeconds = (elapsedSeconds * (1 - share)) / share;
    const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
    const percent = String(Math.round(share * 100)).padStart(3);
    const text = `${bar} ${percent} %  ${Math.round(elapsedSeconds)} s, about ${Math.round(remainingSeconds)} s left`;
    stderr.write(stderr.isTTY ? `\r${text}   ${share >= 1 ? '\n' : ''}` : `${text}\n`);
  };
}
