/** A thousand people who answer on a server and on a device. */

import { expect, test } from 'vitest';
import { locales } from '../../src/domain/locales.ts';
import { type BothClients, consent, openBoth } from '../support/device/two-clients.ts';
import { simulatePerson } from '../support/people/simulated-person.ts';
import { bank } from '../support/server/test-app.ts';
import { useTestApp } from '../support/server/use-test-app.ts';

const spark = useTestApp({ requireConsent: true });

const total = 1000;
/** So many of them answer in each language in turn; the others in English. */
const inEachLanguage = 20;
const { setA } = bank.current.layout;

async function answer({ server, device, user }: BothClients, seed: string) {
  const person = simulatePerson(seed);
  const told: unknown[][] = [];
  for (const ask of [server, device]) {
    await ask('startSurvey', { body: { consent } });
    for (const itemId of setA)
      await ask('saveResponse', { body: { itemId, value: person(itemId) } });
    const status = await ask('surveyStatus');
    const setB = 'setBItems' in status ? (status.setBItems ?? []) : [];
    for (const itemId of setB)
      await ask('saveResponse', { body: { itemId, value: person(itemId) } });
    told.push([setB, await ask('computeProfile', { body: { userId: user.id } })]);
  }
  expect(told[1], seed).toEqual(told[0]);
}

const cardOf = ({ client }: BothClients): string => client.card([]) ?? '';

test('are told the same', { timeout: 3_600_000 }, async () => {
  let before: BothClients | null = null;
  for (let n = 0; n < total; n++) {
    const locale = n < inEachLanguage * locales.length ? locales[n % locales.length]! : 'en';
    const both = await openBoth(spark, locale);
    await answer(both, `person ${n}`);
    spark.moveClock(600);
    if (before) {
      const codes = { shareCode1: both.user.shareCode, shareCode2: before.user.shareCode };
      const cards = { shareCode1: cardOf(both), shareCode2: cardOf(before) };
      const reply = await both.server('compareProfiles', { body: codes });
      expect(await both.device('compareProfiles', { body: cards })).toEqual(reply);
    }
    before = both;
  }
});
