/**
 * Tests that the reply reveals nothing about the other person before both have said yes, or have
 * sent a round of their agreement (ADR 23).
 */

import { expect, test } from 'vitest';
import { callFrom, newClient } from '../../../../test/support/http/limited-apps.ts';
import { keen, mirrored } from '../../../../test/support/people/make-pairs.ts';
import {
  confirm,
  end,
  eraseAgreement,
  invite,
  join,
  meet,
  reveal,
  sendMarks,
} from '../../../../test/support/people/make-readings.ts';
import {
  makeFinishedUser,
  signInAgain,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { pValueOfDifference } from '../../../../test/support/statistics.ts';
import { testInFull } from '../../../../test/support/test-in-full.ts';

const spark = useTestApp();

/** Returns the status, all headers but the date, and the bytes of the reply. */
async function readReply({ token }: TestUser, pairId: string): Promise<string> {
  const request = { client: newClient(), token, body: { pairId } };
  const { statusCode, headers, rawPayload } = await callFrom(spark, 'pairResult', request);
  const { date: _date, ...compared } = headers;
  return JSON.stringify([statusCode, compared, rawPayload.toString('hex')]);
}

test('waiting, no, withdrawn and expired look alike, byte for byte', async () => {
  let ada = await makeFinishedUser(spark, keen('alike'));
  const ben = await makeFinishedUser(spark, mirrored(keen('alike')));
  const cleo = await makeFinishedUser(spark, keen('alike too'));
  const late = await invite(spark, ada, 24);
  await join(spark, ben, late);
  await confirm(spark, ben, late.pairId);
  spark.moveClock(86_400);
  ada = await signInAgain(spark, ada);
  const [other, third] = [await signInAgain(spark, ben), await signInAgain(spark, cleo)];

  const open = await meet(spark, ada, other);
  const confirmed = await meet(spark, ada, other);
  await confirm(spark, ada, confirmed);
  const answered = await meet(spark, ada, other);
  await confirm(spark, other, answered);
  const refused = await meet(spark, ada, third);
  await end(spark, third, refused);
  const ended = await meet(spark, ada, third);
  await end(spark, ada, ended);
  const gone = await meet(spark, ada, third);
  const withdrawn = await reveal(spark, ada, third);
  expect(await readReply(ada, withdrawn)).not.toBe(await readReply(ada, open));
  await end(spark, third, withdrawn);
  const { pairId: invited } = await invite(spark, ada);

  await spark.db.write((tx) => tx.deleteFrom('pairs').where('id', '=', gone).execute());

  const expected = await readReply(ada, open);
  expect(expected).toContain(
    Buffer.from('{"result":null,"agreement":null,"helped":null}').toString('hex'),
  );
  for (const pairId of [confirmed, answered, refused, ended, gone, withdrawn, invited, late.pairId])
    expect(await readReply(ada, pairId)).toBe(expected);
});

/** Sends the largest possible marks. */
async function sendMuch(person: TestUser, pairId: string): Promise<void> {
  const { result } = await spark.call('pairResult', { token: person.token, body: { pairId } });
  await sendMarks(spark, person, pairId, {
    marks: result!.interests.map(({ itemId }) => ({ itemId, mark: 'yes' })),
    stopSignals: ['word', 'gesture', 'trafficLight'],
    aftercare: ['holding', 'quiet', 'talking', 'warmth'],
    sentence: 'closeness',
  });
}

test('an agreement looks alike until both have sent, byte for byte', async () => {
  const ada = await makeFinishedUser(spark, keen('alike'));
  const ben = await makeFinishedUser(spark, mirrored(keen('alike')));
  const pairId = await reveal(spark, ada, ben);
  for (let round = 1; round <= 2; round++) {
    const nobody = await readReply(ada, pairId);
    await sendMuch(ben, pairId);
    expect(await readReply(ada, pairId)).toBe(nobody);
    await eraseAgreement(spark, ben, pairId);
    if (round === 1) expect(await readReply(ada, pairId)).toBe(nobody);
    await sendMuch(ben, pairId);
    await sendMuch(ada, pairId);
    expect(await readReply(ada, pairId)).not.toBe(nobody);
  }
});

const warmUps = 60;

const shuffle = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);

testInFull('an agreement takes the same time until both have sent', { retry: 2 }, async () => {
  const ada = await makeFinishedUser(spark, keen('alike'));
  const times: Record<string, number[]> = { nobody: [], sent: [], erased: [] };
  const pairIds: Record<string, string> = {};
  for (const state of Object.keys(times)) {
    const ben = await makeFinishedUser(spark, mirrored(keen('alike')));
    const pairId = await reveal(spark, ada, ben);
    pairIds[state] = pairId;
    if (state !== 'nobody') await sendMuch(ben, pairId);
    if (state === 'erased') await eraseAgreement(spark, ben, pairId);
  }
  // In turns, a pause of the collector would meet the same state each time.
  const calls = Object.keys(times).flatMap((state) => Array.from({ length: 220 }, () => state));
  for (const [i, state] of shuffle(calls).entries()) {
    const started = performance.now();
    await readReply(ada, pairIds[state]!);
    if (i >= warmUps) times[state]!.push(performance.now() - started);
  }
  for (const state of ['sent', 'erased'])
    expect(pValueOfDifference(times['nobody']!, times[state]!)).toBeGreaterThan(0.01);
});
