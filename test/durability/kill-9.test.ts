/** A short run of `npm run kill-9` (product decisions C4). */

import { expect, onTestFinished, test } from 'vitest';
import { isSound, killRepeatedly } from '../programs/failures/kill-9.ts';
import { startPostgres } from '../support/postgres/server.ts';
import { engine } from '../support/server/test-database.ts';

test('no acknowledged answer is lost when the server is killed', async () => {
  const postgres =
    engine === 'postgres' ? await startPostgres({ durable: true, loopback: true }) : undefined;
  onTestFinished(() => postgres?.remove());
  const outcome = await killRepeatedly(3, { postgres });
  expect(outcome, JSON.stringify(outcome)).toSatisfy(isSound);
}, 60_000);
