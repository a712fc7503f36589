/** The two-stage survey: start, answer, choose Set B, finish, read (spec §4, decisions C2–C6). */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { defaultScaleLabels } from '../../../domain/survey.ts';
import { type Answers, selectSetB, type SetBOptions } from '../../../psychometrics/index.ts';
import { type BatchLimits, createBatcher } from '../../platform/batching/batcher.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import {
  badRequest,
  conflict,
  forbidden,
  notFound,
  unauthorized,
  unavailable,
} from '../../platform/refusal/refusal.ts';
import {
  utcDay,
  insertRetake,
  lockUserAgainstDeletion,
  newId,
  type RandomBytes,
  selectRetakes,
  setConsent,
  setSurveyCompleted,
} from '../accounts/accounts.ts';
import {
  answerOf,
  type Attempt,
  isInBank,
  isSetComplete,
  mayAnswer,
  noAnswers,
  positionOf,
  setAItems,
  unanswered,
} from './attempt.ts';
import type { ItemBank } from './bank.ts';
import * as store from './store.ts';

export interface SurveyDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly bank: ItemBank;
  readonly limits: RateLimiter;
  /** Whether `start` without a consent is refused (decisions B12). */
  readonly requireConsent: boolean;
  /** Whether programs may answer, for tests and demonstration (decisions C8). */
  readonly demo: boolean;
  /** Chooses Set B; the model's own, unless a test hands in another. */
  readonly choose?: (answers: Answers, options: SetBOptions) => string[];
  /** Made by `createAnswerWriter`. */
  readonly writeAnswer: (answer: store.OpenAnswer) => Promise<boolean>;
  /** Told after the commit that began an attempt. */
  readonly onStarted?: (synthetic: boolean) => void;
  /** Told after the commit that finished an attempt (decisions D2). */
  readonly onFinished: (userId: string, synthetic: boolean) => void;
  readonly logError: (error: unknown, what: string) => void;
}

/** Retakes of the survey (decisions C7). */
const retakeLimit = { count: 3, days: 30 } as const;

const noAttempt = 'You have not started the survey yet.';

/** A person's answers as the model takes them: in the bank's order, null where there is none. */
export function modelAnswers(attempt: Pick<Attempt, 'answers'>): Answers {
  return [...attempt.answers].map((digit) => (digit === '0' ? null : Number(digit)));
}

function presentAttempt(attempt: Attempt): Reply<'surveyStatus'> {
  const answered = [...setAItems, ...attempt.setB].filter(
    (id) => answerOf(attempt.answers, id) > 0,
  );
  const progress = (ids: readonly string[]): { answered: number; total: number } => ({
    answered: ids.length - unanswered(attempt.answers, ids).length,
    total: ids.length,
  });
  return {
    attemptId: attempt.id,
    state: attempt.state,
    setAItems: [...setAItems],
    ...(attempt.setB.length > 0 && {
      setBItems: [...attempt.setB],
      setBProgress: progress(attempt.setB),
    }),
    responses: answered.map((itemId) => ({ itemId, value: answerOf(attempt.answers, itemId) })),
    ...(attempt.synthetic && { synthetic: true }),
    setAProgress: progress(setAItems),
  };
}

function newAttempt(
  deps: SurveyDeps,
  caller: Caller,
  length: Pick<Attempt, 'targetCount' | 'adaptive' | 'synthetic'>,
): Attempt {
  return {
    id: newId(deps.random),
    userId: caller.userId,
    state: 'A_ACTIVE',
    setB: [],
    answers: noAnswers,
    ...length,
  };
}

/**
 * Starts, resumes, or returns the finished attempt; the same one however often and at once it is called. A program states
 * no consent, and needs none: its answers are nobody's (decisions B12, C8).
 */
