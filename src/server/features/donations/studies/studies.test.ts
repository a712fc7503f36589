import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import {
  calibration,
  donate,
  moveWaiting,
} from '../../../../../test/support/people/make-donations.ts';
import {
  exportCopies,
  insertTestStudy,
  join,
  readStudyCopies,
  researchers,
  studyContent,
} from '../../../../../test/support/people/make-studies.ts';
import {
  finishSurvey,
  makeFinishedUser,
  makeUser,
  retake,
  seededAnswers,
  signInAgain,
} from '../../../../../test/support/server/make-user.ts';
import { bank } from '../../../../../test/support/server/test-app.ts';
import { useFreshTestApp } from '../../../../../test/support/server/use-test-app.ts';
import { openCopies } from '../../../commands/study/copies-file.ts';
import { newKeyPair } from '../../../platform/crypto/seal-to-key.ts';
import { closeStudy } from './study-store.ts';

const spark = useFreshTestApp({ calibrationKey: calibration.publicKey });
const days = (count: number) => count * 86_400;

/** The answers of each participant, as their researchers read them. */
async function readAnswers(): Promise<string[]> {
  const rows: Record<string, string>[] = parse((await readStudyCopies(spark)).csv, {
    columns: true,
  });
  return rows.map((row) => bank.current.layout.setA.map((id) => row[id]).join(''));
}

const givenBy = (seed: number): string =>
  bank.current.layout.setA.map((id) => seededAnswers(seed)(id)).join('');

