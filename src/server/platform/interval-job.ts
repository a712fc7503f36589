export interface IntervalJob {
  readonly firstDelayMilliseconds: number;
  readonly intervalMilliseconds: number;
  readonly run: (isFirst: boolean) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** The timer does not keep the process alive. Returns a function that stops the job. */
export function startIntervalJob(job: IntervalJob): () => void {
  const run = (isFirst: boolean): void => void job.run(isFirst).catch(job.onError);
  let timer = setTimeout(() => {
    run(true);
    timer = setInterval(() => run(false), job.intervalMilliseconds).unref();
  }, job.firstDelayMilliseconds).unref();
  return () => clearTimeout(timer);
}