export async function startSurvey(
  deps: SurveyDeps,
  caller: Caller,
  options: Input<'startSurvey'>['body'],
): Promise<Reply<'startSurvey'>> {
  const { consent, synthetic } = options;
  if (synthetic && !deps.demo) throw forbidden('This site makes no random profiles.');
  if (deps.requireConsent && !consent && !synthetic)
    throw badRequest('Please confirm that you are 18 or older.', {
      consent: 'Please confirm that you are 18 or older.',
    });
  const { attempt, isNew } = await deps.db.write(async (tx) => {
    if (!(await lockUserAgainstDeletion(tx, caller.userId))) throw unauthorized();
    if (consent)
      await setConsent(tx, caller.userId, { version: consent.version, day: utcDay(deps.now()) });
    const current = await store.findCurrentAttempt(tx, caller.userId);
    const asked = {
      targetCount: options.setBTargetCount,
      adaptive: options.setBAdaptive,
      synthetic,
    };
    if (current)
      return {
        attempt: await resume(
          deps,
          tx,
          synthetic ? await asSynthetic(tx, current, asked) : current,
        ),
        isNew: false,
      };
    const fresh = newAttempt(deps, caller, asked);
    await store.insertAttempt(tx, fresh, utcDay(deps.now()));
    const attempt = (await store.findCurrentAttempt(tx, caller.userId)) ?? fresh;
    return { attempt, isNew: attempt.id === fresh.id };
  });
  if (isNew) deps.onStarted?.(synthetic);
  return presentAttempt(attempt);
}

/**
 * Begins again after a finished survey; the old answers stay until the new ones are complete. At most three times in
 * 30 days, so that comparing cannot be used to probe (decisions C7). Called twice at once, it begins one attempt.
 */
export async function retakeSurvey(
  deps: SurveyDeps,
  caller: Caller,
): Promise<Reply<'retakeSurvey'>> {
  const { attempt, isNew } = await deps.db.write(async (tx) => {
    const current = await store.lockAttempt(tx, caller.userId, undefined);
    if (!current) throw notFound(noAttempt);
    if (current.state !== 'FINISHED') return { attempt: current, isNew: false };
    const since = utcDay(deps.now() - retakeLimit.days * 86_400_000);
    const recent = (await selectRetakes(tx, caller.userId)).filter((day) => day > since);
    if (recent.length >= retakeLimit.count)
      throw conflict(
        `You can retake the survey ${retakeLimit.count} times in ${retakeLimit.days} days. Please come back later; your profile stays as it is.`,
      );
    const { targetCount, adaptive } = current;
    const fresh = newAttempt(deps, caller, { targetCount, adaptive, synthetic: false });
    await store.insertAttempt(tx, fresh, utcDay(deps.now()));
    await insertRetake(tx, caller.userId, utcDay(deps.now()));
    await setSurveyCompleted(tx, caller.userId, false);
    const attempt = (await store.findCurrentAttempt(tx, caller.userId)) ?? current;
    return { attempt, isNew: attempt.id === fresh.id };
  });
  if (isNew) deps.onStarted?.(false);
  return presentAttempt(attempt);
}

/** A program goes on with it, at the length that it asks for while Set B is not chosen (C2). What a person has finished stays what it is. */
async function asSynthetic(
  tx: Tx,
  attempt: Attempt,
  asked: Pick<Attempt, 'targetCount' | 'adaptive' | 'synthetic'>,
): Promise<Attempt> {
  if (attempt.state === 'FINISHED' || attempt.synthetic) return attempt;
  const { targetCount, adaptive } = attempt.setB.length === 0 ? asked : attempt;
  await store.markSynthetic(tx, { id: attempt.id, targetCount, adaptive });
  return { ...attempt, synthetic: true, targetCount, adaptive };
}

/** An attempt that was left in SELECT_B by a failed choice gets another one (decisions C3). */
async function resume(deps: SurveyDeps, tx: Tx, attempt: Attempt): Promise<Attempt> {
  return attempt.state === 'SELECT_B' ? chooseSetB(deps, tx, attempt) : attempt;
}

