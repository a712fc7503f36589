import { selectOpenItemId } from '../state/question-order.ts';
import type { Visit } from './visit.ts';

/**
 * A double tap on an answer, or on 'Continue' between the sets, must not answer the question that
 * it opens, which nobody can have read.
 */
const readingPauseMs = 350;

/** Returns a function that tells whether a tap opened a question less than `readingPauseMs` ago. */
export function createReadingPause({ world, store }: Visit): (itemId: string) => boolean {
  let openedId: string | null = null;
  let openedAt = 0;
  store.subscribe((survey, before) => {
    const openId = selectOpenItemId(survey);
    const previousId = selectOpenItemId(before);
    if (openId === previousId) return;
    openedId = previousId !== null || before.isBetween ? openId : null;
    openedAt = world.now();
  });
  return (itemId) => itemId === openedId && world.now() - openedAt < readingPauseMs;
}
