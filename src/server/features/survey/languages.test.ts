/** The languages in which answers were saved, as exported to their owner. */

import { describe, expect, test } from 'vitest';
import {
  calibration,
  donate,
  moveWaiting,
  readCopies,
} from '../../../../test/support/people/make-donations.ts';
import {
  answerAll,
  answerSetA,
  finishSurvey,
  inLanguage,
  makeFinishedUser,
  makeUser,
  retake,
  seededAnswers,
  takeRound,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { useFreshTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useFreshTestApp({ calibrationKey: calibration.publicKey });
const answer = seededAnswers(3);

async function readLanguages({ token }: TestUser) {
  const { attempts, earlierAttempts } = await spark.call('exportData', { token });
  return [...earlierAttempts, ...attempts].map(({ languages }) => languages);
}

describe('the languages of an attempt', () => {
  test('are those of all its answers, in one order', async () => {
    const user = await makeUser(spark);
    const { setAItems } = await inLanguage(spark, 'it').call('startSurvey', { token: user.token });
    expect(await readLanguages(user)).toEqual([[]]);
    const [first = [], second = []] = [setAItems.slice(0, 9), setAItems.slice(9, 47)];
    await answerAll(inLanguage(spark, 'fr'), user, first, answer);
    expect(await readLanguages(user)).toEqual([['fr']]);
    await answerAll(inLanguage(spark, 'pt-BR'), user, second, answer);
    await answerAll(inLanguage(spark, 'de'), user, first, answer);
    expect(await readLanguages(user)).toEqual([['de', 'fr', 'pt-BR']]);
    await answerAll(inLanguage(spark, 'es'), user, setAItems.slice(47), answer);
    expect(await readLanguages(user)).toEqual([['de', 'fr', 'es', 'pt-BR']]);
  });

  test('have that of a round, and begin anew with a retake', async () => {
    const user = await makeFinishedUser(inLanguage(spark, 'de'), answer);
    await takeRound(inLanguage(spark, 'fr'), user, answer);
    expect(await readLanguages(user)).toEqual([['de', 'fr']]);
    await retake(inLanguage(spark, 'fr'), user, seededAnswers(4));
    expect(await readLanguages(user)).toEqual([['de', 'fr'], ['fr']]);
  });

  test('of concurrent people stay apart', async () => {
    const users = [await makeUser(spark), await makeUser(spark)] as const;
    await Promise.all([
      answerSetA(inLanguage(spark, 'de'), users[0], answer),
      answerSetA(inLanguage(spark, 'fr'), users[1], answer),
    ]);
    expect([await readLanguages(users[0]), await readLanguages(users[1])]).toEqual([
      [['de']],
      [['fr']],
    ]);
  });

  test('come with the donated copy, and its export', async () => {
    const user = await makeUser(spark);
    await donate(spark, user);
    await finishSurvey(inLanguage(spark, 'de'), user, answer);
    const { donation } = await spark.call('exportData', { token: user.token });
    expect(donation.copy?.languages).toEqual(['de']);
    await moveWaiting(spark);
    expect((await readCopies(spark)).donations).toMatchObject([{ languages: ['de'] }]);
  });
});
