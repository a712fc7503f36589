import { startIntervalJob } from '../../platform/jobs/interval-job.ts';
import { type TakeInDeps, takeInResults } from './results/take-in.ts';
import type { Scoring } from './sets/scoring.ts';

interface ScoringJobDeps extends Omit<TakeInDeps, 'folder'> {
  readonly scoring: Pick<Scoring, 'refresh'>;
  /** Where calibrations leave their results; undefined if they store them themselves. */
  readonly folder: string | undefined;
}

const intervalMilliseconds = 10_000;

/** Looks for results and for switches of other nodes. Returns a function that stops it. */
export const startScoringJob = ({ scoring, folder, db, logError }: ScoringJobDeps): (() => void) =>
  startIntervalJob({
    firstDelayMilliseconds: intervalMilliseconds,
    intervalMilliseconds,
    async run() {
      if (folder !== undefined) await takeInResults({ db, folder, logError });
      await scoring.refresh();
    },
    onError: (error) => logError(error, 'looking for parameter sets failed'),
  });
