/** Publishes statistics of simulated people, so that a demonstration has some (ADR 30). */

import { mayRefresh } from '../../src/domain/readings/statistics.ts';
import type { ScoredPerson } from '../../src/psychometrics/index.ts';
import type { RandomBytes } from '../../src/server/features/accounts/accounts.ts';
import {
  hasRealPeople,
  refreshStatistics,
} from '../../src/server/features/statistics/statistics.ts';
import type { ItemBank } from '../../src/server/features/survey/survey.ts';
import { utcDay } from '../../src/server/platform/clock/utc.ts';
import type { Tx } from '../../src/server/platform/db/database.ts';

/** What became of the public statistics: 'real' if they are about real people and stay. */
export type Publication = 'published' | 'tooFew' | 'real';

interface PublishDeps {
  readonly bank: ItemBank;
  readonly now: () => number;
  readonly random: RandomBytes;
}

const tagBytes = 32;

/**
 * Publishes statistics of the people, added to those of earlier simulated people. Statistics of
 * real people stay.
 */
export async function publishSimulated(
  tx: Tx,
  { bank, now, random }: PublishDeps,
  people: readonly ScoredPerson[],
): Promise<Publication> {
  if (await hasRealPeople(tx)) return 'real';
  if (!mayRefresh(0, people.length)) return 'tooFew';
  await refreshStatistics(tx, {
    people: people.map((person) => ({ ...person, tag: random(tagBytes) })),
    bank: bank.current.model,
    parameterSet: `simulated people, ${bank.coreVersion}`,
    synthetic: true,
    day: utcDay(now()),
    random,
  });
  return 'published';
}
