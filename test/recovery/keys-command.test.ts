/** What an operator sees while the master key changes (ADR 36). */

import { expect, onTestFinished, test } from 'vitest';
import { randomLookingKey, runDoctor } from '../support/process/run-doctor.ts';
import { runScript, type Settings } from '../support/process/run-script.ts';
import { ServerEnded, startServer } from '../support/process/server-process.ts';
import { freshStorage } from '../support/server/fresh-storage.ts';
import { call } from '../support/server/survey-taker.ts';

const newKey = Buffer.from(randomLookingKey, 'base64').reverse().toString('base64');

async function start(place: Settings) {
  const server = await startServer(place['DATA_DIR'] ?? '', place);
  onTestFinished(() => server.kill());
  return server;
}

async function findDoctorLines(place: Settings): Promise<string[]> {
  const { lines } = await runDoctor(place);
  return lines.filter((line) => /^\w+ MASTER_KEY_PREVIOUS:/.test(line));
}

test('the previous master key is dropped by command alone', async () => {
  const storage = await freshStorage();
  const old = { ...storage, MASTER_KEY: randomLookingKey };
  const both = { ...storage, MASTER_KEY: newKey, MASTER_KEY_PREVIOUS: randomLookingKey };
  const alone = { ...storage, MASTER_KEY: newKey };
  const first = await start(old);
  await call(first.address, 'createUnique');
  const { loginCode } = await call(first.address, 'createUnique');
  await first.stop();

  expect(await findDoctorLines(both)).toEqual([]);
  expect(await runScript('keys', [], both)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('until the server starts'),
  });
  const second = await start(both);
  await call(second.address, 'login', undefined, { loginCode });
  await second.stop();
  const rest = '1 login code and 1 share link.';
  expect(await findDoctorLines(both)).toEqual([
    expect.stringContaining(`warning MASTER_KEY_PREVIOUS: Is still needed for ${rest}`),
  ]);
  expect(await findDoctorLines(alone)).toEqual([
    expect.stringContaining('problem MASTER_KEY_PREVIOUS: Is not set'),
  ]);
  const refused = await startServer(storage.DATA_DIR, alone).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ServerEnded);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`working: ${rest}`) });

  expect(await runScript('keys', ['--drop'], both)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Remove MASTER_KEY_PREVIOUS'),
  });
  expect(await runScript('keys', [], alone)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(`still needed for ${rest}`),
  });
  expect(await runScript('keys', ['--drop'], alone)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(`Given up: ${rest}`),
  });
  expect(await findDoctorLines(alone)).toEqual([]);
  const third = await start(alone);
  await call(third.address, 'login', undefined, { loginCode });
}, 60_000);

test('one key in both settings is refused', async () => {
  const storage = await freshStorage();
  const both = {
    ...storage,
    MASTER_KEY: randomLookingKey,
    MASTER_KEY_PREVIOUS: randomLookingKey,
  };
  expect(await runScript('config-check', [], both)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('must differ from MASTER_KEY'),
  });
});
