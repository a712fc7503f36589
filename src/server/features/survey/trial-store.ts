/** Tries on a database what every visitor needs: an account, a saved answer, and their deletion. */

import { randomBytes } from 'node:crypto';
import { newKey } from '../../platform/crypto/seal.ts';
import { StatementRefused } from '../../platform/db/database-errors.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { deleteUsers, insertUser, lockUser, newAccount } from '../accounts/accounts.ts';
import { openSession } from '../accounts/sessions/sessions.ts';
import { writeContents } from './attempt-store.ts';

/** Undoes the attempt, so that it leaves no row behind. */
class Undo extends Error {}

const deps = (db: Database) => ({ db, now: Date.now, random: randomBytes });
const unusedKey = { current: newKey(), previous: null, id: 0 };

async function tryWriting(tx: Tx, db: Database): Promise<never> {
  const keys = { loginCodeKey: unusedKey, shareCodeKey: unusedKey };
  const { user, owner } = newAccount({ ...deps(db), ...keys });
  await insertUser(tx, user);
  await openSession(tx, deps(db), owner);
  await lockUser(tx, user.id);
  const content = { id: '', version: 1, expected_version: 0, sealed: new Uint8Array() };
  await writeContents(tx, db.engine, [{ ...content, user_id: user.id }]);
  await deleteUsers(tx, [user.id]);
  throw new Undo();
}

/** Returns a sentence if the database refuses one of the statements, or null. */
export async function findRefusal(db: Database): Promise<string | null> {
  if (db.engine === 'sqlite') return null;
  try {
    return await db.write((tx) => tryWriting(tx, db));
  } catch (error) {
    if (error instanceof Undo) return null;
    if (!(error instanceof StatementRefused)) throw error;
    return `No account can be made or no answer saved. ${error.message} Its log says which.`;
  }
}