describe('taking part', () => {
  test('gives a sealed copy once the survey is finished, and then the debrief', async () => {
    const study = await insertTestStudy(spark);
    const user = await makeUser(spark);
    const opened = await spark.call('openStudy', { body: { token: study.token } });
    expect(opened).toMatchObject({ title: studyContent.title, state: 'open' });
    expect(JSON.stringify(opened)).not.toContain(studyContent.completionCode);
    expect((await join(spark, user, study)).study).toMatchObject({
      joinedDay: '2026-01-15',
      hasCopy: false,
      debrief: null,
      completionCode: null,
    });
    await finishSurvey(spark, user, seededAnswers(1));
    expect((await spark.call('ownStudy', user)).study).toMatchObject({
      hasCopy: true,
      debrief: { en: 'What we wanted to know.' },
      completionCode: 'C0DE-77',
    });
    expect(await readAnswers()).toEqual([]);
    await moveWaiting(spark);
    expect(await readAnswers()).toEqual([givenBy(1)]);
  });

  test('is in the export, with the consent', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    await join(spark, user, await insertTestStudy(spark));
    const { study } = await spark.call('exportData', user);
    expect(study).toMatchObject({
      title: studyContent.title,
      joinedDay: '2026-01-15',
      texts: { en: { consent: 'I take part.' } },
      copy: { week: '2026-W03', languages: ['en'] },
    });
  });

  test('is in the export if the study was closed on that very day', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    await join(spark, user, await insertTestStudy(spark));
    await spark.db.write((tx) => closeStudy(tx, 'K3F9Q', spark.now()));
    const { study } = await spark.call('exportData', user);
    expect(study?.copy).toMatchObject({ week: '2026-W03', languages: ['en'] });
  });

  test('adds age range and gender only if the study asks for them, and follows them', async () => {
    const body = { ageRange: '35-44', gender: 'female' } as const;
    const rows = async () =>
      parse((await readStudyCopies(spark)).csv, { columns: true }) as Record<string, string>[];
    const study = await insertTestStudy(spark, { details: true });
    const user = await makeFinishedUser(spark, seededAnswers(1));
    await spark.call('updateOptionalInfo', { token: user.token, body });
    await join(spark, user, study);
    await moveWaiting(spark);
    expect(await rows()).toMatchObject([{ age_range: '35-44', gender: 'female' }]);
    const { token } = await signInAgain(spark, user);
    await spark.call('updateOptionalInfo', { token, body: { gender: null } });
    expect(await rows()).toEqual([]);
    await moveWaiting(spark);
    expect(await rows()).toMatchObject([{ age_range: '35-44', gender: '' }]);
    await spark.call('leaveStudy', await signInAgain(spark, user));
    const other = await insertTestStudy(spark, {}, { id: 'OTHER' });
    await join(spark, await signInAgain(spark, user), other);
    await moveWaiting(spark);
    const file = await exportCopies(spark, 'OTHER');
    const { csv } = openCopies(bank, file, researchers.privateKey);
    expect(parse(csv, { columns: true })).toMatchObject([{ age_range: '', gender: '' }]);
  });

  test('is in one study at a time', async () => {
    const user = await makeUser(spark);
    const other = await insertTestStudy(spark, {}, { id: 'OTHER' });
    const study = await insertTestStudy(spark);
    await join(spark, user, study);
    const refused = { token: user.token, body: { token: other.token } };
    expect((await spark.refused('joinStudy', refused)).code).toBe('conflict');
    await spark.call('leaveStudy', user);
    expect((await join(spark, user, other)).study).toMatchObject({ studyId: 'OTHER' });
  });

  test('replaces the copy after a retake, until the last day', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    await join(spark, user, await insertTestStudy(spark));
    await retake(spark, user, seededAnswers(2));
    await moveWaiting(spark);
    expect(await readAnswers()).toEqual([givenBy(2)]);
    spark.moveClock(days(7));
    await retake(spark, await signInAgain(spark, user), seededAnswers(3));
    await moveWaiting(spark);
    expect(await readAnswers()).toEqual([givenBy(2)]);
  });

  test('names in the export what was copied, also after a retake past the last day', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    await join(spark, user, await insertTestStudy(spark));
    spark.moveClock(days(7));
    const again = await signInAgain(spark, user);
    await retake(spark, again, seededAnswers(2));
    const { study, earlierAttempts } = await spark.call('exportData', again);
    expect(study?.copy?.attemptId).toBe(earlierAttempts[0]?.attemptId);
  });

  const [itemId = ''] = bank.current.layout.setA;
  const changes = {
    'an answer': (token: string) =>
      spark.call('reviseAnswer', { token, body: { itemId, value: null } }),
    'the gender': (token: string) =>
      spark.call('updateOptionalInfo', { token, body: { gender: 'other' } }),
  };
  test.each(Object.keys(changes) as (keyof typeof changes)[])(
    'loses the copy if %s changes after the last day, and gets no later answer',
    async (change) => {
      const user = await makeFinishedUser(spark, seededAnswers(1));
      await join(spark, user, await insertTestStudy(spark, { details: true }));
      spark.moveClock(days(7));
      const again = await signInAgain(spark, user);
      await retake(spark, again, seededAnswers(2));
      await moveWaiting(spark);
      expect(await readAnswers()).toEqual([givenBy(1)]);
      await changes[change]((await signInAgain(spark, user)).token);
      await moveWaiting(spark);
      expect(await readAnswers()).toEqual([]);
    },
  );
});

