/** Writes a sentence that the person may send, from their clearest yes and no. Pure functions. */

import type { Reply } from '../../../../contract/endpoints.ts';
import * as words from './words.ts';

type Clearest = Reply<'listAnswers'>['clearest'];

const maxTopics = 2;

/**
 * The clearest yes to an activity becomes a wish, and further ones are named. What is only imagined
 * is called so. Null without a yes.
 */
export function writeSendable({ yes, no }: Clearest): string | null {
  if (yes.length === 0) return null;
  const topics = (answers: Clearest['yes']): string[] =>
    answers.flatMap(({ topic }) => topic ?? []).slice(0, maxTopics);
  const [first, ...others] = yes.filter(({ isImagined }) => !isImagined);
  const imagined = yes.filter(({ isImagined }) => isImagined);
  const wish = first && (words.wishes[first.theme][first.side] ?? words.wishes[first.theme].plain);
  const sentences = [
    ...(wish ? [wish] : []),
    ...(others.length > 0 ? [words.yesPlease(topics(others))] : []),
    ...(others.length === 0 && imagined.length > 0 ? [words.onMyMind(topics(imagined))] : []),
    ...(topics(no).length > 0 ? [words.noThanks(topics(no))] : []),
  ];
  return sentences.join(' ');
}
