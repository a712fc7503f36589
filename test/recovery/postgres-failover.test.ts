/** A run of `npm run failover`, without its limit in milliseconds. */

import { expect, test } from 'vitest';
import { failOver, losesNothing } from '../programs/failures/failover.ts';
import { canReplicate } from '../support/postgres/replica.ts';

if (!canReplicate()) {
  const message = 'There is no pg_basebackup here (Debian: apt-get install postgresql).';
  if (process.env['CI']) throw new Error(message);
  console.warn(`\n*** ${message}\n*** THE FAILOVER TO A STANDBY IS SKIPPED.\n`);
}

test.runIf(canReplicate())(
  'a failover to a standby loses no answer',
  async () => {
    const outcome = await failOver();
    expect(outcome, JSON.stringify(outcome)).toSatisfy(losesNothing);
    expect(outcome.refused).toBeGreaterThan(0);
    // Not a limit for speed: without asking again, a node follows when its connections end.
    expect(outcome.readerMilliseconds).toBeLessThan(15_000);
  },
  120_000,
);