describe('a study', () => {
  const refuse = async (token: string) =>
    spark.refused('joinStudy', { token: (await makeUser(spark)).token, body: { token } });
  const stateOf = async (token: string) =>
    (await spark.call('openStudy', { body: { token } })).state;

  test('takes no more people than it asks for, but lets them finish', async () => {
    const study = await insertTestStudy(spark, { quota: 1 });
    const slow = await makeUser(spark);
    await join(spark, slow, study);
    await join(spark, await makeFinishedUser(spark, seededAnswers(1)), study);
    expect(await stateOf(study.token)).toBe('full');
    expect((await refuse(study.token)).detail).toBe(
      'This study has all the people it needs. Thank you.',
    );
    await finishSurvey(spark, slow, seededAnswers(2));
    await moveWaiting(spark);
    expect(await readAnswers()).toHaveLength(2);
  });

  test('counts people, not the copies of their retakes', async () => {
    const study = await insertTestStudy(spark, { quota: 2 });
    const user = await makeFinishedUser(spark, seededAnswers(1));
    await join(spark, user, study);
    await moveWaiting(spark);
    await retake(spark, await signInAgain(spark, user), seededAnswers(2));
    expect(await stateOf(study.token)).toBe('open');
  });

  test.each([
    ['its last day', async () => spark.moveClock(days(6))],
    ['it is closed', () => spark.db.write((tx) => closeStudy(tx, 'K3F9Q', spark.now()))],
  ])('takes nothing after %s', async (_, end) => {
    const study = await insertTestStudy(spark);
    let user = await makeUser(spark);
    await join(spark, user, study);
    await end();
    expect(await stateOf(study.token)).toBe('ended');
    expect((await refuse(study.token)).detail).toBe(
      'This study has ended. Thank you for your interest.',
    );
    user = await signInAgain(spark, user);
    await finishSurvey(spark, user, seededAnswers(1));
    expect((await spark.call('ownStudy', user)).study).toMatchObject({
      hasCopy: false,
      isOpen: false,
    });
  });

  test('is not found by another token', async () => {
    await insertTestStudy(spark);
    const body = { token: 'A'.repeat(27) };
    expect((await spark.refused('openStudy', { body })).code).toBe('not_found');
  });
});

describe('a participant who leaves', () => {
  test.each(['leaveStudy', 'deleteData'] as const)('by %s is in no copy any more', async (call) => {
    const study = await insertTestStudy(spark);
    const user = await makeFinishedUser(spark, seededAnswers(1));
    await join(spark, user, study);
    await join(spark, await makeFinishedUser(spark, seededAnswers(2)), study);
    await moveWaiting(spark);
    expect((await readAnswers()).toSorted()).toEqual([givenBy(1), givenBy(2)].toSorted());
    const again = await signInAgain(spark, user);
    await spark.call(call, { token: again.token });
    expect(await readAnswers()).toEqual([givenBy(2)]);
    if (call === 'deleteData') return;
    expect((await spark.call('exportData', again)).study).toBeNull();
    await retake(spark, again, seededAnswers(3));
    await moveWaiting(spark);
    expect(await readAnswers()).toEqual([givenBy(2)]);
  });

  test('leaves calibration alone, and the reverse', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    await join(spark, user, await insertTestStudy(spark));
    await donate(spark, user);
    await moveWaiting(spark);
    const tags = () =>
      spark.db.read((tx) => tx.selectFrom('donations').select(['tag', 'study']).execute());
    const [one, other] = await tags();
    expect(one!.tag).not.toEqual(other!.tag);
    const again = await signInAgain(spark, user);
    await donate(spark, again, 'none');
    expect(await tags()).toMatchObject([{ study: 'K3F9Q' }]);
    await donate(spark, again);
    await spark.call('leaveStudy', again);
    await moveWaiting(spark);
    expect(await tags()).toMatchObject([{ study: null }]);
  });
});

describe('a copy', () => {
  test('opens with the key of the researchers alone', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    await join(spark, user, await insertTestStudy(spark));
    await moveWaiting(spark);
    for (const { privateKey } of [newKeyPair(), calibration]) {
      const { csv, unreadable } = await readStudyCopies(spark, privateKey);
      expect(unreadable).toBe(1);
      expect(csv.trim().split('\n')).toHaveLength(1);
    }
  });

  test('leads to neither the account nor the token', async () => {
    const study = await insertTestStudy(spark);
    const user = await makeFinishedUser(spark, seededAnswers(1));
    await join(spark, user, study);
    await moveWaiting(spark);
    const file = await exportCopies(spark);
    const [copy] = JSON.parse(file).copies;
    expect(Object.keys(copy).toSorted()).toEqual([
      'edition',
      'id',
      'sealed',
      'study',
      'tag',
      'week',
    ]);
    for (const secret of [user.id, study.token, user.loginCode]) expect(file).not.toContain(secret);
  });
});
