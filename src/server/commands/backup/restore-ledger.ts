/** Finds what a restore must leave out, because it was deleted or taken back. */

import { ledgerHash } from '../../features/accounts/ledger/ledger.ts';
import { dayMilliseconds, utcDay } from '../../platform/clock.ts';
import { deriveKeyId, type Keyring, listKeys } from '../../platform/crypto/keyring.ts';
import type { DeletionsTable } from '../../platform/db/tables.ts';
import { BackupError } from './format.ts';

export type Entry = DeletionsTable;

const later = <T extends string | number>(one: T, other: T): T => (one > other ? one : other);

/** Joins two entries of the same name. */
export const combine = (one: Entry, other: Entry): Entry => ({
  ...one,
  deleted_day: later(one.deleted_day, other.deleted_day),
  times: one.times && other.times ? later(one.times, other.times) : null,
});

/** More often nothing is taken back in the lifetime of an entry. */
const timesRange = 2 ** 24;

/** Day and count in one number, because a ledger may have millions of entries. 0: no count. */
const pack = ({ deleted_day, times }: Entry): number =>
  (Date.parse(deleted_day) / dayMilliseconds) * timesRange + (times ?? 0);

const unpack = (stamp: number): Pick<Entry, 'deleted_day' | 'times'> => ({
  deleted_day: utcDay(Math.floor(stamp / timesRange) * dayMilliseconds),
  times: stamp % timesRange || null,
});

const covers = (known: Entry, stamp: number): boolean => {
  const { deleted_day, times } = unpack(stamp);
  return known.deleted_day >= deleted_day && (known.times ?? 0) >= (times ?? 0);
};

/** The greatest difference between the clocks of nodes, plus the longest duration of a deletion. */
const slackMilliseconds = 3_600_000;

export interface Ledger {
  readonly size: number;
  has(name: string): boolean;
  add(entry: Entry): void;
  /**
   * Takes an entry that the restored state lists itself. What it counts was taken back before, so
   * that this state holds nothing of it, unless the ledger has a later one.
   */
  addKnown(entry: Entry): void;
  /** Throws if an entry cannot be recognised because its master key is not set. */
  requireReadable(): void;
}

/** Without the entries from before `madeAt`, when the backup was made: it has nothing of them. */
export function createLedger(keyring: Keyring<'loginCode' | 'check'>, madeAt?: string): Ledger {
  const keys = listKeys(keyring);
  const keyIds = keys.map(({ check }) => deriveKeyId(check));
  const since = madeAt === undefined ? '' : utcDay(Date.parse(madeAt) - slackMilliseconds);
  const entries = new Map<string, number>();
  const unreadable = new Map<string, Entry>();
  const nameOf = (hash: Uint8Array): string => Buffer.from(hash).toString('latin1');
  return {
    get size() {
      return entries.size;
    },
    has: (name) => keys.some(({ loginCode }) => entries.has(nameOf(ledgerHash(loginCode, name)))),
    add(entry) {
      const isPast = entry.deleted_day < since;
      if (isPast && entry.times !== null) return;
      const name = nameOf(entry.user_hash);
      const before = entries.get(name);
      const joined = before === undefined ? entry : combine({ ...entry, ...unpack(before) }, entry);
      entries.set(name, pack(joined));
      if (!isPast && !keyIds.includes(entry.key_id)) unreadable.set(name, entry);
    },
    addKnown(entry) {
      const name = nameOf(entry.user_hash);
      const found = entries.get(name);
      if (entry.times === null && found === undefined) return this.add(entry);
      if (found === undefined || !covers(entry, found)) return;
      unreadable.delete(name);
      if (entry.times !== null) entries.delete(name);
    },
    requireReadable() {
      const [first] = [...unreadable.values()].toSorted((a, b) =>
        a.deleted_day.localeCompare(b.deleted_day),
      );
      if (!first) return;
      throw new BackupError(
        `${unreadable.size} deletions are listed under the master key of ${first.deleted_day} (id ${first.key_id}), which is not set, so deleted accounts would come back. Name that key in MASTER_KEY_PREVIOUS.`,
      );
    },
  };
}
