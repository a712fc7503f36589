import { prefersReducedMotion } from '../../../ui/theme/reduced-motion.ts';

export const questionId = (itemId: string) => `question-${itemId}`;

/** Whether each question fills the window between the bars, as in question.css. */
const fillsWindow = () => window.matchMedia('(height >= 30rem) and (width >= 18rem)').matches;

/**
 * Scrolls to a question, the entry of the list. The answering row of every question comes to rest
 * at the same height, so that a visitor need not look for it. The scroll-padding in survey.css
 * keeps it clear of both bars.
 */
const scrollToQuestion = (entry: Element | null, behavior: ScrollBehavior) =>
  entry?.scrollIntoView({ block: fillsWindow() ? 'end' : 'center', behavior });

/**
 * Scrolls to the open question and focuses its middle radio, so that the focus favours neither end
 * of the scale.
 */
export function focusOpenQuestion({ isInstant = false } = {}) {
  const card = document.querySelector<HTMLElement>('.question[data-state="open"]');
  if (card === null) return;
  card.querySelector<HTMLElement>('[data-step="4"] input')?.focus({ preventScroll: true });
  scrollToQuestion(card.parentElement, isInstant || prefersReducedMotion() ? 'instant' : 'smooth');
}

/**
 * Keeps the question in the middle of the window in view when the width changes, for example when
 * the visitor turns a phone. Every question above it then changes its height, which would move it
 * out of view. A change of the height alone is ignored, because the address bar of a phone causes
 * it while the visitor scrolls. Returns a function that stops this.
 */
export function keepMiddleQuestion(items: readonly { readonly id: string }[]): () => void {
  let middle: Element | null = null;
  let width = window.innerWidth;
  const observer = new IntersectionObserver(
    (entries) => {
      middle = entries.findLast(({ isIntersecting }) => isIntersecting)?.target ?? middle;
    },
    { rootMargin: '-50% 0px' },
  );
  for (const { id } of items) {
    const entry = document.getElementById(questionId(id))?.parentElement;
    if (entry) observer.observe(entry);
  }
  const onResize = () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    scrollToQuestion(middle, 'instant');
  };
  window.addEventListener('resize', onResize);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', onResize);
  };
}
