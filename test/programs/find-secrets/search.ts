import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMatcher, type Matcher } from '../../support/secrets/matcher.ts';
import { type Cell, isPersonal } from './columns.ts';
import { decode } from './decode.ts';
import { type DerivedKeys, deriveFromCode } from './derived-keys.ts';
import type { Person } from './people.ts';
import { type Group, hasDistinctWord, hasPersonalWord, type Secret } from './secrets.ts';
import { prepareBatch, readLayouts, type Sealed, tryKey, unwrap } from './unseal.ts';

/** A nonce, a tag and the shortest text that the matcher finds. */
const minSealedBytes = 36;
const wrappedKeyBytes = { min: 60, max: 62 };
/** The ids and hashes of an account's row may serve as the salt of a key. */
const saltBytes = { min: 16, max: 64 };

export interface Find {
  readonly secret: Secret;
  readonly needsMasterKey: boolean;
}

export interface Searcher {
  /** Searches bytes as they are for everything but ages and genders. */
  searchBytes(bytes: Uint8Array): Find[];
  /** Searches bytes for ages and genders. */
  searchWords(bytes: Buffer): Find[];
  /** Searches each value of a row and everything it decodes to. */
  searchCells(cells: readonly Cell[]): Find[];
  /** Searches what a key that the master key opens makes of the values. */
  searchSealed(cells: readonly Cell[], keys: DerivedKeys, maxAccounts: number): Find[];
  /** Searches an account in the same way with the keys that HKDF makes of its login code. */
  openAccount(cells: readonly Cell[], person: Person): Find[];
}

const isWrap = ({ length }: Buffer): boolean =>
  length >= wrappedKeyBytes.min && length <= wrappedKeyBytes.max;

const toFind = (secret: Secret): Find => ({ secret, needsMasterKey: false });
const personalWord: Secret = { kind: 'age range or gender', group: 'shared' };

/** Every file below a folder. Files that vanish while they are read belong to a running server. */
export function readFiles(folder: string): { readonly path: string; readonly bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      try {
        return [{ path, bytes: readFileSync(path) }];
      } catch {
        return [];
      }
    });
}

interface Index {
  readonly matcher: Matcher<Secret>;
  readonly groups: ReadonlyMap<string | null, Group>;
}

/** Words are searched in text only, since three bytes in a row are soon found in random ones. */
const isText = (bytes: Buffer): boolean => bytes.every((byte) => byte < 0x80);

function searchValue({ matcher, groups }: Index, cell: Cell, value: Buffer): Secret[] {
  // A word that many share belongs to the account whose row it is in.
  const word: Secret = { ...personalWord, group: groups.get(cell.userId) ?? 'shared' };
  return decode(value).flatMap((part) => [
    ...matcher.search(part),
    ...(isPersonal(cell) && isText(part) && hasPersonalWord(part.toString()) ? [word] : []),
  ]);
}

const toSealed = (cells: readonly Cell[]): Sealed<Cell>[] =>
  cells
    .filter(({ value }) => value.length >= minSealedBytes)
    .flatMap((cell) => decode(cell.value).flatMap((bytes) => readLayouts(bytes, cell)));

function tryKeys(index: Index, cells: readonly Cell[], keys: readonly Buffer[]): Find[] {
  const batch = prepareBatch(toSealed(cells));
  return keys.flatMap((key) =>
    tryKey(key, batch).flatMap(({ place, plain }) =>
      searchValue(index, place, plain).map((secret) => ({ secret, needsMasterKey: true })),
    ),
  );
}

/** Tries the keys on the values of one account, and what they unwrap on its other values. */
function openCells(index: Index, cells: readonly Cell[], keys: DerivedKeys): Find[] {
  const salts = cells.filter(
    ({ table, value: { length } }) =>
      table === 'users' && length >= saltBytes.min && length <= saltBytes.max,
  );
  const own = keys.ofAccount(salts.map(({ value }) => value));
  const wraps = cells.filter(({ value }) => isWrap(value));
  const unwrapped = [...keys.common, ...own].flatMap((key) =>
    wraps.flatMap(({ value }) => unwrap(key, value)),
  );
  return tryKeys(index, cells, [...own, ...unwrapped]);
}

/** Returns the cells of each account, of at most `max`: those with an address come first. */
function groupByAccount({ groups }: Index, cells: readonly Cell[], max: number): Cell[][] {
  const isAddress = (id: string | null): number => Number(groups.get(id) === 'address');
  return [...Map.groupBy(cells, ({ userId }) => userId)]
    .filter(([id]) => id !== null)
    .toSorted(([a], [b]) => isAddress(b) - isAddress(a))
    .slice(0, max)
    .map(([, own]) => own);
}

export function createSearcher(people: readonly Person[]): Searcher {
  const index: Index = {
    matcher: createMatcher(people.flatMap(({ patterns }) => patterns)),
    groups: new Map(people.map(({ id, group }) => [id, group])),
  };
  return {
    searchBytes: (bytes) => [...index.matcher.search(bytes)].map(toFind),
    searchWords: (bytes) => (hasDistinctWord(bytes) ? [toFind(personalWord)] : []),
    searchCells: (cells) =>
      cells.flatMap((cell) => searchValue(index, cell, cell.value).map(toFind)),
    searchSealed: (cells, keys, maxAccounts) => [
      ...tryKeys(index, cells, keys.common),
      ...groupByAccount(index, cells, maxAccounts).flatMap((own) => openCells(index, own, keys)),
    ],
    openAccount: (cells, { id, loginCode }) =>
      openCells(
        index,
        cells.filter(({ userId }) => userId === id),
        { common: deriveFromCode(loginCode), ofAccount: () => [] },
      ),
  };
}