/** SELECT_B → B_ACTIVE. Where the choice fails the attempt stays as it is, to be chosen again later. */
async function chooseSetB(deps: SurveyDeps, tx: Tx, attempt: Attempt): Promise<Attempt> {
  const counts = await store.selectExposure(tx);
  const options: SetBOptions = {
    targetCount: attempt.targetCount,
    adaptiveLength: attempt.adaptive,
    seed: attempt.id,
    exposure: deps.bank.texts.map(({ id }) => counts.get(id) ?? 0),
  };
  let setB: string[];
  try {
    setB = deps.choose
      ? deps.choose(modelAnswers(attempt), options)
      : selectSetB(deps.bank.model, modelAnswers(attempt), options);
  } catch (error) {
    deps.logError(error, 'choosing Set B failed');
    return attempt;
  }
  if ((await store.updateState(tx, attempt, 'B_ACTIVE', setB)) && !attempt.synthetic)
    await store.incrementExposure(tx, setB);
  return (await store.findAttempt(tx, attempt.userId, attempt.id)) ?? attempt;
}

function present(attempt: Attempt | undefined, attemptId: string | undefined): Attempt {
  if (!attempt) throw notFound(attemptId === undefined ? noAttempt : 'There is no such attempt.');
  return attempt;
}

/** To be changed in this unit of work. */
async function lockAttempt(
  tx: Tx,
  userId: string,
  attemptId: string | undefined,
): Promise<Attempt> {
  return present(await store.lockAttempt(tx, userId, attemptId), attemptId);
}

/** Saves answers that arrive at the same time in one statement; resolves with whether the answer was written. */
export function createAnswerWriter(
  db: Database,
  limits: BatchLimits = {},
): (answer: store.OpenAnswer) => Promise<boolean> {
  return createBatcher({
    ...limits,
    run: (answers: readonly store.OpenAnswer[]) =>
      db.writeStatement((tx) => store.updateOpenAnswers(tx, answers)),
  }).submit;
}

/**
 * Most answers leave their set open, and are written with others in one statement. What completes a set, is refused,
 * or has to be counted with the other nodes is a unit of work of its own.
 */
export async function saveAnswer(
  deps: SurveyDeps,
  caller: Caller,
  answer: Input<'saveResponse'>['body'],
): Promise<Reply<'saveResponse'>> {
  const meter = await deps.limits.today();
  const isFree = meter.spendFree('answer', caller.userId);
  if (isFree && isInBank(answer.itemId)) {
    const { attemptId = null, itemId, value } = answer;
    if (
      await deps.writeAnswer({
        userId: caller.userId,
        attemptId,
        itemId,
        position: positionOf(itemId),
        value,
      })
    )
      return { surveyComplete: false };
  }
  const finished = await deps.db.write(async (tx) => {
    if (!isFree) await meter.spend(tx, 'answer', caller.userId); // in this very commit, and for most answers in memory alone (decisions 010)
    const attempt = await lockAttempt(tx, caller.userId, answer.attemptId);
    const verdict = mayAnswer(attempt, answer.itemId);
    if (verdict !== 'allowed') {
      if (verdict.status === 409 && isRepeat(attempt, answer)) return null;
      throw verdict.status === 400 ? badRequest(verdict.reason) : conflict(verdict.reason);
    }
    const saved = await store.updateAnswer(tx, attempt, positionOf(answer.itemId), answer.value);
    if (!saved) throw conflict('The survey has moved on in another window. Please load it again.');
    return isSetComplete(saved) && (await completeSet(deps, tx, saved)) ? saved : null;
  });
  if (finished) deps.onFinished(caller.userId, finished.synthetic);
  return { surveyComplete: finished !== null };
}

/** The caller never heard that this very answer, which completed Set A, was saved, and sends it again. */
function isRepeat(attempt: Attempt, answer: { itemId: string; value: number }): boolean {
  return (
    attempt.state !== 'FINISHED' &&
    answer.itemId.startsWith('A') &&
    answerOf(attempt.answers, answer.itemId) === answer.value
  );
}

