/**
 * Saves answers. Concurrent answers share one SQL statement. An answer that completes a
 * set or may be refused gets a transaction of its own.
 */

import type { Reply } from '../../../contract/endpoints.ts';
import {
  type Attempt,
  listUnanswered,
  acceptAnswer,
  completeSet,
} from '../../../core/survey/attempt.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import { chooseSetB } from '../../../core/survey/choices.ts';
import { answerRefusals, notChosen, unanswered } from '../../../core/survey/refusals.ts';
import { deriveStatus } from '../../../core/survey/status.ts';
import type { Services } from '../../platform/app-services.ts';
import { type BatchLimits, createBatcher } from '../../platform/batcher.ts';
import { randomVersion } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { currentLocale } from '../../platform/language.ts';
import { refuse } from '../../platform/refusal.ts';
import { setSurveyCompleted } from '../accounts/accounts.ts';
import {
  accessFor,
  type AttemptAccess,
  choiceSeed,
  type StoredAttempt,
  type AttemptRow,
  changingColumns,
  openRow,
} from './attempt-row.ts';
import * as attempts from './attempt-store.ts';
import { keepFormerAttempt } from './history.ts';
import {
  type Answer,
  movedOn,
  requireAttempt,
  type SurveyServices,
  type AnswerWriter,
} from './survey-services.ts';

/**
 * Chooses Set B after the last answer of Set A. If the choice fails, the attempt stays in SELECT_B,
 * so that a later request can try again.
 */
function tryToChooseSetB(
  deps: SurveyServices,
  access: AttemptAccess,
  attempt: StoredAttempt,
): StoredAttempt {
  if (attempt.state !== 'SELECT_B') return attempt;
  const edition = findEdition(deps.bankInUse(), attempt.edition);
  try {
    return chooseSetB(
      edition,
      attempt,
      choiceSeed(access, attempt, 'set-b'),
      deps.model.selectSetB,
    );
  } catch (error) {
    deps.logError(error, 'choosing Set B failed');
    return attempt;
  }
}

/** Chooses Set B if an earlier choice failed. Returns any other attempt unchanged. */
export async function resumeAttempt(
  deps: SurveyServices,
  tx: Tx,
  access: AttemptAccess,
  attempt: StoredAttempt,
): Promise<StoredAttempt> {
  const resumed = tryToChooseSetB(deps, access, attempt);
  if (resumed === attempt) return attempt;
  const stored = await attempts.updateAttempt(tx, access, resumed);
  return stored ?? (await attempts.findAttempt(tx, access, attempt.id)) ?? attempt;
}

/**
 * Chooses Set B unless that has happened. Refuses with `conflict` and the unanswered questions if
 * Set A is incomplete, with `unavailable` if the choice fails.
 */
export async function completeSetA(
  deps: SurveyServices,
  caller: Caller,
  attemptId: string | undefined,
): Promise<Reply<'completeSetA'>> {
  const attempt = await deps.db.write(async (tx) => {
    const access = accessFor(deps.bankInUse(), caller);
    const locked = await attempts.lockAttempt(tx, access, attemptId);
    return resumeAttempt(deps, tx, access, requireAttempt(locked, attemptId));
  });
  const edition = findEdition(deps.bankInUse(), attempt.edition);
  const { layout } = edition;
  if (attempt.state === 'A_ACTIVE')
    throw refuse(unanswered(listUnanswered(layout, attempt.answers, layout.setA)));
  if (attempt.state === 'SELECT_B') throw refuse(notChosen);
  return deriveStatus(edition, attempt, deps.now());
}

export async function saveAnswer(
  deps: SurveyServices,
  caller: Caller,
  answer: Answer,
): Promise<Reply<'saveResponse'>> {
  const meter = await deps.limits.today();
  const shared = meter.spendLocally('answer', caller.userId);
  if (!shared && (await deps.writeAnswer(caller, answer))) return { surveyComplete: false };
  const finished = await deps.db.write(async (tx) => {
    // If the allowance of this node is used up, the transaction that saves the answer also counts
    // it for all nodes (ADR 6).
    await shared?.spend(tx);
    return saveInTransaction(deps, tx, caller, answer);
  });
  if (finished) await deps.followers.surveyFinished(caller, finished);
  return { surveyComplete: finished !== null };
}

