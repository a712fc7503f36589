/** The survey as the screen sees it: a state, what may happen to it, and what is shown of it. Pure (spec §4, decisions C3, C5, G3). */

import type { Reply } from '../../../../contract/endpoints.ts';
import { setBTargetCount, type AttemptState, type ScaleValue } from '../../../../domain/survey.ts';

export type Attempt = Reply<'startSurvey'>;
export type Items = Reply<'surveyItems'>;
export type Item = Items['setAItems'][number];

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'offline';

/** An answer that the server has not acknowledged yet. Kept in memory alone. */
export interface Waiting {
  readonly itemId: string;
  readonly value: ScaleValue;
}

/** Without a connection so many answers may wait; then the next question stays closed. */
const mostWaiting = 3;

export interface Survey {
  readonly phase: 'loading' | 'failed' | 'loaded';
  /** What made it fail, where that was an error. */
  readonly failure?: unknown;
  /** Null until the attempt has begun: a server may ask for the consent of 'Begin Survey' first (decisions B12). */
  readonly attemptId: string | null;
  readonly state: AttemptState;
  readonly setAItems: readonly Item[];
  readonly setBItems: readonly Item[];
  /** How many questions Set B has once it is chosen. */
  readonly setBCount: number | null;
  /** Answers the server holds. */
  readonly saved: Readonly<Record<string, number>>;
  /** Answers on their way, in the order given: shown at once, taken back where a save is refused. Online there is one at most. */
  readonly waiting: readonly Waiting[];
  /** The connection is broken; until everything that waits is saved. */
  readonly isOffline: boolean;
  readonly save: SaveState;
  /** Whether the next question takes the focus: after a click or a digit, not after arrow keys, which only explore. */
  readonly isFollowing: boolean;
}

export const emptySurvey: Survey = {
  phase: 'loading',
  attemptId: null,
  state: 'A_ACTIVE',
  setAItems: [],
  setBItems: [],
  setBCount: null,
  saved: {},
  waiting: [],
  isOffline: false,
  save: 'idle',
  isFollowing: true,
};

const order: Readonly<Record<AttemptState, number>> = {
  A_ACTIVE: 0,
  SELECT_B: 1,
  B_ACTIVE: 2,
  FINISHED: 3,
};

/** Takes over what the server says; an answer that overtook a later one never leads back. */
export function withAttempt(survey: Survey, attempt: Attempt): Survey {
  if (survey.attemptId === attempt.attemptId && order[attempt.state] < order[survey.state])
    return survey;
  return {
    ...survey,
    phase: 'loaded',
    attemptId: attempt.attemptId,
    state: attempt.state,
    setBCount: attempt.setBProgress?.total ?? attempt.setBItems?.length ?? null,
    saved: {
      ...Object.fromEntries(attempt.responses.map(({ itemId, value }) => [itemId, value])),
      ...survey.saved,
    },
  };
}

export const withItems = (survey: Survey, { setAItems, setBItems }: Items): Survey => ({
  ...survey,
  setAItems,
  setBItems,
});

/** A waiting answer to the same question gives way to the new one, and keeps its place. */
export function withWaiting(survey: Survey, answer: Waiting, isFollowing: boolean): Survey {
  const isThere = survey.waiting.some(({ itemId }) => itemId === answer.itemId);
  const waiting = isThere
    ? survey.waiting.map((one) => (one.itemId === answer.itemId ? answer : one))
    : [...survey.waiting, answer];
  return { ...survey, waiting, save: survey.isOffline ? 'offline' : 'saving', isFollowing };
}

/** The very answer that was sent; one that was given meanwhile in its place goes on waiting. */
export function withSaved(survey: Survey, answer: Waiting): Survey {
  const waiting = survey.waiting.filter((one) => one !== answer);
  const isOffline = survey.isOffline && waiting.length > 0;
  return {
    ...survey,
    saved: { ...survey.saved, [answer.itemId]: answer.value },
    waiting,
    isOffline,
    save: waiting.length === 0 ? 'saved' : 'saving',
  };
}

/** The answer is taken back; the status line says so, and nothing else does (decisions G3). */
export function withSaveFailed(survey: Survey, answer: Waiting): Survey {
  const waiting = survey.waiting.filter((one) => one !== answer);
  return { ...survey, waiting, isOffline: survey.isOffline && waiting.length > 0, save: 'failed' };
}

/** The connection is broken: what waits is sent when it is back. */
export const withOffline = (survey: Survey): Survey => ({
  ...survey,
  isOffline: true,
  save: 'offline',
});

