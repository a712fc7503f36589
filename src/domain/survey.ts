import { itemForms } from 'spark-psychometrics/facts/survey';
import { scaleLabels } from './scale-words.ts';

export {
  formSlugs,
  type ItemForm,
  itemForms,
  minHighAnswer,
  poolCount,
  roundLength,
  setACount,
  setBTargetCount,
} from 'spark-psychometrics/facts/survey';

/** ROUND_ACTIVE: ten more questions after the finished survey, then FINISHED again. */
export const attemptStates = [
  'A_ACTIVE',
  'SELECT_B',
  'B_ACTIVE',
  'ROUND_ACTIVE',
  'FINISHED',
] as const;
export type AttemptState = (typeof attemptStates)[number];

interface Transition {
  /** The set, or the round, whose questions may be answered in this state; null if none. */
  readonly openSet: 'A' | 'B' | 'round' | null;
  /** The state after the open set is complete or, from SELECT_B, after Set B has been chosen. */
  readonly next: AttemptState | null;
}

export const transitions = {
  A_ACTIVE: { openSet: 'A', next: 'SELECT_B' },
  SELECT_B: { openSet: null, next: 'B_ACTIVE' },
  B_ACTIVE: { openSet: 'B', next: 'FINISHED' },
  FINISHED: { openSet: null, next: null },
  ROUND_ACTIVE: { openSet: 'round', next: 'FINISHED' },
} as const satisfies Record<AttemptState, Transition>;

/** Every list of questions; `retired` ones are asked by earlier editions alone. */
export const questionLists = [...itemForms, 'retired'] as const;
export type QuestionList = (typeof questionLists)[number];

export const scaleValues = [1, 2, 3, 4, 5, 6, 7] as const;
export type ScaleValue = (typeof scaleValues)[number];
/** What a person may give to a question; null is a pass, 'Rather not say'. */
export type GivenValue = ScaleValue | null;

/** The default labels. An administrator can change them; the browser falls back on these. */
export const defaultScaleLabels = /* @__PURE__ */ scaleValues.map((value) => ({
  value,
  label: scaleLabels[value - 1] ?? '',
})) as readonly { readonly value: ScaleValue; readonly label: string }[];

/** Must change whenever the text of the consent changes (consent-words.ts). */
export const consentVersion = '2026-12';
