/** A calibration from the copies to the result that is handed over. */

import {
  type CalibrationOptions,
  type FitProblem,
  minCalibrationPeople,
} from '../../../../psychometrics/index.ts';
import type { CalibrationResult } from '../../../features/calibration/calibration.ts';
import type { ItemBank } from '../../../features/survey/survey.ts';
import { utcDay } from '../../../platform/clock/utc.ts';
import type { Database } from '../../../platform/db/database.ts';
import { makeResult } from '../result/make-result.ts';
import { runCalibration } from '../run/run-calibration.ts';
import { removeState } from '../run/state-file.ts';
import { takeTurn, type Turn } from '../run/turn.ts';
import { CalibrationError } from '../site/calibration-error.ts';
import { explainNotDue } from '../site/due.ts';
import { type DonationsRead, openDonations } from '../site/read-donations.ts';
import { readSiteRows, type Source } from '../site/site-rows.ts';

export interface CalibrateDeps {
  /** Reads the rows, and closes what it opened. */
  readonly read: (use: (source: Source) => Promise<SiteRows>) => Promise<SiteRows>;
  /** With the starting values. */
  readonly bank: ItemBank;
  /** PKCS #8 in DER. */
  readonly privateKey: Uint8Array;
  readonly stateFolder: string;
  /** A database that several nodes share; null if there is none. */
  readonly sharedDb: Database | null;
  /** Whether to do nothing unless enough copies are new. */
  readonly ifDue: boolean;
  readonly seed?: string | undefined;
  readonly schedules?: CalibrationOptions['schedules'] | undefined;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Receives sentences for the operator. */
  readonly report: (line: string) => void;
  readonly progress: (share: number, phase: string) => void;
  /** Returns a sentence about what has become of the result. */
  readonly handOver: (result: CalibrationResult) => Promise<string>;
}

type SiteRows = Awaited<ReturnType<typeof readSiteRows>>;

interface Outcome {
  /** A sentence for the operator. */
  readonly line: string;
  readonly isProblem: boolean;
}

/** The share of the work that the fits make; the rest compares the new parameters with the old. */
const fitShare = 0.9;
const phaseNames = {
  filter: 'filtering',
  firstFit: 'first fit',
  secondFit: 'second fit',
  done: 'comparing',
} as const;

const problems: Readonly<Record<FitProblem, string>> = {
  too_few_people: `A calibration needs ${minCalibrationPeople} people whose answers are not careless. Nothing was changed.`,
  no_standard_errors:
    'The answers do not determine the parameters: there are no standard errors. Nothing was changed.',
  not_settled: 'The estimates have not settled. Nothing was changed.',
};

export async function calibrateSite(deps: CalibrateDeps): Promise<Outcome> {
  const turn = await takeTurn({ ...deps, db: deps.sharedDb });
  if (!turn) return { line: 'A calibration runs already.', isProblem: !deps.ifDue };
  try {
    return await calibrateInTurn(deps, turn);
  } finally {
    await turn.end();
  }
}

async function calibrateInTurn(deps: CalibrateDeps, turn: Turn): Promise<Outcome> {
  const { bank, privateKey, stateFolder, progress } = deps;
  const site = await deps.read(readSiteRows);
  const notDue = deps.ifDue ? explainNotDue(site) : null;
  if (notDue !== null) {
    removeState(stateFolder);
    return { line: notDue, isProblem: false };
  }
  const read = openDonations(site, { privateKey, bank });
  requireReadable(read);
  const { seed, day, result, forget } = await runCalibration(read.donations, {
    ...deps,
    today: utcDay(deps.now()),
    onStep: async (share, phase) => {
      progress(fitShare * share, phaseNames[phase]);
      await turn.renew();
    },
  });
  if (!result.converged) {
    forget();
    return { line: problems[result.reason], isProblem: true };
  }
  const made = makeResult({ ...read, calibration: result, seed, day, site, bank });
  progress(1, phaseNames.done);
  const line = await deps.handOver(made);
  forget();
  return { line, isProblem: false };
}

function requireReadable({ donations, unreadable }: DonationsRead): void {
  if (donations.length > 0) return;
  throw new CalibrationError(
    unreadable > 0
      ? `The key opens none of the ${unreadable} copies: they were sealed to another one.`
      : 'There are no donated copies of answers yet.',
  );
}
