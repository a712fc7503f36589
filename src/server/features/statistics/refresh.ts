/** Makes new statistics and publishes them at once (ADR 30). */

import type { Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/refusal.ts';
import { findNewcomers, makePublication, type Population, publishStatistics } from './publish.ts';
import { newestStatistics, type StatisticsSnapshot } from './snapshot.ts';
import * as store from './statistics-store.ts';

/** Refuses (`conflict`) if fewer than 50 people are new, and simulated people after real ones. */
export async function refreshStatistics(
  tx: Tx,
  population: Population,
): Promise<StatisticsSnapshot> {
  const counted = { last: await newestStatistics(tx), tags: await store.selectCountedTags(tx) };
  const publication = makePublication(counted, population);
  if (!publication)
    throw conflict(
      `Only ${findNewcomers(population.people, counted).length} people are new since the last statistics.`,
    );
  await publishStatistics(tx, publication);
  return publication.snapshot;
}
