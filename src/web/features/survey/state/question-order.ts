/** Which question is open, and which may be answered (spec §4; product decisions C5). Pure. */

import type { Survey } from './survey-state.ts';
import { selectVisibleItems } from './survey-view.ts';

/** How many answers may wait for a connection. The next question stays locked after that. */
const maxPendingOffline = 3;

/** Online a question counts as answered once it is saved; offline a pending answer is enough. */
const isAnswered = ({ saved, pending, isOffline }: Survey, id: string): boolean =>
  saved[id] !== undefined || (isOffline && pending.some(({ itemId }) => itemId === id));

/** The first visible question without an answer. */
export const selectOpenItemId = (survey: Survey): string | null =>
  selectVisibleItems(survey).find(({ id }) => !isAnswered(survey, id))?.id ?? null;

export type CardState = 'answered' | 'open' | 'locked';

/** One state for each visible question: those before the open one may be changed. */
export function selectCardStates(survey: Survey): readonly CardState[] {
  const items = selectVisibleItems(survey);
  const firstOpen = items.findIndex(({ id }) => !isAnswered(survey, id));
  const open = firstOpen === -1 ? items.length : firstOpen;
  return items.map((_, index) => (index < open ? 'answered' : index === open ? 'open' : 'locked'));
}

export function selectCardState(survey: Survey, itemId: string): CardState {
  const index = selectVisibleItems(survey).findIndex(({ id }) => id === itemId);
  return selectCardStates(survey)[index] ?? 'locked';
}

/** Requires all earlier visible questions answered and, while online, no save in progress. */
export function canAnswer(survey: Survey, itemId: string): boolean {
  const { attemptId, pending, isOffline } = survey;
  const hasRoom = isOffline
    ? pending.length < maxPendingOffline || pending.some((one) => one.itemId === itemId)
    : pending.length === 0;
  return attemptId !== null && hasRoom && selectCardState(survey, itemId) !== 'locked';
}

export const selectAnswer = ({ pending, saved }: Survey, itemId: string): number | null =>
  pending.find((one) => one.itemId === itemId)?.value ?? saved[itemId] ?? null;
