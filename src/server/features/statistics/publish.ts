/** Publishes statistics, which are never changed afterwards (ADR 30). */

import { statisticsSnapshot } from '../../../contract/schemas/index.ts';
import { mayRefresh, minCellPeople } from '../../../domain/readings/statistics.ts';
import { themes } from '../../../domain/themes.ts';
import type { PopulationSums } from '../../../psychometrics/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { badRequest, conflict } from '../../platform/refusal/refusal.ts';
import { readRow, type StatisticsSnapshot, toRow } from './snapshot.ts';
import * as store from './statistics-store.ts';

export interface Publication {
  readonly snapshot: StatisticsSnapshot;
  /** The sums from which the snapshot was made; the next publication adds to them. */
  readonly sums: PopulationSums;
  /** The tags of all copies that are counted and not withdrawn. */
  readonly tags: readonly Uint8Array[];
}

/**
 * Stores the publication as the newest one. Refuses one that could point at fewer than ten people
 * (`bad_request`), one with fewer than 50 people whom the last one did not count (`conflict`), and
 * one of simulated people after real ones (`conflict`).
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
    throw conflict(`Only ${added.length} people are new since the last statistics.`);
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

export const encodeTag = (tag: Uint8Array): string => Buffer.from(tag).toString('base64');

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
