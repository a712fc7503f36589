/** Chooses the visible part of the survey. Pure functions. */

import { setBTargetCount, type AttemptState } from '../../../domain/survey.ts';
import { loading } from '../../ui/words.ts';
import type { Survey, Item } from './survey-state.ts';
import * as words from './words.ts';

export interface Progress {
  readonly answered: number;
  readonly total: number;
  readonly percent: number;
}

/**
 * Computes answered ÷ (Set A count + Set B count) as a whole percent. Before Set B is chosen, its
 * largest size is its count, so that the percent never falls. A round counts only its own
 * questions.
 */
export function selectProgress({
  setAItems,
  setBItems,
  setBCount,
  saved,
  isRound,
}: Survey): Progress {
  const asked = isRound ? setBItems : setAItems;
  const total = asked.length + (isRound ? 0 : (setBCount ?? setBTargetCount.max));
  const answered = isRound
    ? asked.filter(({ id }) => saved[id] !== undefined).length
    : Object.keys(saved).length;
  return {
    answered,
    total,
    percent: asked.length > 0 ? Math.min(100, Math.round((answered / total) * 100)) : 0,
  };
}

export type View = 'loading' | 'failed' | 'setA' | 'selecting' | 'setB' | 'finished';

/**
 * The placeholder 'selecting' starts with the last saved answer of Set A, before the server reports
 * SELECT_B, and ends when the items of Set B are loaded.
 */
export function selectView(survey: Survey): View {
  if (survey.phase !== 'loaded') return survey.phase;
  if (survey.state === 'FINISHED') return 'finished';
  if (hasFollowUp.includes(survey.state) && survey.setBItems.length > 0) return 'setB';
  const isSetAOpen =
    survey.state === 'A_ACTIVE' && (survey.setAItems.length === 0 || countUnsavedA(survey) > 0);
  return isSetAOpen ? 'setA' : 'selecting';
}

/** The states in which the questions after Set A are open. */
const hasFollowUp: readonly AttemptState[] = ['B_ACTIVE', 'ROUND_ACTIVE'];

const countUnsavedA = ({ setAItems, saved }: Survey): number =>
  setAItems.filter(({ id }) => saved[id] === undefined).length;

const noItems: readonly Item[] = [];

/** The items of the set that is on the screen. */
export function selectVisibleItems(survey: Survey): readonly Item[] {
  const view = selectView(survey);
  if (view === 'setA') return survey.setAItems;
  return view === 'setB' ? survey.setBItems : noItems;
}

/** Whether no answer is saved, so that the welcome is due. */
export const isUntouched = (survey: Survey): boolean =>
  survey.phase === 'loaded' &&
  Object.keys(survey.saved).length === 0 &&
  survey.state === 'A_ACTIVE';

const stageTexts: Readonly<Record<AttemptState, string>> = {
  A_ACTIVE: words.coreQuestions,
  SELECT_B: words.selectingQuestions,
  B_ACTIVE: words.personalizedQuestions,
  FINISHED: words.surveyComplete,
  ROUND_ACTIVE: words.roundQuestions,
};

export function selectStageText(survey: Survey): string {
  if (survey.phase !== 'loaded') return loading;
  return selectView(survey) === 'selecting' ? stageTexts.SELECT_B : stageTexts[survey.state];
}

/** The maximum number of answers that wait for a connection. */
const maxPendingOffline = 3;

/** A question counts as answered once its answer is saved; while offline, once it is given. */
const isAnswered = ({ saved, pending, isOffline }: Survey, id: string): boolean =>
  saved[id] !== undefined || (isOffline && pending.some(({ itemId }) => itemId === id));

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

/** Returns null for a pass, and undefined if the question is still to be answered. */
export function selectAnswer(
  { pending, saved }: Survey,
  itemId: string,
): number | null | undefined {
  const waiting = pending.find((one) => one.itemId === itemId);
  return waiting ? waiting.value : saved[itemId];
}
