/** What the reply to a comparison tells about the answers of the other person. */

import type { Reply } from '../../../src/contract/endpoints.ts';
import { bank } from '../../support/server/test-app.ts';

const { items, indexById, twin } = bank.current.model;
const idsByText = new Map(bank.texts.map(({ id, text }) => [text, id]));
const counterparts = new Map(items.map(({ id, compareTo }) => [id, compareTo]));

function findId(text: string): string {
  const id = idsByText.get(text);
  if (id === undefined) throw new Error(`no item of the bank has the text “${text}”`);
  return id;
}

/**
 * Returns the ids of the other person's items that the reply discloses: items that it names, and
 * activities whose answer a dream scenario shows.
 */
export function readDisclosedItems({
  sharedActivities,
  dreamScenarios,
}: Reply<'compareProfiles'>): string[] {
  const named = sharedActivities.flatMap(
    ({ questionText, complementaryQuestionText, isMutualComplementary }) => [
      findId(complementaryQuestionText),
      ...(isMutualComplementary ? [findId(questionText)] : []),
    ],
  );
  const dreamed = dreamScenarios.flatMap(({ questionText, estimated }) => {
    const theirs = counterparts.get(findId(questionText)) ?? '';
    const activity = estimated ? undefined : items[twin[indexById.get(theirs) ?? -1] ?? -1]?.id;
    return activity === undefined ? [theirs] : [theirs, activity];
  });
  return [...named, ...dreamed];
}
