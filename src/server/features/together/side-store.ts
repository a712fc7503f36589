/** A person's sides of shared readings, each sealed under that person's data key (ADR 23). */

import type { Role } from '../../../core/sharing/sheet.ts';
import { randomVersion, sealText, unsealText } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { PairSidesTable } from '../../platform/db/tables.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { sideIdOf } from './pair-key.ts';

export interface Side {
  readonly pairId: string;
  /** A random number. A count would give donors away, because they can change a side more often. */
  readonly version: number;
  readonly role: Role;
  /** The token of the invitation. */
  readonly token: string;
  /** The private half of the ephemeral key, PKCS #8 in DER. */
  readonly privateKey: Uint8Array;
  /** The attempt whose answers belong to the reading. */
  readonly attemptId: string;
  readonly hasSaidYes: boolean;
  /** Whether this person ended or withdrew the reading. */
  readonly hasEnded: boolean;
  /** The other person's identity tag; null before the yes. */
  readonly otherTag: string | null;
  /** Whether the reading helped to talk, from 1 to 7; null if this person has not said. */
  readonly helped: number | null;
}

type SideChanges = Partial<Pick<Side, 'hasSaidYes' | 'hasEnded' | 'otherTag' | 'helped'>>;

/** Enough for the longest values; the same for every side. */
const sealedBytes = 352;

const nameSide = (id: string, userId: string, version: number) => ({
  table: 'pair_sides',
  id,
  version,
  columns: [userId],
});

function sealSide({ userId, dataKey }: Owner, side: Side): Uint8Array {
  const text = JSON.stringify([
    side.pairId,
    side.role,
    side.token,
    Buffer.from(side.privateKey).toString('base64url'),
    side.attemptId,
    side.hasSaidYes,
    side.hasEnded,
    side.otherTag,
    side.helped,
  ]);
  const name = nameSide(sideIdOf(dataKey, side.pairId), userId, side.version);
  return sealText(dataKey, name, text, sealedBytes);
}

function openSide({ userId, dataKey }: Owner, row: PairSidesRow): Side {
  const name = nameSide(row.id, userId, row.version);
  // Sides of earlier versions have no entry for `helped`.
  const [
    pairId,
    role,
    token,
    privateKey,
    attemptId,
    hasSaidYes,
    hasEnded,
    otherTag,
    helped = null,
  ] = JSON.parse(unsealText(dataKey, name, row.sealed));
  return {
    pairId,
    version: row.version,
    role,
    token,
    privateKey: new Uint8Array(Buffer.from(privateKey, 'base64url')),
    attemptId,
    hasSaidYes,
    hasEnded,
    otherTag,
    helped,
  };
}

type PairSidesRow = Pick<PairSidesTable, 'id' | 'sealed'> & { readonly version: number };

const selectOwn = (tx: Tx, { userId }: Owner) =>
  tx.selectFrom('pair_sides').select(['id', 'sealed', 'version']).where('user_id', '=', userId);

/** Throws `DamagedRow` if a row was changed from outside. */
export async function selectSides(tx: Tx, owner: Owner): Promise<Side[]> {
  const rows = await selectOwn(tx, owner).execute();
  return rows.map((row) => openSide(owner, row));
}

/** Returns undefined if the reading is not the owner's. Throws `DamagedRow` like selectSides. */
export async function findSide(tx: Tx, owner: Owner, pairId: string): Promise<Side | undefined> {
  const row = await selectOwn(tx, owner)
    .where('id', '=', sideIdOf(owner.dataKey, pairId))
    .executeTakeFirst();
  return row && openSide(owner, row);
}

export async function insertSide(
  tx: Tx,
  owner: Owner,
  content: Omit<Side, 'version' | 'hasSaidYes' | 'hasEnded' | 'otherTag' | 'helped'>,
): Promise<void> {
  const nothingSaid = { hasSaidYes: false, hasEnded: false, otherTag: null, helped: null };
  const side = { ...content, version: 0, ...nothingSaid };
  await tx
    .insertInto('pair_sides')
    .values({
      id: sideIdOf(owner.dataKey, side.pairId),
      user_id: owner.userId,
      sealed: sealSide(owner, side),
      version: side.version,
    })
    .execute();
}

/** Changes a side of an account that the transaction has locked. */
export async function updateSide(tx: Tx, owner: Owner, side: Side, changes: SideChanges) {
  const changed = { ...side, ...changes, version: randomVersion() };
  await tx
    .updateTable('pair_sides')
    .set({ sealed: sealSide(owner, changed), version: changed.version })
    .where('user_id', '=', owner.userId)
    .where('id', '=', sideIdOf(owner.dataKey, side.pairId))
    .execute();
}

export async function deleteSides(tx: Tx, { userId, dataKey }: Owner, pairIds: readonly string[]) {
  if (pairIds.length === 0) return;
  const ids = pairIds.map((pairId) => sideIdOf(dataKey, pairId));
  await tx.deleteFrom('pair_sides').where('user_id', '=', userId).where('id', 'in', ids).execute();
}
