/** The state of an attempt, and how an answer or a reply changes it. Pure functions. */

import type { Reply } from '../../../contract/endpoints.ts';
import { attemptStates, type AttemptState, type GivenValue } from '../../../domain/survey.ts';

export type Attempt = Reply<'startSurvey'>;
export type Items = Reply<'surveyItems'>;
export type Item = Items['setBItems'][number];

type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'offline';

/** An answer that the server has not acknowledged yet. It is kept in memory only. */
export interface PendingAnswer {
  readonly itemId: string;
  readonly value: GivenValue;
}

export interface Survey {
  readonly phase: 'loading' | 'failed' | 'loaded';
  /** The error that made loading fail, if there was one. */
  readonly failure?: unknown;
  /** Null until the attempt has begun: a server may require the consent first. */
  readonly attemptId: string | null;
  readonly state: AttemptState;
  /** Whether this visit is a round of ten after the survey. The round then replaces Set B. */
  readonly isRound: boolean;
  readonly setAItems: readonly Item[];
  /** The ids of Set A in the order of the attempt; empty until it has begun. */
  readonly setAOrder: readonly string[];
  readonly setBItems: readonly Item[];
  /** The size of Set B, known once it is chosen. */
  readonly setBCount: number | null;
  /** The time from the first answer to the latest reply, as the server counts it. */
  readonly secondsSinceStart: number | null;
  /** The answers that the server has stored; null for a pass. */
  readonly saved: Readonly<Record<string, number | null>>;
  /** The questions whose last save failed. The server may still have stored the answer. */
  readonly unsure: readonly string[];
  /** Oldest first, and shown at once. While online there is at most one. */
  readonly pending: readonly PendingAnswer[];
  /** Becomes true when a save cannot reach the server, and false when no answer is pending. */
  readonly isOffline: boolean;
  readonly saveStatus: SaveStatus;
  /** Whether the next question takes the focus: after a click or a digit, not an arrow key. */
  readonly shouldAdvance: boolean;
}

export const emptySurvey: Survey = {
  phase: 'loading',
  attemptId: null,
  state: 'A_ACTIVE',
  isRound: false,
  setAItems: [],
  setAOrder: [],
  setBItems: [],
  setBCount: null,
  secondsSinceStart: null,
  saved: {},
  unsure: [],
  pending: [],
  isOffline: false,
  saveStatus: 'idle',
  shouldAdvance: true,
};

export const withFailure = (survey: Survey, failure?: unknown): Survey => ({
  ...survey,
  phase: 'failed',
  failure,
});

const isEarlier = (one: AttemptState, other: AttemptState): boolean =>
  attemptStates.indexOf(one) < attemptStates.indexOf(other);

/** The questions may arrive before the order of the attempt; until then `ids` is empty. */
const inOrder = (items: readonly Item[], ids: readonly string[]): readonly Item[] =>
  items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));

/** Applies a reply of the server. A delayed reply must not restore an earlier state. */
export function withAttempt(survey: Survey, attempt: Attempt): Survey {
  if (survey.attemptId === attempt.attemptId && isEarlier(attempt.state, survey.state))
    return survey;
  // The reply of a broken server or proxy may lack it.
  const { setAItems }: Partial<Attempt> = attempt;
  const setAOrder = setAItems ?? survey.setAOrder;
  const saved = { ...survey.saved };
  for (const { itemId, value } of attempt.responses)
    if (saved[itemId] === undefined || survey.unsure.includes(itemId)) saved[itemId] = value;
  return {
    ...survey,
    phase: 'loaded',
    attemptId: attempt.attemptId,
    setAItems: inOrder(survey.setAItems, setAOrder),
    setAOrder,
    state: attempt.state,
    isRound: survey.isRound || attempt.state === 'ROUND_ACTIVE',
    setBCount: attempt.setBProgress?.total ?? attempt.setBItems?.length ?? null,
    secondsSinceStart: attempt.secondsSinceStart ?? survey.secondsSinceStart,
    saved,
  };
}

export const withItems = (survey: Survey, { setAItems, setBItems }: Items): Survey => ({
  ...survey,
  setAItems: inOrder(setAItems, survey.setAOrder),
  setBItems,
});

/** Adds an answer. It replaces a pending answer to the same question. */
export function withPendingAnswer(
  survey: Survey,
  answer: PendingAnswer,
  shouldAdvance: boolean,
): Survey {
  const isReplacement = survey.pending.some(({ itemId }) => itemId === answer.itemId);
  const pending = isReplacement
    ? survey.pending.map((one) => (one.itemId === answer.itemId ? answer : one))
    : [...survey.pending, answer];
  return { ...survey, pending, saveStatus: survey.isOffline ? 'offline' : 'saving', shouldAdvance };
}

/** By identity, so that an answer that was changed during its save stays pending. */
function withoutPending(survey: Survey, answer: PendingAnswer): Survey {
  const pending = survey.pending.filter((one) => one !== answer);
  return { ...survey, pending, isOffline: survey.isOffline && pending.length > 0 };
}

export function withSaved(survey: Survey, answer: PendingAnswer): Survey {
  const rest = withoutPending(survey, answer);
  return {
    ...rest,
    saved: { ...rest.saved, [answer.itemId]: answer.value },
    unsure: rest.unsure.filter((id) => id !== answer.itemId),
    saveStatus: rest.pending.length === 0 ? 'saved' : 'saving',
  };
}

/** Discards the answer. Only the status line reports the failure. */
export const withSaveFailed = (survey: Survey, answer: PendingAnswer): Survey => ({
  ...withoutPending(survey, answer),
  unsure: [...survey.unsure, answer.itemId],
  saveStatus: 'failed',
});

/** Clears the failure if the server has stored the answer. */
export const withOutcome = (survey: Survey, { itemId, value }: PendingAnswer): Survey =>
  survey.saveStatus === 'failed' && survey.saved[itemId] === value
    ? { ...survey, saveStatus: 'saved' }
    : survey;

export const withOffline = (survey: Survey): Survey => ({
  ...survey,
  isOffline: true,
  saveStatus: 'offline',
});
