import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  calibration,
  countCopies,
  donate,
  moveWaiting,
  readCopies,
} from '../../../../test/support/people/make-donations.ts';
import {
  type AnswerFunction,
  finishSurvey,
  makeFinishedUser,
  makeUser,
  retake,
  seededAnswers,
  signInAgain,
} from '../../../../test/support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import { deleteUsers } from '../accounts/account-store.ts';

let spark: TestApp;
beforeEach(async () => {
  spark = await openTestApp({ calibrationKey: calibration.publicKey });
});
afterEach(() => spark.close());

const { layout } = bank.current;

/** Whether every given answer of a copy is the one that the person gave. */
function matches(answers: readonly (number | null)[], given: AnswerFunction): boolean {
  const ids = [...layout.positions.keys()];
  return (
    answers.length === ids.length &&
    answers.every((value, at) => value === null || value === given(ids[at]!)) &&
    layout.setA.every((id) => answers[layout.positions.get(id)!] !== null)
  );
}

describe('the choice', () => {
  test('is off until it is made, and stores a copy of a finished survey', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    const off = { choice: 'none', chosenDay: null, hasCopy: false };
    expect(await spark.call('getDonation', user)).toEqual(off);
    expect(await countCopies(spark)).toEqual({ waiting: 0, moved: 0 });
    const chosen = { choice: 'answers', chosenDay: '2026-01-15' };
    expect(await donate(spark, user)).toEqual({ ...chosen, hasCopy: true });
    const { token } = await signInAgain(spark, user);
    const { donation, attempts } = await spark.call('exportData', { token });
    const copy = { edition: layout.number, week: '2026-W03', ageRange: null, gender: null };
    expect(donation).toEqual({
      ...chosen,
      copy: { ...copy, attemptId: attempts[0]?.attemptId, outcomes: [], languages: ['en'] },
    });
    expect(await countCopies(spark)).toEqual({ waiting: 1, moved: 0 });
    await moveWaiting(spark);
    const { donations, unreadable } = await readCopies(spark);
    expect(unreadable).toBe(0);
    expect(donations).toMatchObject([copy]);
    expect(matches(donations[0]!.answers, seededAnswers(1))).toBe(true);
  });

  test('made before the survey stores the copy when it is finished', async () => {
    const user = await makeUser(spark);
    expect(await donate(spark, user)).toMatchObject({ choice: 'answers', hasCopy: false });
    await finishSurvey(spark, user, seededAnswers(2));
    expect(await spark.call('getDonation', user)).toMatchObject({ hasCopy: true });
  });

  test('adds age range and gender only if that is chosen too, and follows them', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(3));
    const { token } = user;
    const body = { ageRange: '35-44', gender: 'female' } as const;
    await spark.call('updateOptionalInfo', { token, body });
    await donate(spark, user, 'answersAndDetails');
    await moveWaiting(spark);
    expect((await readCopies(spark)).donations).toMatchObject([body]);
    const again = await signInAgain(spark, user);
    await spark.call('updateOptionalInfo', { token: again.token, body: { gender: null } });
    await moveWaiting(spark);
    expect((await readCopies(spark)).donations).toMatchObject([{ ...body, gender: null }]);
    await donate(spark, await signInAgain(spark, user), 'answers');
    expect(await countCopies(spark)).toEqual({ waiting: 1, moved: 0 });
    await moveWaiting(spark);
    expect((await readCopies(spark)).donations).toMatchObject([{ ageRange: null, gender: null }]);
  });

  test('deletes the copy when it is taken back, and may be made again', async () => {
    const users = [
      await makeFinishedUser(spark, seededAnswers(4)),
      await makeFinishedUser(spark, seededAnswers(5)),
    ] as const;
    for (const user of users) await donate(spark, user);
    await moveWaiting(spark);
    const again = await signInAgain(spark, users[0]);
    expect(await donate(spark, again, 'none')).toMatchObject({ choice: 'none', hasCopy: false });
    const { donations } = await readCopies(spark);
    expect(donations.map(({ answers }) => matches(answers, seededAnswers(5)))).toEqual([true]);
    await retake(spark, again, seededAnswers(6));
    expect(await countCopies(spark)).toEqual({ waiting: 0, moved: 1 });
    expect(await donate(spark, again)).toMatchObject({ hasCopy: true });
    expect(await countCopies(spark)).toEqual({ waiting: 1, moved: 1 });
  });

  test('cannot be made where no key is set', async () => {
    const other = await openTestApp({ db: spark.db });
    const user = await makeFinishedUser(spark, seededAnswers(4));
    await donate(spark, user);
    const { token } = user;
    const body = { choice: 'answersAndDetails' };
    expect((await other.refused('setDonation', { token, body })).code).toBe('not_found');
    expect(await donate(other, user, 'none')).toMatchObject({ hasCopy: false });
    expect(await countCopies(spark)).toEqual({ waiting: 0, moved: 0 });
    await other.app.close();
  });
});

