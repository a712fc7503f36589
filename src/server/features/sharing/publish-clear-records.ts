/**
 * Writes the public records of accounts whose share codes and answers are still in clear, so that
 * their links keep working (ADR 22). The records name no items: the order in which items may be
 * named depends on a data key, which these accounts do not have.
 */

import type { RotatingKey } from '../../platform/crypto/keyring.ts';
import type { Database } from '../../platform/db/database.ts';
import { lockUser, shareCodeColumns, updateUser } from '../accounts/accounts.ts';
import { publishRecord, type SharingDeps } from './publish-record.ts';

interface PublishClearDeps extends SharingDeps {
  readonly db: Database;
  readonly shareCodeKey: RotatingKey;
  readonly logError: (error: unknown, what: string) => void;
}

const usersPerQuery = 200;

const selectUnpublished = (db: Database): Promise<string[]> =>
  db.read(async (tx) => {
    const rows = await tx
      .selectFrom('users')
      .select('id')
      .where('share_code', 'is not', null)
      .where('share_code_hash', 'is', null)
      .limit(usersPerQuery)
      .execute();
    return rows.map(({ id }) => id);
  });

/**
 * Publishes the records of all accounts that have none yet. Several nodes may run this at once, and
 * it may be interrupted. Returns the number of accounts.
 */
export async function publishClearRecords(deps: PublishClearDeps): Promise<number> {
  let count = 0;
  for (;;) {
    const userIds = await selectUnpublished(deps.db);
    for (const userId of userIds) if (await publishOrSkip(deps, userId)) count += 1;
    if (userIds.length < usersPerQuery) return count;
  }
}

/** An account whose answers cannot be read gets no record, so that it does not stop the start. */
async function publishOrSkip(deps: PublishClearDeps, userId: string): Promise<boolean> {
  try {
    return await publishClearRecord(deps, userId, publishRecord);
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
    deps.logError(error, 'an account in clear got no public record');
    return publishClearRecord(deps, userId, async () => {});
  }
}

const publishClearRecord = (
  deps: PublishClearDeps,
  userId: string,
  publish: typeof publishRecord,
): Promise<boolean> =>
  deps.db.write(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.share_code || user.share_code_hash) return false; // another node was first
    await updateUser(tx, userId, shareCodeColumns(deps.shareCodeKey, user.share_code));
    await publish(deps, tx, { userId, dataKey: null });
    return true;
  });
