import { isLeaving } from './leave.ts';

/**
 * Asks before the page is closed as long as answers would be lost with it, unless the visitor
 * leaves at once. Returns how to stop.
 */
export function askBeforeClosing(hasAnswers: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (hasAnswers() && !isLeaving()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