/** Returns the attempt if this answer finished the survey or a round, otherwise null. */
async function saveInTransaction(
  deps: SurveyServices,
  tx: Tx,
  caller: Caller,
  answer: Answer,
): Promise<StoredAttempt | null> {
  const access = accessFor(deps.bankInUse(), caller);
  const locked = await attempts.lockAttempt(tx, access, answer.attemptId);
  const attempt = requireAttempt(locked, answer.attemptId);
  const { layout } = findEdition(deps.bankInUse(), attempt.edition);
  const given = { ...answer, now: deps.now(), language: currentLocale() };
  const outcome = acceptAnswer(layout, attempt, given);
  if ('refused' in outcome) throw refuse(answerRefusals[outcome.refused]);
  if ('repeated' in outcome) return null;
  const next = outcome.completes
    ? tryToChooseSetB(deps, access, completeSet(outcome.attempt))
    : outcome.attempt;
  const saved = await attempts.updateAttempt(tx, access, next);
  if (!saved) throw movedOn();
  if (saved.state !== 'FINISHED') return null;
  await finishSurvey(deps, tx, caller, saved);
  return saved;
}

/** A finished retake replaces the previous attempt, which is kept as an earlier one. */
async function finishSurvey(
  deps: SurveyServices,
  tx: Tx,
  owner: Owner,
  attempt: Attempt,
): Promise<void> {
  await keepFormerAttempt(deps, tx, accessFor(deps.bankInUse(), owner), attempt.id);
  await attempts.deleteOtherFinishedAttempts(tx, owner.userId, attempt.id);
  await setSurveyCompleted(tx, owner.userId, true);
  await deps.followers.surveyFinishing(tx, owner);
}

/** Runs the work of each user in the order of the calls. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return {
    async run<T>(userId: string, unit: () => Promise<T>): Promise<T> {
      const before = last.get(userId);
      const own = before ? before.then(unit, unit) : unit();
      last.set(userId, own);
      try {
        return await own;
      } finally {
        if (last.get(userId) === own) last.delete(userId);
      }
    },
  };
}

type WriterServices = Pick<Services, 'db' | 'now' | 'bankInUse'>;

/** The most sealed rows that a node keeps in memory. A row has about 750 bytes. */
const maxCachedRows = 5000;
/** After this many lost races against another node, an answer gets a transaction of its own. */
const maxTries = 3;

export function createAnswerWriter(deps: WriterServices, limits: BatchLimits = {}): AnswerWriter {
  const { db } = deps;
  const cache = createRowCache();
  const turns = createTurns();
  const rows = createBatcher<string, AttemptRow | undefined>({
    run: (userIds) => db.read((tx) => attempts.findRowsInProgress(tx, userIds)),
    ...limits,
  });
  const contents = createBatcher<attempts.NewContent, boolean>({
    run: (batch) => db.writeStatement((tx) => attempts.writeContents(tx, db.engine, batch)),
    ...limits,
  });

  async function write(owner: Owner, answer: Answer): Promise<boolean> {
    for (let tries = 0; tries < maxTries; tries++) {
      const row = cache.take(owner) ?? (await rows.submit(owner.userId));
      const changed = row && addAnswer(deps, owner, row, answer);
      if (!changed) return false;
      if (await contents.submit({ ...changed, expected_version: row.version })) {
        cache.put(changed);
        return true;
      }
    }
    return false;
  }
  return (owner, answer) => turns.run(owner.userId, () => write(owner, answer));
}

/** Returns the row with the answer; null if it may be refused or completes the open set. */
function addAnswer(
  deps: WriterServices,
  owner: Owner,
  row: AttemptRow,
  { attemptId = row.id, itemId, value }: Answer,
): AttemptRow | null {
  if (attemptId !== row.id) return null;
  const access = accessFor(deps.bankInUse(), owner);
  const { layout } = findEdition(deps.bankInUse(), row.edition);
  const given = { itemId, value, now: deps.now(), language: currentLocale() };
  const outcome = acceptAnswer(layout, openRow(access, row), given);
  if (!('attempt' in outcome) || outcome.completes) return null;
  return {
    ...row,
    ...changingColumns(access, { ...outcome.attempt, version: randomVersion() }),
  };
}

/** Keeps the latest sealed rows that this node has written, and no keys. */
function createRowCache() {
  const rows = new Map<string, AttemptRow>();
  return {
    /** Removes and returns the row of the user; undefined if there is none. */
    take({ userId }: Owner): AttemptRow | undefined {
      const row = rows.get(userId);
      rows.delete(userId);
      return row;
    },
    put(row: AttemptRow): void {
      rows.set(row.user_id, row);
      const [oldest = ''] = rows.keys();
      if (rows.size > maxCachedRows) rows.delete(oldest);
    },
  };
}
