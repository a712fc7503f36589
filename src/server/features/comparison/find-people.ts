/** Finds the two people of a comparison by their share codes. */

import { createHmac } from 'node:crypto';
import type { Input } from '../../../contract/endpoints.ts';
import type { Attempt } from '../../../core/survey/attempt.ts';
import type { ItemBank } from '../../../core/survey/bank.ts';
import type { RotatingKey } from '../../platform/crypto/keyring.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { badRequest, forbidden } from '../../platform/refusal.ts';
import { getUser, normaliseShareCode, openDetails } from '../accounts/accounts.ts';
import { type PublicRecord, requireRecord } from '../sharing/sharing.ts';
import { findFinishedAttempt, noProfile } from '../survey/survey.ts';

export interface ComparisonDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly bank: ItemBank;
  /** Returns null if the parameters of a record are gone. */
  readonly bankOf: (tx: Tx, parameterSet: string) => Promise<ItemBank | null>;
  readonly limits: RateLimiter;
  readonly shareCodeKey: RotatingKey;
}

export interface People {
  readonly mine: Attempt;
  readonly theirs: PublicRecord;
  /** The share code of the other person, as it was issued. */
  readonly otherCode: string;
}

/**
 * Stands for the caller and a share code. It takes the data key to compute, so that no count tells
 * who compared with whom.
 */
export function pairTag({ dataKey }: Caller, otherCode: string): Uint8Array {
  return new Uint8Array(createHmac('sha256', dataKey).update(`pair:v1:${otherCode}`).digest());
}

/**
 * Counts a pair against both people once a day: the codes of an account, the accounts of a code.
 * Otherwise many accounts could probe one person (B9).
 */
async function countPair(
  { db, limits }: ComparisonDeps,
  caller: Caller,
  otherCode: string,
): Promise<void> {
  const meter = await limits.today();
  const pair = Buffer.from(pairTag(caller, otherCode)).toString('base64url');
  await db.write(async (tx) => {
    if (!(await meter.isFirst(tx, pair))) return;
    await meter.spend(tx, 'comparedCode', caller.userId);
    await meter.spend(tx, 'comparer', otherCode);
  });
}

export const ownCodeRefusal = () =>
  badRequest('This is your own share code. Ask someone you trust for theirs.');

/**
 * Checks the own code before reading anything about the other person. An unknown code, one that is
 * switched off and an unfinished survey get the same refusal. Only a caller with a profile counts
 * against the other person’s limits.
 */
export async function findPeople(
  deps: ComparisonDeps,
  caller: Caller,
  client: string,
  codes: Input<'compareProfiles'>['body'],
): Promise<People> {
  const own = openDetails(await getUser(deps, caller.userId), caller.dataKey);
  const otherCode = normaliseShareCode(codes.shareCode2);
  if (normaliseShareCode(codes.shareCode1) !== own.shareCode)
    throw forbidden('The first share code must be your own.');
  if (otherCode === own.shareCode) throw ownCodeRefusal();
  await deps.limits.spend('lookUp', client);
  const mine = await findFinishedAttempt(deps, caller);
  if (!mine) throw noProfile();
  const { record: theirs } = await requireRecord(deps, client, otherCode);
  await countPair(deps, caller, otherCode);
  return { mine, theirs, otherCode };
}
