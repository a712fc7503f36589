import type { OutageEvent } from './outage-state.ts';

export interface OutageLog {
  error(details: object, text: string): void;
  warn(details: object, text: string): void;
}

/** Writes one line for each event, instead of one for each call that failed. */
export function logOutage(log: OutageLog, event: OutageEvent): void {
  if (event.kind === 'passed') {
    const { error: err, failed } = event;
    log.warn({ err, failed }, 'the database failed for a moment');
    return;
  }
  const { cause } = event;
  if (event.kind === 'began') log.error({ cause, err: event.error }, 'outage began');
  else log.warn({ cause, failed: event.failed, seconds: event.seconds }, 'outage ended');
}