export type View = 'loading' | 'failed' | 'setA' | 'selecting' | 'setB' | 'finished';

/** What the body shows. Between the sets, whether the state says so already or not, the placeholder stands (spec §2). */
export function viewOf(survey: Survey): View {
  if (survey.phase !== 'loaded') return survey.phase;
  if (survey.state === 'FINISHED') return 'finished';
  if (survey.state === 'B_ACTIVE' && survey.setBItems.length > 0) return 'setB';
  const isSetAOpen =
    survey.state === 'A_ACTIVE' &&
    (survey.setAItems.length === 0 || openItem(survey.setAItems, survey) !== null);
  return isSetAOpen ? 'setA' : 'selecting';
}

const none: readonly Item[] = [];

/** Only Set A while A_ACTIVE, only Set B while B_ACTIVE (spec §2). */
export function visibleItems(survey: Survey): readonly Item[] {
  const view = viewOf(survey);
  if (view === 'setA') return survey.setAItems;
  return view === 'setB' ? survey.setBItems : none;
}

const openItem = (items: readonly Item[], { saved }: Survey): Item | null =>
  items.find(({ id }) => saved[id] === undefined) ?? null;

/** Online a question counts as answered when its save is through; without a connection a waiting answer does for the time being. */
const isGiven = ({ saved, waiting, isOffline }: Survey, id: string): boolean =>
  saved[id] !== undefined || (isOffline && waiting.some(({ itemId }) => itemId === id));

/** The first question that counts as not answered. */
export const openItemId = (survey: Survey): string | null =>
  visibleItems(survey).find(({ id }) => !isGiven(survey, id))?.id ?? null;

export type CardState = 'answered' | 'open' | 'locked';

/** One for each visible question: those before the open one can be changed, those after it wait (spec §4, decisions C5). */
export function cardStatesOf(survey: Survey): readonly CardState[] {
  const items = visibleItems(survey);
  const found = items.findIndex(({ id }) => !isGiven(survey, id));
  const open = found === -1 ? items.length : found;
  return items.map((_, index) => (index < open ? 'answered' : index === open ? 'open' : 'locked'));
}

export function cardStateOf(survey: Survey, itemId: string): CardState {
  const index = visibleItems(survey).findIndex(({ id }) => id === itemId);
  return cardStatesOf(survey)[index] ?? 'locked';
}

/** Every earlier visible question is answered and no save is in progress (spec §4, answering); without a connection up to three wait. */
export function canAnswer(survey: Survey, itemId: string): boolean {
  const { attemptId, waiting, isOffline } = survey;
  const hasRoom = isOffline
    ? waiting.length < mostWaiting || waiting.some((one) => one.itemId === itemId)
    : waiting.length === 0;
  return attemptId !== null && hasRoom && cardStateOf(survey, itemId) !== 'locked';
}

export const answerOf = ({ waiting, saved }: Survey, itemId: string): number | null =>
  waiting.find((one) => one.itemId === itemId)?.value ?? saved[itemId] ?? null;

export interface Progress {
  readonly answered: number;
  readonly total: number;
  readonly percent: number;
}

/** Answered ÷ (Set A count + Set B count), a whole percent (spec §9); until Set B is chosen it counts with its least number. */
export function progressOf(survey: Survey): Progress {
  const setB = survey.setBCount ?? setBTargetCount.default;
  const total = survey.setAItems.length + setB;
  const answered = Object.keys(survey.saved).length;
  return {
    answered,
    total,
    percent:
      survey.setAItems.length === 0 ? 0 : Math.min(100, Math.round((answered / total) * 100)),
  };
}

/** The modal's condition besides the browser's flag: no Set A answers yet (spec §4, welcome modal). */
export const isUntouched = (survey: Survey): boolean =>
  survey.phase === 'loaded' &&
  Object.keys(survey.saved).length === 0 &&
  survey.state === 'A_ACTIVE';

const stageTexts: Readonly<Record<AttemptState, string>> = {
  A_ACTIVE: 'Core Questions (Set A)',
  SELECT_B: 'Selecting Personalized Questions...',
  B_ACTIVE: 'Personalized Questions (Set B)',
  FINISHED: 'Survey Complete',
};

export function stageTextOf(survey: Survey): string {
  if (survey.phase !== 'loaded') return 'Loading...';
  return viewOf(survey) === 'selecting' ? stageTexts.SELECT_B : stageTexts[survey.state];
}
