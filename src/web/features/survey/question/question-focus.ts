export const questionId = (itemId: string) => `question-${itemId}`;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls the open question to the middle of the page and focuses its middle radio, so that the
 * focus favours neither end of the scale. The scroll-padding in survey.css keeps the question clear
 * of both bars.
 */
export function focusOpenQuestion({ isInstant = false } = {}) {
  const card = document.querySelector<HTMLElement>('.question[data-state="open"]');
  if (card === null) return;
  card.querySelector<HTMLElement>('[data-step="4"] input')?.focus({ preventScroll: true });
  card.scrollIntoView({
    block: 'center',
    behavior: isInstant || prefersReducedMotion() ? 'instant' : 'smooth',
  });
}
