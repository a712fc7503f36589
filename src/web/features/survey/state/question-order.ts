/**
 * Which question is open, and which may be answered (spec §4; product decisions C5). Pure
 * functions.
 */

import type { Survey } from './survey-state.ts';
import { selectVisibleItems } from './survey-view.ts';

/**
 * The maximum number of answers that may wait for a connection. When so many are waiting, the next
 * question cannot be answered.
 */
const maxPendingOffline = 3;

/**
 * While online, a question counts as answered once its answer is saved. While offline, it also
 * counts as answered if its answer is pending.
 */
const isAnswered = ({ saved, pending, isOffline }: Survey, id: string): boolean =>
  saved[id] !== undefined || (isOffline && pending.some(({ itemId }) => itemId === id));

/** Returns the id of the first visible question without an answer. */
export const selectOpenItemId = (survey: Survey): string | null =>
  selectVisibleItems(survey).find(({ id }) => !isAnswered(survey, id))?.id ?? null;

export type CardState = 'answered' | 'open' | 'locked';

/** Returns one state for each visible question. Questions before the open one may be changed. */
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

/**
 * Whether the question may be answered. All earlier visible questions must be answered. While
 * online, no save may be in progress. While offline, at most `maxPendingOffline` answers may wait;
 * one that is already waiting may still be changed.
 */
export function canAnswer(survey: Survey, itemId: string): boolean {
  const { attemptId, pending, isOffline } = survey;
  const hasRoom = isOffline
    ? pending.length < maxPendingOffline || pending.some((one) => one.itemId === itemId)
    : pending.length === 0;
  return attemptId !== null && hasRoom && selectCardState(survey, itemId) !== 'locked';
}

export const selectAnswer = ({ pending, saved }: Survey, itemId: string): number | null =>
  pending.find((one) => one.itemId === itemId)?.value ?? saved[itemId] ?? null;
