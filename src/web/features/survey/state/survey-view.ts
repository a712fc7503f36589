/** Which part of the survey is on the screen (spec §2, §4). Pure functions. */

import type { AttemptState } from '../../../../domain/survey.ts';
import type { Item, Survey } from './survey-state.ts';
import * as words from './words.ts';

export type View = 'loading' | 'failed' | 'setA' | 'selecting' | 'between' | 'setB' | 'finished';

/**
 * The placeholder 'selecting' starts with the last saved answer of Set A, before the server reports
 * SELECT_B, and ends when the items of Set B are loaded (spec §2). 'between' then says why they are
 * asked, until the visitor goes on.
 */
export function selectView(survey: Survey): View {
  if (survey.phase !== 'loaded') return survey.phase;
  if (survey.state === 'FINISHED') return 'finished';
  if (hasFollowUp.includes(survey.state) && survey.setBItems.length > 0)
    return survey.isBetween ? 'between' : 'setB';
  const isSetAOpen =
    survey.state === 'A_ACTIVE' &&
    (survey.setAItems.length === 0 || hasUnsaved(survey.setAItems, survey));
  return isSetAOpen ? 'setA' : 'selecting';
}

/** The states in which the questions after Set A are open. */
const hasFollowUp: readonly AttemptState[] = ['B_ACTIVE', 'ROUND_ACTIVE'];

/** Returns how many questions of Set A have no saved answer. */
const countUnsavedA = ({ setAItems, saved }: Survey): number =>
  setAItems.filter(({ id }) => saved[id] === undefined).length;

/** Whether at most `count` questions of Set A have no saved answer, and Set B is not there yet. */
export const isNearSetB = (survey: Survey, count: number): boolean =>
  survey.setAItems.length > 0 && survey.setBCount === null && countUnsavedA(survey) <= count;

const hasUnsaved = (items: readonly Item[], { saved }: Survey): boolean =>
  items.some(({ id }) => saved[id] === undefined);

const noItems: readonly Item[] = [];

/**
 * Returns the items of the set that is on the screen, or no items if neither set is (spec §2).
 */
export function selectVisibleItems(survey: Survey): readonly Item[] {
  const view = selectView(survey);
  if (view === 'setA') return survey.setAItems;
  return view === 'setB' ? survey.setBItems : noItems;
}

/**
 * Whether the survey has no saved answer. If so, the screen shows the welcome, unless a flag in the
 * browser says that it was seen (spec §4).
 */
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
  if (survey.phase !== 'loaded') return words.loading;
  return selectView(survey) === 'selecting' ? stageTexts.SELECT_B : stageTexts[survey.state];
}
