/** Where the eye and the keyboard go next. */
export const questionId = (itemId: string) => `question-${itemId}`;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Brings the open question into the middle, clear of both bars (survey.css, scroll-padding), and gives it the focus:
 * its middle radio, so that the start leans to neither end of the scale.
 */
export function focusOpenQuestion({ isInstant = false } = {}) {
  const card = document.querySelector<HTMLElement>('.question[data-state="open"]');
  if (card === null) return;
  card.querySelector<HTMLElement>('[data-step="4"] input')?.focus({ preventScroll: true });
  card.scrollIntoView({
    block: 'center',
    behavior: isInstant || prefersStillness() ? 'instant' : 'smooth',
  });
}