/** The open set has all its answers: on to the next state, in the same transaction. Returns whether the survey is finished. */
async function completeSet(deps: SurveyDeps, tx: Tx, attempt: Attempt): Promise<boolean> {
  if (attempt.state === 'A_ACTIVE') {
    if (await store.updateState(tx, attempt, 'SELECT_B'))
      await chooseSetB(deps, tx, { ...attempt, state: 'SELECT_B' });
    return false;
  }
  await store.updateState(tx, attempt, 'FINISHED');
  await store.deleteOtherFinishedAttempts(tx, attempt.userId, attempt.id); // a retake replaces what was before (decisions C7)
  await setSurveyCompleted(tx, attempt.userId, true);
  return true;
}

/** Idempotent. 409 with the ids that are missing; 503 where Set B could not be chosen this time either. */
export async function completeSetA(
  deps: SurveyDeps,
  caller: Caller,
  attemptId: string | undefined,
): Promise<Reply<'completeSetA'>> {
  const attempt = await deps.db.write(async (tx) =>
    resume(deps, tx, await lockAttempt(tx, caller.userId, attemptId)),
  );
  if (attempt.state === 'A_ACTIVE')
    throw conflict(
      'Some core questions have no answer yet.',
      unanswered(attempt.answers, setAItems),
    );
  if (attempt.state === 'SELECT_B')
    throw unavailable(
      'Your personalised questions could not be chosen. Nothing is lost; please try again in a moment.',
    );
  return presentAttempt(attempt);
}

export async function surveyStatus(
  deps: SurveyDeps,
  caller: Caller,
  attemptId?: string,
): Promise<Reply<'surveyStatus'>> {
  const attempt = await deps.db.read((tx) =>
    attemptId === undefined
      ? store.findCurrentAttempt(tx, caller.userId)
      : store.findAttempt(tx, caller.userId, attemptId),
  );
  return presentAttempt(present(attempt, attemptId));
}

export async function surveyItems(deps: SurveyDeps, caller: Caller): Promise<Reply<'surveyItems'>> {
  const attempt = await deps.db.read((tx) => store.findCurrentAttempt(tx, caller.userId));
  const texts = await itemTexts(deps);
  const withText = (ids: readonly string[]): { id: string; text: string }[] =>
    ids.map((id) => ({ id, text: texts.get(id) ?? '' }));
  return { setAItems: withText(setAItems), setBItems: withText(attempt?.setB ?? []) };
}

export async function scaleLabels(deps: Pick<SurveyDeps, 'db'>): Promise<Reply<'scaleLabels'>> {
  return deps.db.read(store.selectScaleLabels);
}

export async function itemTexts(
  deps: Pick<SurveyDeps, 'db'>,
): Promise<ReadonlyMap<string, string>> {
  return deps.db.read(store.selectItemTexts);
}

/** Every attempt of the user with its day, for the export (decisions B11). */
export async function listAttempts(
  deps: Pick<SurveyDeps, 'db'>,
  userId: string,
): Promise<{ attempt: Attempt; startedDay: string }[]> {
  return deps.db.read((tx) => store.selectAttempts(tx, userId));
}

export async function findFinishedAttempt(
  deps: Pick<SurveyDeps, 'db'>,
  userId: string,
): Promise<Attempt | undefined> {
  return deps.db.read((tx) => store.findFinishedAttempt(tx, userId));
}

/** Puts the bank's texts and the default labels into the database; edited ones stay. */
export async function loadBank(deps: Pick<SurveyDeps, 'db' | 'bank'>): Promise<void> {
  await deps.db.write(async (tx) => {
    await store.upsertItems(tx, deps.bank.texts);
    await store.insertMissingScaleLabels(tx, defaultScaleLabels);
  });
}

export type { Attempt } from './attempt.ts';
export { type ItemBank, readItemBank } from './bank.ts';
