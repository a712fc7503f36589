/** Starts the server with a commit for each write, the baseline of group commit. */

import { randomBytes } from 'node:crypto';
import { createApp } from '../../../src/server/app.ts';
import { readItemBank } from '../../../src/server/features/survey/survey.ts';
import { readKeys } from '../../../src/server/platform/crypto/master-key.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openSqlite } from '../../../src/server/platform/db/sqlite/sqlite.ts';
import { createOutboxMailer } from '../../../src/server/platform/mail/outbox-mailer.ts';

/** Starts each write after the previous write's commit, so that no two writes share a commit. */
function withSeparateCommits(db: Database): Database {
  let previous: Promise<unknown> = Promise.resolve();
  function queue<T>(write: () => Promise<T>): Promise<T> {
    const current = previous.then(write);
    previous = current.catch(() => {}); // the caller of this write handles the error
    return current;
  }
  return {
    ...db,
    write: (unit) => queue(() => db.write(unit)),
    writeStatement: (unit) => queue(() => db.writeStatement(unit)),
  };
}

const folder = process.env['DATA_DIR'] ?? '';
const db = withSeparateCommits(openSqlite(folder));
const mailer = createOutboxMailer({
  folder: `${folder}/outbox`,
  from: 'from@mail.example',
  random: randomBytes,
  onWritten: () => {},
});
const app = await createApp({
  db,
  bank: readItemBank(new URL('../../../items/', import.meta.url)),
  keys: readKeys(undefined, folder),
  now: Date.now,
  random: randomBytes,
  mailer,
  publicUrl: () => 'http://127.0.0.1',
  rateLimitScale: 1_000_000,
  batchLimits: { maxBatchSize: 1, concurrency: 64 },
});
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.on('SIGTERM', async () => {
  await app.close();
  await db.close();
  process.exit(0);
});
