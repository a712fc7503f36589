import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestStudy } from '../../../../../test/support/people/insert-study.ts';
import { moveWaiting } from '../../../../../test/support/people/make-donations.ts';
import {
  countStudyCopies,
  exportCopies,
  insertTestStudy,
  join,
  researchers,
  studyQuestions,
} from '../../../../../test/support/people/make-studies.ts';
import {
  finishSurvey,
  makeFinishedUser,
  makeUser,
  retake,
  seededAnswers,
  signInAgain,
  type TestUser,
} from '../../../../../test/support/server/make-user.ts';
import { bank } from '../../../../../test/support/server/test-app.ts';
import { useFreshTestApp } from '../../../../../test/support/server/use-test-app.ts';
import { openCopies } from '../../../commands/study/copies-file.ts';

const spark = useFreshTestApp();

const asked = studyQuestions();
let study: TestStudy;
beforeEach(async () => {
  study = await insertTestStudy(spark, { questions: asked });
});

type Given = Readonly<Record<string, number>>;

const answer = ({ token }: Pick<TestUser, 'token'>, answers: Given) =>
  spark.call('answerStudy', { token, body: { answers } });

const makeParticipant = async (): Promise<TestUser> => {
  const user = await makeFinishedUser(spark, seededAnswers(1));
  await join(spark, user, study);
  return user;
};

/** What the researchers read. */
async function readRows(id = study.id): Promise<Record<string, string>[]> {
  await moveWaiting(spark);
  const { csv } = openCopies(bank, await exportCopies(spark, id), researchers.privateKey);
  return parse(csv, { columns: true });
}

describe('the own questions of a study', () => {
  test('are asked after the survey, and then not again', async () => {
    const user = await makeUser(spark);
    expect((await join(spark, user, study)).study).toMatchObject({
      hasQuestions: true,
      questions: [],
    });
    await finishSurvey(spark, user, seededAnswers(1));
    expect((await spark.call('ownStudy', user)).study).toMatchObject({
      questions: asked,
      hasCopy: false,
      completionCode: null,
    });
    expect(await countStudyCopies(spark)).toBe(0);
    expect((await answer(user, { q1: 0 })).study).toMatchObject({
      questions: [],
      hasCopy: true,
      completionCode: 'C0DE-77',
    });
  });

  test('reach the researchers as they were answered, with passed ones empty', async () => {
    await answer(await makeParticipant(), { q1: 0 });
    await answer(await makeParticipant(), { q2: 4 });
    const rows = (await readRows()).map(({ q1, q2 }) => [q1, q2]);
    expect(rows.toSorted()).toEqual([
      ['', '4'],
      ['0', ''],
    ]);
  });

  test('may all be passed', async () => {
    expect((await answer(await makeParticipant(), {})).study?.hasCopy).toBe(true);
  });

  test('keep their answers after a retake', async () => {
    const user = await makeParticipant();
    await answer(user, { q1: 3 });
    await moveWaiting(spark);
    const again = await signInAgain(spark, user);
    await retake(spark, again, seededAnswers(2));
    expect(await readRows()).toMatchObject([{ q1: '3', q2: '' }]);
  });

  test('belong to the first time of a study that asks twice', async () => {
    const retest = { days: 14, completionCode: null };
    const lasting = { id: 'LONG', lastDay: '2026-02-28' };
    const twice = await insertTestStudy(spark, { questions: asked, retest }, lasting);
    const user = await makeFinishedUser(spark, seededAnswers(1));
    await join(spark, user, twice);
    await answer(user, { q1: 3 });
    spark.moveClock(15 * 86_400);
    const again = await signInAgain(spark, user);
    await retake(spark, again, seededAnswers(2));
    expect((await spark.call('ownStudy', again)).study).toMatchObject({
      questions: [],
      retest: { isGiven: true },
    });
    const rows = await readRows('LONG');
    expect(rows.map(({ wave, q1 }) => [wave, q1])).toEqual([
      ['1', '3'],
      ['2', ''],
    ]);
  });

  test('are in the export with their answers', async () => {
    const user = await makeParticipant();
    expect((await spark.call('exportData', user)).study).toMatchObject({ answers: null });
    await answer(user, { q2: 4 });
    expect((await spark.call('exportData', user)).study).toMatchObject({
      answers: [
        { id: 'q1', question: 'Question q1', value: null },
        { id: 'q2', question: 'Question q2', value: 4 },
      ],
    });
  });

  test('are asked again after leaving and joining', async () => {
    const user = await makeParticipant();
    await answer(user, { q1: 3 });
    await spark.call('leaveStudy', user);
    expect((await join(spark, user, study)).study).toMatchObject({ questions: asked });
    expect(await countStudyCopies(spark)).toBe(0);
  });

  test('take no answers after the last day', async () => {
    const user = await makeParticipant();
    spark.moveClock(7 * 86_400);
    const again = await signInAgain(spark, user);
    expect((await spark.call('ownStudy', again)).study).toMatchObject({ questions: [] });
    const refused = await spark.refused('answerStudy', { ...again, body: { answers: {} } });
    expect(refused.code).toBe('conflict');
  });
});

describe('an answer is refused', () => {
  const codeOf = async ({ token }: Pick<TestUser, 'token'>, answers: Given) =>
    (await spark.refused('answerStudy', { token, body: { answers } })).code;

  test.each([
    ['to a question that the study does not ask', { q1: 1, q9: 1 }],
    ['to a name that every object has', { constructor: 1 }],
    ['below the options', { q1: -1 }],
    ['above the options', { q1: 5 }],
    ['between the options', { q1: 1.5 }],
  ] as const)('%s', async (_, answers) => {
    const user = await makeParticipant();
    expect(await codeOf(user, answers)).toBe('bad_request');
    expect((await spark.call('ownStudy', user)).study?.questions).toEqual(asked);
  });

  test('of more than a study can ask', async () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`q${at}`, 1]));
    expect(await codeOf(await makeParticipant(), many)).toBe('bad_request');
  });

  test('of a person who takes part in no study, or in another', async () => {
    const user = await makeUser(spark);
    expect(await codeOf(user, { q1: 1 })).toBe('not_found');
    await join(spark, user, await insertTestStudy(spark, {}, { id: 'OTHER' }));
    expect(await codeOf(user, { q1: 1 })).toBe('bad_request');
  });
});

test('answers are sealed, in rows of one length', async () => {
  const [all, none] = [await makeParticipant(), await makeParticipant()];
  await answer(all, { q1: 4, q2: 4 });
  await answer(none, {});
  const lengths = await spark.db.read(async (tx) => {
    const users = await tx.selectFrom('users').select(['id', 'sealed']).execute();
    const copies = await tx.selectFrom('pending_donations').select('sealed').execute();
    return [users, copies].map((rows) => new Set(rows.map(({ sealed }) => sealed.length)).size);
  });
  expect(lengths).toEqual([1, 1]);
});
