export interface IntervalJob {
  readonly firstDelayMilliseconds: number;
  readonly intervalMilliseconds: number;
  readonly run: (isFirst: boolean) => Promise<void>;
  /** A failed run does not stop the job. */
  readonly onError: (error: unknown) => void;
}

/** Runs a job at a fixed interval, without keeping the process alive. Returns what stops it. */
export function startIntervalJob(job: IntervalJob): () => void {
  const run = (isFirst: boolean): void => void job.run(isFirst).catch(job.onError);
  let timer = setTimeout(() => {
    run(true);
    timer = setInterval(() => run(false), job.intervalMilliseconds).unref();
  }, job.firstDelayMilliseconds).unref();
  return () => clearTimeout(timer);
}
