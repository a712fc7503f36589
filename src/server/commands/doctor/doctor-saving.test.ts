import { expect, test } from 'vitest';
import { randomLookingKey, runDoctor } from '../../../../test/support/process/run-doctor.ts';
import { startServer } from '../../../../test/support/process/server-process.ts';
import { freshStorage } from '../../../../test/support/server/fresh-storage.ts';
import { engine } from '../../../../test/support/server/test-database.ts';

test('tells whether the database takes writes', async () => {
  const place = { ...(await freshStorage()), MASTER_KEY: randomLookingKey };
  const server = await startServer(place.DATA_DIR, place);
  await server.stop();
  const examine = async (settings: typeof place) =>
    (await runDoctor(settings)).lines.filter((line) => line.includes(' saving: '));
  expect(await examine(place)).toEqual(['ok saving: The database takes writes.']);
  if (engine === 'sqlite') return;
  const readOnly = new URL(place.DATABASE_URL ?? '');
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
  expect(await examine({ ...place, DATABASE_URL: readOnly.href.replaceAll('+', '%20') })).toEqual([
    'problem saving: The database is read-only.',
  ]);
});
