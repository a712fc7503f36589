/** The list of kept people: one row an account, sealed under its owner's key (ADR 22). */

import type { Reply } from '../../../contract/endpoints.ts';
import { randomVersion, sealText, stepsFor, unsealText } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';

export type KeptPerson = Reply<'listPeople'>['people'][number];

/** The size of a row tells the number of people only to within a step. */
const stepBytes = 1024;

const nameRow = (userId: string, version: number) => ({
  table: 'kept_people',
  id: userId,
  version,
});

function sealPeople({ userId, dataKey }: Owner, people: readonly KeptPerson[], version: number) {
  const text = JSON.stringify(
    people.map(({ shareCode, name, keptDay }) => [shareCode, name, keptDay]),
  );
  return sealText(dataKey, nameRow(userId, version), text, stepsFor(text, stepBytes));
}

/** Throws `DamagedRow` if the row was changed from outside. */
export async function selectPeople(tx: Tx, { userId, dataKey }: Owner): Promise<KeptPerson[]> {
  const row = await tx
    .selectFrom('kept_people')
    .select(['sealed', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return [];
  const entries: readonly [string, string, string][] = JSON.parse(
    unsealText(dataKey, nameRow(userId, row.version), row.sealed),
  );
  return entries.map(([shareCode, name, keptDay]) => ({ shareCode, name, keptDay }));
}

/** Replaces the list; an empty one has no row. The transaction must have locked the account. */
export async function replacePeople(
  tx: Tx,
  owner: Owner,
  people: readonly KeptPerson[],
): Promise<void> {
  const { userId } = owner;
  await tx.deleteFrom('kept_people').where('user_id', '=', userId).execute();
  if (people.length === 0) return;
  const version = randomVersion();
  const sealed = sealPeople(owner, people, version);
  await tx.insertInto('kept_people').values({ user_id: userId, sealed, version }).execute();
}
