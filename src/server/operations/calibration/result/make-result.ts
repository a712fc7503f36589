/** Makes a parameter set, its report and new statistics from a calibration that has converged. */

import { type Calibration, parameterSetFrom } from '../../../../psychometrics/index.ts';
import { type CalibrationResult, sha256 } from '../../../features/calibration/calibration.ts';
import type { ItemBank } from '../../../features/survey/survey.ts';
import { findParametersInUse } from '../site/parameters-in-use.ts';
import type { DonationsRead } from '../site/read-donations.ts';
import type { SiteRows } from '../site/site-rows.ts';
import { makeStatistics } from './new-statistics.ts';
import { makeReport } from './report.ts';

interface ResultInput extends DonationsRead {
  readonly calibration: Calibration;
  readonly seed: string;
  readonly day: string;
  readonly site: SiteRows;
  /** With the starting values. */
  readonly bank: ItemBank;
}

/** Everything but the noise of the statistics follows from the input. */
export function makeResult(input: ResultInput): CalibrationResult {
  const { calibration, seed, day, site, bank, donations, unreadable } = input;
  const set = parameterSetFrom(
    calibration,
    bank.current.model,
    {
      version: `${day}-${sha256(JSON.stringify(calibration.fit.items)).slice(0, 8)}`,
      seed,
      textHashes: hashTexts(site, bank),
    },
    sha256,
  );
  const people = calibration.kept.map((at) => donations[at]!);
  const present = findParametersInUse(site, bank);
  return {
    set,
    day,
    report: makeReport({
      calibration,
      read: donations.length,
      unreadable,
      people,
      bank,
      present,
      set,
    }),
    statistics: makeStatistics({ people, site, bank, present, day }),
  };
}

/** The hashes of the present texts, which are the ones that the copies answer. */
const hashTexts = (
  { items }: Pick<SiteRows, 'items'>,
  { texts }: ItemBank,
): ReadonlyMap<string, string> =>
  new Map([
    ...texts.map(({ id, text }) => [id, sha256(text)] as const),
    ...items.map(({ id, text, edited_text }) => [id, sha256(edited_text ?? text)] as const),
  ]);
