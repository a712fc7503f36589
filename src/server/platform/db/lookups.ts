/**
 * Finds rows by the hash of a secret. The table is spread by that hash, because the rows themselves
 * are spread by another key: a sharded engine would search all its parts. A row here proves
 * nothing: whoever finds an id by a hash asks the row with that id for the same hash.
 */

import type { Tx } from './database.ts';
import { precompileQuery } from './precompiled-query.ts';

const selectId = precompileQuery((tx: Tx, [hash]: readonly [Uint8Array]) =>
  tx.selectFrom('lookups').select('id').where('hash', '=', hash),
);

/**
 * `hashes` has the hash under the current master key first. Looks for it last, because another node
 * may list the secret under it in between.
 */
export async function findByHash(
  tx: Tx,
  hashes: readonly Uint8Array[],
): Promise<string | undefined> {
  for (const hash of hashes.toReversed()) {
    const [row] = await selectId(tx, [hash]);
    if (row) return row.id;
  }
  return undefined;
}

/** Fails if the hash is listed. */
export async function insertLookup(tx: Tx, hash: Uint8Array | null, id: string): Promise<void> {
  if (hash) await tx.insertInto('lookups').values({ hash, id }).execute();
}

/** Spares the hash if it leads to another row by now. */
export async function deleteLookup(tx: Tx, hash: Uint8Array | null, id: string): Promise<void> {
  if (hash) await tx.deleteFrom('lookups').where('hash', '=', hash).where('id', '=', id).execute();
}

/** For jobs alone, because a sharded engine sends it to several parts. */
export async function deleteLookups(tx: Tx, hashes: readonly (Uint8Array | null)[]): Promise<void> {
  const listed = hashes.filter((hash) => hash !== null);
  if (listed.length > 0) await tx.deleteFrom('lookups').where('hash', 'in', listed).execute();
}
