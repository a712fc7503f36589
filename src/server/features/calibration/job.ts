import { startIntervalJob } from '../../platform/jobs/interval-job.ts';
import { type TakeInDeps, takeInResults } from './results/take-in.ts';
import type { Scoring } from './sets/scoring.ts';

interface ScoringJobDeps extends Omit<TakeInDeps, 'folder'> {
  readonly scoring: Pick<Scoring, 'refresh'>;
  /** Where calibrations leave their results; undefined if they store them themselves. */
  readonly folder: string | undefined;
}

const intervalMilliseconds = 10_000;

/** Looks for results of calibrations, and for a switch of another node. */
async function look({ scoring, folder, db, logError }: ScoringJobDeps): Promise<void> {
  await scoring.refresh();
  if (folder !== undefined) await takeInResults({ db, folder, logError });
}

/** Looks now and every ten seconds. Returns a function that stops it. */
export async function startScoringJob(deps: ScoringJobDeps): Promise<() => void> {
  await look(deps);
  return startIntervalJob({
    firstDelayMilliseconds: intervalMilliseconds,
    intervalMilliseconds,
    run: () => look(deps),
    onError: (error) => deps.logError(error, 'looking for parameter sets failed'),
  });
}
