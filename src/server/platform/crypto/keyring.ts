/**
 * The keys derived from the current and, during a change, the previous master key (ADR 36). Rows
 * are written under the current one; look-ups fall back to the previous one.
 */

import { findKeys, type Keys, readKeys } from './master-key.ts';

export interface Rotating<K> {
  readonly current: K;
  readonly previous: K | null;
}

export type Keyring<K extends keyof Keys = keyof Keys> = Rotating<Pick<Keys, K>>;

export interface RotatingKey extends Rotating<Uint8Array> {
  /** Identifies the current master key in rows. */
  readonly id: number;
}

/** The kinds of stored values that depend on the master key, named as in the metrics. */
type KeyedKind = 'login_code' | 'share_code' | 'address' | 'address_wrap';
export type KeyCounts = Readonly<Record<KeyedKind, number>>;
export const noRows: KeyCounts = { login_code: 0, share_code: 0, address: 0, address_wrap: 0 };

/** Returns 31 bits that name a master key. `check` is its check value. */
export const deriveKeyId = (check: Uint8Array): number => Buffer.from(check).readUInt32BE() >>> 1;

/** The form of a check value in backups and findings. */
export const encodeCheck = (check: Uint8Array): string => Buffer.from(check).toString('base64');

export const rotatingKey = <P extends keyof Keys>(
  { current, previous }: Keyring<P | 'check'>,
  purpose: P,
): RotatingKey => ({
  current: current[purpose],
  previous: previous?.[purpose] ?? null,
  id: deriveKeyId(current.check),
});

export const listKeys = <K>({ current, previous }: Rotating<K>): readonly K[] =>
  previous === null ? [current] : [current, previous];

/** Returns the keys of a site that has never changed its master key. */
export const singleKey = <K>(keys: K): Rotating<K> => ({ current: keys, previous: null });

interface KeySettings {
  readonly MASTER_KEY?: string | undefined;
  readonly MASTER_KEY_PREVIOUS?: string | undefined;
  readonly DATA_DIR: string;
}

export class SameMasterKeys extends Error {}

/** Only a previous master key is set. A new one must not replace the missing current one. */
export class MasterKeyMissing extends Error {}

function addPrevious(current: Keys, { MASTER_KEY_PREVIOUS: given, DATA_DIR }: KeySettings) {
  const previous = given === undefined ? null : readKeys(given, DATA_DIR);
  if (previous && Buffer.compare(previous.check, current.check) === 0)
    throw new SameMasterKeys(
      'MASTER_KEY_PREVIOUS is the current master key. Set it to the one that was used before, or leave it out.',
    );
  return { current, previous };
}

/** Throws `SameMasterKeys`, or `MasterKeyMissing` if only a previous one is set. */
export function readKeyring(settings: KeySettings): Keyring {
  const { MASTER_KEY, MASTER_KEY_PREVIOUS, DATA_DIR } = settings;
  const found = findKeys(MASTER_KEY, DATA_DIR);
  if (!found && MASTER_KEY_PREVIOUS !== undefined)
    throw new MasterKeyMissing(
      'MASTER_KEY_PREVIOUS is set, but the master key is missing. Set MASTER_KEY to the new one (look for a misspelt name), or put it into DATA_DIR as master.key. If you do not change the key, set MASTER_KEY to what is in MASTER_KEY_PREVIOUS.',
    );
  return addPrevious(found ?? readKeys(MASTER_KEY, DATA_DIR), settings);
}

/** Like `readKeyring`, but returns null instead of creating a master key. */
export function findKeyring(settings: KeySettings): Keyring | null {
  const current = findKeys(settings.MASTER_KEY, settings.DATA_DIR);
  return current && addPrevious(current, settings);
}
