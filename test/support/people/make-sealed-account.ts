import type { Attempt } from '../../../src/core/survey/attempt.ts';
import { deleteInsights, upsertInsight } from '../../../src/server/features/insights/store.ts';
import { replacePeople } from '../../../src/server/features/people/people-store.ts';
import { accessFor, findFinishedAttempt } from '../../../src/server/features/survey/survey.ts';
import type { Caller } from '../../../src/server/platform/http/handlers.ts';
import { confirmAddress, type Mailbox } from '../mailbox.ts';
import { newAddress } from '../server/make-email-user.ts';
import {
  answerAll,
  callerOf,
  finishSurvey,
  retake,
  seededAnswers,
  type TestUser,
} from '../server/make-user.ts';
import { keepPasskey, type TestPasskey } from '../server/passkey.ts';
import { bank, type TestApp } from '../server/test-app.ts';
import { donateTwice } from './make-donations.ts';
import { makeChosenLink, type OwnLink } from './make-links.ts';

export interface SealedAccount extends TestUser {
  readonly link: OwnLink;
  readonly email: string;
  readonly password: string;
  readonly passkey: TestPasskey;
  readonly caller: Caller;
  readonly finishedId: Attempt['id'];
  readonly retakeId: Attempt['id'];
}

const insight = { modelVersion: bank.version, model: 'A model', writtenDay: '2026-01-02' };

async function makeChangedLink(
  spark: TestApp,
  person: TestUser,
  step: () => Promise<void>,
): Promise<OwnLink> {
  const link = await makeChosenLink(spark, person, 3);
  await step();
  for (const days of [30, 7] as const) {
    const body = { linkId: link.linkId, days };
    await spark.call('changeLink', { token: person.token, body });
    await step();
  }
  return link;
}

/**
 * Creates an account with a password, a confirmed address, a finished survey with figures and a
 * summary, an earlier attempt, a retake under way, limits, a link of its own, a kept person, a
 * passkey, age and gender. Calls `onStep` after each change, so that a test can keep older states
 * of the rows.
 */
export async function makeSealedAccount(
  spark: TestApp,
  mailbox: Mailbox,
  seed: number,
  onStep: (userId: string) => Promise<void> = async () => {},
): Promise<SealedAccount> {
  const [email, password] = [newAddress(), `nine quiet words ${seed}`];
  const { user, loginCode, accessToken } = await spark.call('register', {
    body: { email: newAddress(), password },
  });
  const token = accessToken;
  const person = {
    id: user.id,
    shareCode: user.shareCode ?? '',
    loginCode: loginCode ?? '',
    token,
  };
  const step = () => onStep(user.id);
  await step();
  await confirmAddress(spark, mailbox, person, email);
  await finishSurvey(spark, person, seededAnswers(seed + 2));
  await step();
  await retake(spark, person, seededAnswers(seed));
  await step();
  await changeDetailsAndLimits(spark, token, step);
  const link = await makeChangedLink(spark, person, step);
  const caller = await callerOf(spark, person);
  for (const name of ['K.', 'L.']) {
    const kept = { shareCode: '0'.repeat(20), name, keptDay: '2026-01-15' };
    await spark.db.write((tx) => replacePeople(tx, caller, [kept]));
    await step();
  }
  const passkey = await keepPasskey(spark, person);
  await step();
  for (const name of ['Phone', 'Laptop']) {
    const { credentialId } = passkey;
    await spark.call('renamePasskey', { token, body: { credentialId, name } });
    await step();
  }
  await donateTwice(spark, caller);
  await step();
  const finishedId = (await spark.call('surveyStatus', { token })).attemptId;
  for (const text of ['A first text.', 'A second text.']) {
    await spark.db.write((tx) => deleteInsights(tx, user.id));
    await spark.db.write(async (tx) => {
      const attempt = await findFinishedAttempt(tx, accessFor(bank, caller));
      await upsertInsight(tx, caller, attempt!, { ...insight, text });
    });
    await step();
  }
  const { attemptId: retakeId, setAItems } = await spark.call('retakeSurvey', { token });
  for (const itemId of setAItems.slice(0, 3)) {
    await answerAll(spark, person, [itemId], seededAnswers(seed + 1));
    await step();
  }
  return { ...person, email, password, caller, finishedId, retakeId, link, passkey };
}

/** Changes the optional information and the hard limits, with a step after each change. */
async function changeDetailsAndLimits(
  spark: TestApp,
  token: string,
  step: () => Promise<void>,
): Promise<void> {
  for (const [ageRange, gender] of [
    ['35-44', 'female'],
    ['25-34', 'male'],
  ] as const) {
    await spark.call('updateOptionalInfo', { token, body: { ageRange, gender } });
    await step();
  }
  for (const [itemId, isLimit] of [
    ['A05', true],
    ['A07', true],
    ['A07', false],
    ['A05', false], // the row is deleted, and counting its changes could begin again
    ['A12', true],
    ['B07', true],
  ] as const) {
    await spark.call('setLimit', { token, body: { itemId, isLimit } });
    await step();
  }
}
