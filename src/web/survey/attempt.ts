/** The survey as the screen sees it: a state, what may happen to it, and what is shown of it. Pure (spec §4, decisions C3, C5, G3). */
import type { Reply } from '../../contract/endpoints.ts';
import { setBTargetCount, type AttemptState, type ScaleValue } from '../../contract/survey.ts';

export type Attempt = Reply<'startSurvey'>;
export type Items = Reply<'surveyItems'>;
export type Item = Items['setAItems'][number];

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

export interface Survey {
  readonly phase: 'loading' | 'failed' | 'loaded';
  /** Null until the attempt has begun: a server may ask for the consent of 'Begin Survey' first (decisions B12). */
  readonly attemptId: string | null;
  readonly state: AttemptState;
  readonly setAItems: readonly Item[];
  readonly setBItems: readonly Item[];
  /** How many questions Set B has once it is chosen. */
  readonly setBCount: number | null;
  /** Answers the server holds. */
  readonly saved: Readonly<Record<string, number>>;
  /** The answer on its way: shown at once, taken back if its save fails. */
  readonly pending: { readonly itemId: string; readonly value: ScaleValue } | null;
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
  pending: null,
  save: 'idle',
  isFollowing: true,
};

const order: Readonly<Record<AttemptState, number>> = { A_ACTIVE: 0, SELECT_B: 1, B_ACTIVE: 2, FINISHED: 3 };

/** Takes over what the server says; an answer that overtook a later one never leads back. */
export function withAttempt(survey: Survey, attempt: Attempt): Survey {
  if (survey.attemptId === attempt.attemptId && order[attempt.state] < order[survey.state]) return survey;
  return {
    ...survey,
    phase: 'loaded',
    attemptId: attempt.attemptId,
    state: attempt.state,
    setBCount: attempt.setBProgress?.total ?? attempt.setBItems?.length ?? null,
    saved: { ...Object.fromEntries(attempt.responses.map(({ itemId, value }) => [itemId, value])), ...survey.saved },
  };
}

export const withItems = (survey: Survey, { setAItems, setBItems }: Items): Survey => ({ ...survey, setAItems, setBItems });

export const withPending = (survey: Survey, itemId: string, value: ScaleValue, isFollowing: boolean): Survey => ({
  ...survey,
  pending: { itemId, value },
  save: 'saving',
  isFollowing,
});

export function withSaved(survey: Survey): Survey {
  const { pending } = survey;
  if (pending === null) return survey;
  return { ...survey, saved: { ...survey.saved, [pending.itemId]: pending.value }, pending: null, save: 'saved' };
}

/** The answer is taken back; the status line says so, and nothing else does (decisions G3). */
export const withSaveFailed = (survey: Survey): Survey => ({ ...survey, pending: null, save: 'failed' });

export type View = 'loading' | 'failed' | 'setA' | 'selecting' | 'setB' | 'finished';

/** What the body shows. Between the sets, whether the state says so already or not, the placeholder stands (spec §2). */
export function viewOf(survey: Survey): View {
  if (survey.phase !== 'loaded') return survey.phase;
  if (survey.state === 'FINISHED') return 'finished';
  if (survey.state === 'B_ACTIVE' && survey.setBItems.length > 0) return 'setB';
  const isSetAOpen = survey.state === 'A_ACTIVE' && (survey.setAItems.length === 0 || openItem(survey.setAItems, survey) !== null);
  return isSetAOpen ? 'setA' : 'selecting';
}

const none: readonly Item[] = [];

/** Only Set A while A_ACTIVE, only Set B while B_ACTIVE (spec §2). */
export function visibleItems(survey: Survey): readonly Item[] {
  const view = viewOf(survey);
  if (view === 'setA') return survey.setAItems;
  return view === 'setB' ? survey.setBItems : none;
}

const openItem = (items: readonly Item[], { saved }: Survey): Item | null => items.find(({ id }) => saved[id] === undefined) ?? null;

/** The first question without a saved answer; it stays open until its save is through. */
export const openItemId = (survey: Survey): string | null => openItem(visibleItems(survey), survey)?.id ?? null;

export type CardState = 'answered' | 'open' | 'locked';

/** One for each visible question: those before the open one can be changed, those after it wait (spec §4, decisions C5). */
export function cardStatesOf(survey: Survey): readonly CardState[] {
  const items = visibleItems(survey);
  const found = items.findIndex(({ id }) => survey.saved[id] === undefined);
  const open = found === -1 ? items.length : found;
  return items.map((_, index) => (index < open ? 'answered' : index === open ? 'open' : 'locked'));
}

export function cardStateOf(survey: Survey, itemId: string): CardState {
  const index = visibleItems(survey).findIndex(({ id }) => id === itemId);
  return cardStatesOf(survey)[index] ?? 'locked';
}

/** Every earlier visible question is answered and no save is in progress (spec §4, answering). */
export function canAnswer(survey: Survey, itemId: string): boolean {
  return survey.attemptId !== null && survey.pending === null && cardStateOf(survey, itemId) !== 'locked';
}

export const answerOf = ({ pending, saved }: Survey, itemId: string): number | null =>
  pending?.itemId === itemId ? pending.value : (saved[itemId] ?? null);

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
  return { answered, total, percent: survey.setAItems.length === 0 ? 0 : Math.min(100, Math.round((answered / total) * 100)) };
}

/** The modal's condition besides the browser's flag: no Set A answers yet (spec §4, welcome modal). */
export const isUntouched = (survey: Survey): boolean => survey.phase === 'loaded' && Object.keys(survey.saved).length === 0 && survey.state === 'A_ACTIVE';

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
