/** The server as it is, but for one thing: a commit for each write, never a shared one. What group commit is compared with. */

import { randomBytes } from 'node:crypto';
import { createApp } from '../../src/server/app.ts';
import { readItemBank } from '../../src/server/features/survey/survey.ts';
import { readKeys } from '../../src/server/platform/crypto/keys.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts';
import { outboxMailer } from '../../src/server/platform/mail/mailer.ts';

/** Each write begins when the one before has reached the disk. */
function oneByOne(db: Database): Database {
  let last: Promise<unknown> = Promise.resolve();
  function alone<T>(write: () => Promise<T>): Promise<T> {
    const mine = last.then(write);
    last = mine.catch(() => {}); // its own caller hears of it
    return mine;
  }
  return {
    ...db,
    write: (unit) => alone(() => db.write(unit)),
    writeStatement: (unit) => alone(() => db.writeStatement(unit)),
  };
}

const folder = process.env['DATA_DIR'] ?? '';
const db = oneByOne(openSqlite(folder));
const mailer = outboxMailer({
  folder: `${folder}/outbox`,
  from: 'from@mail.example',
  random: randomBytes,
  onWritten: () => {},
});
const app = await createApp({
  db,
  bank: readItemBank(new URL('../../items/', import.meta.url)),
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
