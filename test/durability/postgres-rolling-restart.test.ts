/** A short run of `npm run rolling-restart` (product decisions H4). */

import { expect, test } from 'vitest';
import { isSeamless, restartInTurn } from '../programs/failures/rolling-restart.ts';
import { findNginx } from '../support/process/nginx.ts';

const hasNginx = findNginx() !== null;
if (!hasNginx)
  console.warn(
    '\n*** There is no nginx here (Debian: apt-get install nginx-light).\n*** THE ROLLING RESTART OF TWO NODES IS SKIPPED.\n',
  );

test.runIf(hasNginx)(
  'a rolling restart fails no call and loses no answer',
  async () => {
    const outcome = await restartInTurn(1);
    expect(outcome.restarts).toBe(2);
    expect(outcome, JSON.stringify(outcome)).toSatisfy(isSeamless);
  },
  120_000,
);
