import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../../../test/support/process/server-process.ts';
import { findSecrets } from '../../../../test/support/secrets/find-secrets.ts';
import { call, newPerson, saveOne } from '../../../../test/support/server/survey-taker.ts';

test('keeps tokens of invitations off disk and log', async () => {
  const folder = mkdtempSync(joinPath(tmpdir(), 'spark-canary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = await startServer(folder, { LOG_LEVEL: 'trace', RATE_LIMIT_SCALE: '1000' });
  const people = [await newPerson(server.address), await newPerson(server.address)];
  for (const person of people) while (!person.isFinished) await saveOne(person, server.address);
  const [ada = '', ben = ''] = people.map(({ token }) => token);
  const made = [];
  for (let n = 0; n < 3; n++)
    made.push(await call(server.address, 'createPair', ada, { hours: 24 }));
  const [used, ended, open] = made;
  await call(server.address, 'joinPair', ben, { token: used!.token });
  for (const token of [ada, ben]) {
    const { attemptId } = await call(server.address, 'surveyStatus', token);
    await call(server.address, 'sayYes', token, { pairId: used!.pairId, attemptId });
  }
  await call(server.address, 'endPair', ada, { pairId: ended!.pairId });
  // The mistakes of a visitor are logged as well.
  for (const token of [used!.token, `${open!.token}x`])
    await call(server.address, 'joinPair', ben, { token }).catch(() => {});
  await server.stop();
  const stored = Buffer.concat([
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(joinPath(entry.parentPath, entry.name))),
    Buffer.from(server.output()),
  ]);
  expect(stored.includes('/api/v1/together/join')).toBe(true);
  const tokens = made.map(({ token }) => token);
  expect(findSecrets(stored, tokens)).toEqual([]);
});
