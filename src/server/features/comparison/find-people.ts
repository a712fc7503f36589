/** Finds the two people of a comparison by their share codes (product decisions D4). */

import type { Input } from '../../../contract/endpoints.ts';
import type { Respondent } from '../../../psychometrics/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { missedLookUpCost, type RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { badRequest, forbidden, notFound } from '../../platform/refusal/refusal.ts';
import { findUserByShareCode, getUser, normaliseShareCode } from '../accounts/accounts.ts';
import {
  type Attempt,
  findEdition,
  findFinishedAttempt,
  findHardLimits,
  type ItemBank,
  modelAnswers,
} from '../survey/survey.ts';

export interface ComparisonDeps {
  readonly db: Database;
  readonly bank: ItemBank;
  readonly limits: RateLimiter;
}

interface People {
  readonly mine: Respondent;
  readonly theirs: Respondent;
  /** The ids of the questions that at least one of the two marked as a hard limit (C10). */
  readonly limits: ReadonlySet<string>;
}

/**
 * Applies three limits (product decisions B9): look-ups per client, codes that one account compares
 * with in a day, and accounts that compare with one code in a day. The limits apply before the code
 * is looked up, so that they do not reveal whether it exists.
 */
async function limitComparisons(
  deps: ComparisonDeps,
  userId: string,
  client: string,
  otherCode: string,
): Promise<void> {
  const meter = await deps.limits.today();
  await deps.db.write(async (tx) => {
    await meter.spend(tx, 'lookUp', client);
    if (!(await meter.isFirstPair(tx, userId, otherCode))) return;
    await meter.spend(tx, 'comparedCode', userId);
    await meter.spend(tx, 'comparer', otherCode);
  });
}

/** Combines a person's answers with the scoring model of the edition that the person answered. */
const toRespondent = (bank: ItemBank, attempt: Attempt): Respondent => ({
  bank: findEdition(bank, attempt.edition).model,
  answers: modelAnswers(attempt),
});

/**
 * Finds both people. The caller's own code is checked before anything about the other person is
 * read. An unknown code, a code that is switched off and an unfinished survey get the same refusal.
 */
export async function findPeople(
  deps: ComparisonDeps,
  caller: Caller,
  client: string,
  codes: Input<'compareProfiles'>['body'],
): Promise<People> {
  const own = await getUser(deps, caller.userId);
  const ownCode = normaliseShareCode(codes.shareCode1);
  const otherCode = normaliseShareCode(codes.shareCode2);
  if (ownCode !== own.share_code) throw forbidden('The first share code must be your own.');
  if (ownCode === otherCode)
    throw badRequest('This is your own share code. Ask someone you trust for theirs.');
  await limitComparisons(deps, own.id, client, otherCode);
  const other = await findUserByShareCode(deps, otherCode);
  const mine = await findFinishedAttempt(deps, own.id);
  const theirs = other && (await findFinishedAttempt(deps, other.id));
  if (!mine) throw notFound('You have no profile yet. Finish the survey first.');
  if (!other || !theirs) {
    await deps.limits.add('lookUp', client, missedLookUpCost - 1);
    throw notFound('There is no profile for this share code.');
  }
  return {
    mine: toRespondent(deps.bank, mine),
    theirs: toRespondent(deps.bank, theirs),
    limits: await findHardLimits(deps, [own.id, other.id]),
  };
}
