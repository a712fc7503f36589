/** The public statistics that a calibration makes, on the scale that the product uses (ADR 30). */

import { randomBytes } from 'node:crypto';
import { mayRefresh } from '../../../../domain/readings/statistics.ts';
import { computeProfile } from '../../../../psychometrics/index.ts';
import type { NewStatistics } from '../../../features/calibration/calibration.ts';
import {
  findNewcomers,
  makePublication,
  readStatisticsRow,
} from '../../../features/statistics/statistics.ts';
import type { ItemBank } from '../../../features/survey/survey.ts';
import type { ParametersInUse } from '../site/parameters-in-use.ts';
import type { Donation } from '../site/read-donations.ts';
import type { SiteRows } from '../site/site-rows.ts';

interface StatisticsInput {
  /** Those whose answers were fitted. */
  readonly people: readonly Donation[];
  readonly site: Pick<SiteRows, 'statistics' | 'counted_copies' | 'donations'>;
  readonly bank: Pick<ItemBank, 'coreVersion'>;
  readonly present: ParametersInUse;
  readonly day: string;
}

/** Returns null if fewer than 50 people are new since the last statistics. */
export function makeStatistics({
  people,
  site,
  bank,
  present,
  day,
}: StatisticsInput): NewStatistics | null {
  const [newest] = site.statistics.toSorted((one, other) => other.number - one.number);
  const last = newest ? readStatisticsRow(newest) : null;
  const counted = { last, tags: site.counted_copies.map(({ tag }) => tag) };
  if (!mayRefresh(0, findNewcomers(people, counted).length)) return null;
  const publication = makePublication(counted, {
    people: people.map(({ tag, edition, answers }) => {
      const { scores, polarities } = computeProfile(present.editionOf(edition), answers);
      return { tag, scores, polarities };
    }),
    existing: site.donations.map(({ tag }) => tag),
    bank: present.current,
    parameterSet: present.version ?? bank.coreVersion,
    day,
    random: randomBytes,
  });
  return publication && { ...publication, after: last?.number ?? 0 };
}
