/** Runs a calibration, saves its state now and then, and continues a stopped one (ADR 28). */

import { createHash, randomBytes } from 'node:crypto';
import {
  type CalibrationOptions,
  type CalibrationPhase,
  type CalibrationResult,
  createCalibration,
} from '../../../../psychometrics/index.ts';
import { findEdition, type ItemBank } from '../../../features/survey/survey.ts';
import type { Donation } from '../site/read-donations.ts';
import { openStateFile, type RunName, type SavedRun } from './state-file.ts';

/** A stop loses at most this many iterations. */
const iterationsPerSave = 10;

interface RunDeps {
  /** With the starting values. */
  readonly bank: ItemBank;
  /** PKCS #8 in DER. */
  readonly privateKey: Uint8Array;
  readonly stateFolder: string;
  /** The UTC day, by which the parameter set is named. */
  readonly today: string;
  /** By default a random one, 16 hexadecimal digits. */
  readonly seed?: string | undefined;
  readonly schedules?: CalibrationOptions['schedules'] | undefined;
  /** Receives sentences for the operator. */
  readonly report: (line: string) => void;
  /** Called after every step with the share of the work that is done, 0..1. */
  readonly onStep: (share: number, phase: CalibrationPhase) => Promise<void>;
}

export interface FinishedRun extends Pick<RunName, 'seed' | 'day'> {
  readonly result: CalibrationResult;
  /** Deletes the stored state. Until then another run ends with the same result at once. */
  forget(): void;
}

/** The people must come in the same order in a run that continues. */
export async function runCalibration(
  donations: readonly Donation[],
  deps: RunDeps,
): Promise<FinishedRun> {
  const { bank, schedules } = deps;
  const file = openStateFile(deps.stateFolder, deps.privateKey);
  const fingerprint = fingerprintOf(donations, deps);
  const saved = findSaved(file.load(), fingerprint, deps);
  const run = saved ?? newRun(fingerprint, deps);
  const calibration = createCalibration(
    donations.map(({ edition, answers }) => ({ bank: findEdition(bank, edition).model, answers })),
    {
      seed: run.seed,
      ...(schedules && { schedules }),
      ...(saved?.calibration && { saved: saved.calibration }),
    },
  );
  const save = (): void => file.save({ ...run, calibration: calibration.serialise() });
  if (!saved) file.save({ ...run, calibration: null });
  for (let steps = 1, share = 0; share < 1; steps++) {
    share = calibration.step();
    if (share === 1 || steps % iterationsPerSave === 0) save();
    await deps.onStep(share, calibration.phase);
  }
  const { seed, day } = run;
  return { seed, day, result: calibration.result(), forget: () => file.remove() };
}

function newRun(fingerprint: string, { seed, today }: RunDeps): RunName {
  return { seed: seed ?? randomBytes(8).toString('hex'), day: today, fingerprint };
}

/** Returns the saved run if it may be continued. */
function findSaved(
  saved: SavedRun | 'damaged' | null,
  fingerprint: string,
  { seed, report }: RunDeps,
): SavedRun | null {
  if (saved === null) return null;
  if (saved === 'damaged') {
    report('The stored state is damaged or belongs to another key: the calibration begins anew.');
    return null;
  }
  if (saved.fingerprint !== fingerprint || (seed !== undefined && saved.seed !== seed)) {
    report('The copies have changed since the stored state: the calibration begins anew.');
    return null;
  }
  report(`A calibration of ${saved.day} was stopped and continues.`);
  return saved;
}

function fingerprintOf(
  donations: readonly Donation[],
  { bank, schedules }: Pick<RunDeps, 'bank' | 'schedules'>,
): string {
  const hash = createHash('sha256').update(JSON.stringify([bank.version, schedules ?? null]));
  for (const { tag, edition, week, answers, ageRange, gender } of donations)
    hash.update(
      JSON.stringify([
        Buffer.from(tag).toString('base64'),
        edition,
        week,
        answers,
        ageRange,
        gender,
      ]),
    );
  return hash.digest('hex');
}
