/** One contract for the server and for the device: the same replies to the same answers. */

import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '../../src/domain/locales.ts';
import {
  type BothClients,
  consent,
  openBoth,
  type Options,
} from '../support/device/two-clients.ts';
import { simulatePerson } from '../support/people/simulated-person.ts';
import { bank } from '../support/server/test-app.ts';
import { useTestApp } from '../support/server/use-test-app.ts';

const spark = useTestApp({ requireConsent: true });

type Name = Parameters<BothClients['device']>[0];

/** Asks both, and expects the same. */
async function askBoth<K extends Name>(
  { server, device }: BothClients,
  name: K,
  options?: Options<K>,
) {
  const reply = await server(name, options);
  expect(await device(name, options), name).toEqual(reply);
  return reply;
}

const { setA, pool } = bank.current.layout;

/** Finishes the survey, and asks for the status after each stage. */
async function answerBoth(both: BothClients, answer: (itemId: string) => number | null) {
  await askBoth(both, 'startSurvey', { body: { consent } });
  for (const itemId of setA)
    await askBoth(both, 'saveResponse', { body: { itemId, value: answer(itemId) } });
  const status = await askBoth(both, 'surveyStatus');
  if (!('setBItems' in status)) throw new Error('Set B is not chosen');
  for (const itemId of status.setBItems ?? [])
    await askBoth(both, 'saveResponse', { body: { itemId, value: answer(itemId) } });
}

const compute = (both: BothClients) =>
  askBoth(both, 'computeProfile', { body: { userId: both.user.id } });

async function makeBoth(seed: string, locale: Locale = 'en'): Promise<BothClients> {
  const both = await openBoth(spark, locale);
  const person = simulatePerson(seed);
  await answerBoth(both, (itemId) => (itemId === setA[3] ? null : person(itemId)));
  return both;
}

describe('a device answers as the server', () => {
  test('through survey, profile, round, answers and limits', async () => {
    const both = await makeBoth('one');
    await askBoth(both, 'surveyItems');
    await askBoth(both, 'scaleLabels');
    await compute(both);
    await askBoth(both, 'profileStatus');
    await askBoth(both, 'roundStatus');
    await askBoth(both, 'beginRound');
    const round = await askBoth(both, 'surveyStatus');
    if (!('setBItems' in round)) throw new Error('there is no round');
    for (const itemId of round.setBItems ?? [])
      await askBoth(both, 'saveResponse', { body: { itemId, value: 6 } });
    await compute(both);
    await askBoth(both, 'setLimit', { body: { itemId: setA[0]!, isLimit: true } });
    await askBoth(both, 'reviseAnswer', { body: { itemId: setA[1]!, value: null } });
    await askBoth(both, 'listAnswers');
    await compute(both);
  });

  test.each(locales)('in %s', async (locale) => {
    const both = await makeBoth('two', locale);
    await compute(both);
    await askBoth(both, 'surveyItems');
    await askBoth(both, 'scaleLabels');
    await askBoth(both, 'listAnswers');
  });

  test('before there is a survey or a profile', async () => {
    const both = await openBoth(spark);
    await askBoth(both, 'surveyItems');
    await askBoth(both, 'profileStatus');
    for (const name of ['surveyStatus', 'roundStatus', 'beginRound'] as const)
      await askBoth(both, name);
    await compute(both);
    await askBoth(both, 'listAnswers');
    await askBoth(both, 'startSurvey', { body: { consent } });
    await askBoth(both, 'profileStatus');
    for (const name of ['completeSetA', 'beginRound'] as const) await askBoth(both, name);
  });
});

test('refuses the same answers', async () => {
  const both = await openBoth(spark);
  const save = (itemId: string, attemptId?: string) =>
    askBoth(both, 'saveResponse', { body: { itemId, value: 4, ...(attemptId && { attemptId }) } });
  await save('A01');
  await askBoth(both, 'startSurvey', { body: { consent } });
  await save('A01', 'another');
  await save(pool[0]!);
  await save('E99');
  await askBoth(both, 'attemptStatus', { params: { attemptId: 'another' } });
  await answerBoth(both, () => 4);
  await save('A01');
  await askBoth(both, 'setLimit', { body: { itemId: 'E99', isLimit: true } });
  for (const value of [1, 4, null] as const)
    await askBoth(both, 'reviseAnswer', { body: { itemId: 'A02', value } });
  await askBoth(both, 'reviseAnswer', { body: { itemId: 'E99', value: null } });
  await askBoth(both, 'computeProfile', { body: { userId: 'another' } });
});

describe('a comparison by cards', () => {
  test('is the comparison by share codes', async () => {
    const [one, other] = [await makeBoth('one'), await makeBoth('three')];
    spark.moveClock(600);
    for (const [mine, theirs] of [
      [one, other],
      [other, one],
    ] as const) {
      const reply = await mine.server('compareProfiles', {
        body: { shareCode1: mine.user.shareCode, shareCode2: theirs.user.shareCode },
      });
      const codes = [mine, theirs].map(({ client }) =>
        String(client.calls.me({} as never).shareCode),
      );
      const body = { shareCode1: codes[0]!, shareCode2: codes[1]! };
      expect(await mine.device('compareProfiles', { body })).toEqual(reply);
      expect(codes[1]!.length).toBeLessThanOrEqual(300);
    }
  });
});
