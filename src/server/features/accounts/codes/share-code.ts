/**
 * Share codes, which give access to a public profile. The owner of a code can replace it or switch
 * sharing off (B2).
 */

import type { Reply } from '../../../../contract/endpoints.ts';
import { bareCode, shareCodeLength } from '../../../../domain/codes.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { unauthorized } from '../../../platform/refusal/refusal.ts';
import type { RandomBytes } from '../sessions/tokens.ts';
import * as store from '../users/user-store.ts';
import { presentUser } from '../users/user.ts';
import { randomSymbols } from './random-symbols.ts';

export interface ShareCodeDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly random: RandomBytes;
}

/** Returns 20 random symbols, which carry 100 bits. */
export const newShareCode = (random: RandomBytes): string => randomSymbols(random, shareCodeLength);

/** Converts a typed share code to the form in which it is stored. */
export const normaliseShareCode = bareCode;

export async function findUserByShareCode(
  { db }: Pick<ShareCodeDeps, 'db'>,
  input: string,
): Promise<store.UserRow | undefined> {
  return db.read((tx) => store.findUserByShareCode(tx, normaliseShareCode(input)));
}

async function setShareCode(
  deps: ShareCodeDeps,
  caller: Caller,
  shareCode: string | null,
): Promise<Reply<'renewShareCode'>> {
  return deps.db.write(async (tx) => {
    await store.updateUser(tx, caller.userId, { share_code: shareCode });
    const user = await store.findUser(tx, caller.userId);
    if (!user) throw unauthorized();
    return presentUser(deps, user);
  });
}

/** Issues a new share code, which also switches sharing on again. The old code stops working. */
export const renewShareCode = (
  deps: ShareCodeDeps,
  caller: Caller,
): Promise<Reply<'renewShareCode'>> => setShareCode(deps, caller, newShareCode(deps.random));

export const switchSharingOff = (
  deps: ShareCodeDeps,
  caller: Caller,
): Promise<Reply<'switchSharingOff'>> => setShareCode(deps, caller, null);
