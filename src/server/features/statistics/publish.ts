/** Publishes statistics, which are never changed afterwards (ADR 30). */

import { statisticsSnapshot } from '../../../contract/statistics.ts';
import { mayRefresh, minCellPeople } from '../../../domain/statistics.ts';
import { themes } from '../../../domain/themes.ts';
import {
  type PopulationSums,
  addCohort,
  type Bank,
  describePopulation,
  type ScoredPerson,
} from '../../../psychometrics/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { badRequest, conflict } from '../../platform/refusal.ts';
import * as store from './statistics-store.ts';
import {
  newestStatistics,
  readRow,
  type StatisticsSnapshot,
  toRow,
  type StoredStatistics,
} from './statistics-store.ts';

export interface Publication {
  readonly snapshot: StatisticsSnapshot;
  /** The sums from which the snapshot was made; the next publication adds to them. */
  readonly sums: PopulationSums;
  /** The tags of all copies that are counted and not withdrawn. */
  readonly tags: readonly Uint8Array[];
}

/**
 * Refuses a publication that could point at fewer than ten people (`bad_request`), one with fewer
 * than 50 new people, and simulated people after real ones (`conflict`).
 */
export async function publishStatistics(tx: Tx, publication: Publication): Promise<void> {
  const { sums, tags } = publication;
  const snapshot = parseSnapshot(publication.snapshot);
  const newest = await store.selectNewest(tx);
  if (snapshot.synthetic && (await hasRealPeople(tx)))
    throw conflict('Simulated people may not replace the statistics of real ones.');
  const known = await store.selectCountedTags(tx);
  const counted = new Map(known.map((tag) => [encodeTag(tag), tag]));
  const present = new Map(tags.map((tag) => [encodeTag(tag), tag]));
  const added = [...present].flatMap(([name, tag]) => (counted.has(name) ? [] : [tag]));
  const gone = known.filter((tag) => !present.has(encodeTag(tag)));
  if (!mayRefresh(0, added.length))
    throw conflict(`Too few people are new since the last statistics: ${added.length}.`);
  const number = newest ? readRow(newest).number + 1 : 1;
  await store.insertStatistics(tx, toRow({ number, snapshot, sums }));
  await store.deleteCountedTags(tx, gone);
  await store.insertCountedTags(tx, added);
}

/** Whether the newest statistics are about real people. */
export async function hasRealPeople(tx: Tx): Promise<boolean> {
  const newest = await store.selectNewest(tx);
  return newest !== undefined && !readRow(newest).snapshot.synthetic;
}

const encodeTag = (tag: Uint8Array): string => Buffer.from(tag).toString('base64');

function parseSnapshot(given: StatisticsSnapshot): StatisticsSnapshot {
  const parsed = statisticsSnapshot.safeParse(given);
  if (!parsed.success) throw badRequest('The statistics are not what may be published.');
  const unsafe = parsed.data.themes.find(({ cells }) => tellsHiddenCell(cells));
  if (unsafe) throw badRequest(`A hidden number of ${unsafe.theme} follows from the others.`);
  if (parsed.data.themes.map(({ theme }) => theme).join() !== themes.join())
    throw badRequest('The statistics must have every theme once, in order.');
  return parsed.data;
}

/** Whether a single hidden cell could be computed from the total. */
const tellsHiddenCell = (cells: readonly (number | null)[]): boolean =>
  cells.filter((cell) => cell === null).length === 1 ||
  cells.some((cell) => cell !== null && cell < minCellPeople);

export interface DonatedPerson extends ScoredPerson {
  /** The tag of the copy, which stays the same after a retake. */
  readonly tag: Uint8Array;
}

export interface Population {
  /** Everybody whose copy is not withdrawn and looks careful. */
  readonly people: readonly DonatedPerson[];
  /**
   * All copies that are not withdrawn, so that a person whose answers look careless this time is
   * not counted again the next time; by default, those of the people.
   */
  readonly existing?: readonly Uint8Array[];
  readonly bank: Bank;
  readonly parameterSet: string;
  /** Whether the people are simulated. They are never added to real ones. */
  readonly synthetic?: boolean;
  readonly day: string;
  /** Returns unpredictable bytes: the noise rests on them. */
  readonly random: (count: number) => Uint8Array;
}

export interface Counted {
  readonly last: StoredStatistics | null;
  readonly tags: readonly Uint8Array[];
}

export function findNewcomers<P extends { readonly tag: Uint8Array }>(
  people: readonly P[],
  { tags }: Counted,
): P[] {
  const counted = new Set(tags.map(encodeTag));
  return people.filter(({ tag }) => !counted.has(encodeTag(tag)));
}

/**
 * Adds everybody new to the sums as one cohort. With other parameters, and for the first real
 * people after simulated ones, the sums begin anew. Returns null if fewer than 50 people are new.
 */
export function makePublication(counted: Counted, population: Population): Publication | null {
  const { people, bank, parameterSet, synthetic = false, day, random } = population;
  const newcomers = findNewcomers(people, counted);
  if (!mayRefresh(0, newcomers.length)) return null;
  const { last } = counted;
  const isContinued =
    last?.snapshot.parameterSet === parameterSet && last.snapshot.synthetic === synthetic;
  const sums = addCohort(
    isContinued ? last.sums : null,
    isContinued ? newcomers : people,
    uniformFrom(random),
  );
  return {
    snapshot: {
      day,
      parameterSet,
      synthetic,
      ...describePopulation({ sums, present: people, bank }),
    },
    sums,
    tags: listCounted(counted, population),
  };
}

/** Those counted before whose copies still exist, and those counted now. */
function listCounted({ tags }: Counted, { people, existing = [] }: Population): Uint8Array[] {
  const own = people.map(({ tag }) => tag);
  const present = new Set(own.map(encodeTag));
  const kept = new Set(existing.map(encodeTag));
  const others = tags.filter((tag) => kept.has(encodeTag(tag)) && !present.has(encodeTag(tag)));
  return [...own, ...others];
}

/** Turns random bytes into uniform numbers in [0, 1) with 48 bits each. */
const uniformFrom = (random: Population['random']) => (): number =>
  Buffer.from(random(6)).readUIntBE(0, 6) / 2 ** 48;

/** Refuses (`conflict`) if fewer than 50 people are new, and simulated people after real ones. */
export async function refreshStatistics(
  tx: Tx,
  population: Population,
): Promise<StatisticsSnapshot> {
  const counted = { last: await newestStatistics(tx), tags: await store.selectCountedTags(tx) };
  const publication = makePublication(counted, population);
  if (!publication)
    throw conflict(
      `Too few people are new since the last statistics: ${findNewcomers(population.people, counted).length}.`,
    );
  await publishStatistics(tx, publication);
  return publication.snapshot;
}
