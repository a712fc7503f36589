/** Whether enough copies are new for another calibration. */

import { minNewPeople } from '../../../../domain/readings/statistics.ts';
import { minCalibrationPeople } from '../../../../psychometrics/index.ts';
import { readSets } from './parameters-in-use.ts';
import type { SiteRows } from './site-rows.ts';

/**
 * Returns why no calibration is due, as a sentence, or null if one is. It compares the number of
 * copies with that of the newest set: the counted tags lack people whose answers were careless, who
 * would stay new for ever.
 */
export function explainNotDue(site: Pick<SiteRows, 'donations' | 'parameter_sets'>): string | null {
  const copies = site.donations.length;
  const [newest] = [...readSets(site).values()].toSorted((one, other) =>
    one.set.version < other.set.version ? 1 : -1,
  );
  if (!newest)
    return copies < minCalibrationPeople
      ? `No calibration is due: there are ${copies} of the ${minCalibrationPeople} copies that the first one needs.`
      : null;
  const { read, unreadable } = newest.report.people;
  const added = copies - read - unreadable;
  return added < minNewPeople
    ? `No calibration is due: there are ${Math.max(0, added)} more copies than at the last one, of ${minNewPeople} that it needs.`
    : null;
}
