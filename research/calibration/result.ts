/** A calibration of a site: from the donated copies to a parameter set and its report. */

import { randomBytes } from 'node:crypto';
import type { ParameterSet } from 'spark-psychometrics';
import { findEdition, type ItemBank, withParameterSet } from '../../src/core/survey/bank.ts';
import { sha256, tryToReadRow } from '../../src/server/features/calibration/calibration.ts';
import { openDonations } from '../../src/server/features/donations/donations.ts';
import { calibrate, type CalibrationOptions } from './calibrate.ts';
import { CalibrationError, type SiteRows } from './donations.ts';
import { type FitProblem, minPeople } from './fit.ts';
import { parameterSetFrom } from './parameter-set.ts';
import { type CalibrationReport, makeReport } from './report.ts';

export interface CalibrationResult {
  readonly set: ParameterSet;
  readonly report: CalibrationReport;
}

interface SiteDeps {
  /** With the starting values. */
  readonly bank: ItemBank;
  /** PKCS #8 in DER. */
  readonly privateKey: Uint8Array;
  /** The UTC day, by which the parameter set is named. */
  readonly day: string;
  /** By default a random one, 16 hexadecimal digits. */
  readonly seed?: string | undefined;
  readonly schedules?: CalibrationOptions['schedules'];
  readonly onProgress: (share: number, phase: string) => void;
}

/** The share of the work that the fits make; the rest compares the new parameters with the old. */
const fitShare = 0.9;

const problems: Readonly<Record<FitProblem, string>> = {
  too_few_people: `A calibration needs ${minPeople} people whose answers are not careless. Nothing was changed.`,
  no_standard_errors:
    'The answers do not determine the parameters: there are no standard errors. Nothing was changed.',
  not_settled: 'The estimates have not settled. Nothing was changed.',
};

/**
 * The result follows from the rows, the day and the seed. Throws a `CalibrationError` if there is
 * none.
 */
export function calibrateSite(site: SiteRows, deps: SiteDeps): CalibrationResult {
  const { bank, day, schedules, onProgress, seed = randomBytes(8).toString('hex') } = deps;
  const { donations, unreadable } = openDonations(site, deps);
  if (donations.length === 0)
    throw new CalibrationError(
      unreadable > 0
        ? `The key opens none of the ${unreadable} copies: they were sealed to another one.`
        : 'There are no donated copies of answers yet.',
    );
  const calibration = calibrate(
    donations.map(({ edition, answers }) => ({ bank: findEdition(bank, edition).model, answers })),
    {
      seed,
      ...(schedules && { schedules }),
      languages: donations.map(({ languages: [first = null, ...others] }) =>
        others.length === 0 ? first : null,
      ),
      onProgress: (share, phase) => onProgress(fitShare * share, phase),
    },
  );
  if (!calibration.converged) throw new CalibrationError(problems[calibration.reason]);
  onProgress(fitShare, 'comparing');
  const version = `${day}-${sha256(JSON.stringify(calibration.fit.items)).slice(0, 8)}`;
  const details = { version, seed, textHashes: hashTexts(site, bank) };
  const set = parameterSetFrom(calibration, bank.current.model, details, sha256);
  const people = calibration.kept.map((at) => donations[at]!);
  const present = findBankInUse(site, bank);
  const read = donations.length;
  const report = makeReport({ calibration, read, unreadable, people, bank, present, set });
  onProgress(1, 'comparing');
  return { set, report };
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

/**
 * Returns the bank with the parameters in use at the time of the calibration. If the latest set is
 * damaged or does not fit, the set before it is in use.
 */
export function findBankInUse(
  {
    parameter_sets: sets,
    parameter_uses: uses,
  }: Pick<SiteRows, 'parameter_sets' | 'parameter_uses'>,
  starting: ItemBank,
): ItemBank {
  for (const { version } of uses.toSorted((one, other) => other.number - one.number)) {
    if (version === null) break;
    const row = sets.find((each) => each.version === version);
    const stored = row && tryToReadRow(row);
    try {
      if (stored) return withParameterSet(starting, stored);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error; // the set rests on another covariance
    }
  }
  return starting;
}