describe('a copy', () => {
  test('is replaced after a retake, with the next batch', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(7));
    await donate(spark, user);
    await moveWaiting(spark);
    await retake(spark, await signInAgain(spark, user), seededAnswers(8));
    expect(await countCopies(spark)).toEqual({ waiting: 1, moved: 1 });
    await moveWaiting(spark);
    const { donations } = await readCopies(spark);
    expect(donations.map(({ answers }) => matches(answers, seededAnswers(8)))).toEqual([true]);
  });

  test('is deleted with its account', async () => {
    for (const isMoved of [false, true]) {
      const user = await makeFinishedUser(spark, seededAnswers(7));
      await donate(spark, user);
      if (isMoved) await moveWaiting(spark);
      const { token } = await signInAgain(spark, user);
      await spark.call('deleteData', { token });
      expect(await countCopies(spark)).toEqual({ waiting: 0, moved: 0 });
    }
  });

  test('stays when the account goes without its owner', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(7));
    await donate(spark, user);
    await moveWaiting(spark);
    await spark.db.write((tx) => deleteUsers(tx, [user.id]));
    expect((await readCopies(spark)).donations).toHaveLength(1);
  });

  test('is never made of answers that a program gave', async () => {
    const [before, after] = [await makeUser(spark), await makeUser(spark)];
    await donate(spark, before);
    for (const { token } of [before, after])
      await spark.call('startSurvey', { token, body: { synthetic: true } });
    for (const user of [before, after]) await finishSurvey(spark, user, seededAnswers(7));
    await donate(spark, after);
    const retaker = await makeFinishedUser(spark, seededAnswers(7));
    await donate(spark, retaker);
    await moveWaiting(spark);
    const { token } = await signInAgain(spark, retaker);
    await spark.call('retakeSurvey', { token });
    await spark.call('startSurvey', { token, body: { synthetic: true } });
    await finishSurvey(spark, { ...retaker, token }, seededAnswers(8));
    expect(await countCopies(spark)).toEqual({ waiting: 0, moved: 0 });
    expect(await spark.call('getDonation', { token })).toMatchObject({
      choice: 'answers',
      hasCopy: false,
    });
  });

  test('names no account, day or order', async () => {
    const users = await Promise.all(
      [1, 2, 3].map((seed) => makeFinishedUser(spark, seededAnswers(seed))),
    );
    for (const user of users) await donate(spark, user);
    await moveWaiting(spark);
    const rows = await spark.db.read((tx) => tx.selectFrom('donations').selectAll().execute());
    expect(
      Object.keys(rows[0] ?? {})
        .toSorted()
        .join(),
    ).toBe('edition,id,sealed,study,tag,week');
    expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1);
    const text = JSON.stringify(rows);
    for (const { id } of users) expect(text).not.toContain(id);
  });
});
