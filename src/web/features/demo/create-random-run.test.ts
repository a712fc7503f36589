import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRandomRun } from './create-random-run.ts';
import { smallSurvey } from './small-survey.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {})); // failures are reported there
afterEach(() => void vi.restoreAllMocks());

function open(survey = smallSurvey()) {
  let last = Promise.resolve();
  const alone = (work: () => Promise<void>) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  const visit = () =>
    createRandomRun({
      ...survey,
      randomValue: () => 4,
      takeAccount: ({ user }) => survey.signInAs(user.id),
      updateUser: () => {},
      alone,
    });
  const run = visit();
  return { ...survey, run, visit, phase: () => run.store.getState() };
}

describe('a visit to /create-random', () => {
  test('makes an account for a visitor without one, and a profile', async () => {
    const { run, phase, people, isFinished } = open();
    await run.begin();
    expect(phase()).toMatchObject({ name: 'done', step: { answered: 63, total: 63 } });
    expect(people.map((person) => [isFinished(person), person.isSynthetic])).toEqual([
      [true, true],
    ]);
  });

  test('answers for somebody who has answered nothing without asking, whether the survey was opened or not', async () => {
    for (const isStarted of [false, true]) {
      const { run, phase, people, signIn } = open();
      signIn([], isStarted);
      await run.begin();
      expect(phase().name).toBe('done');
      expect(people).toHaveLength(1);
    }
  });

  test('asks who has begun, touches nothing until the answer is yes, and keeps what the person gave', async () => {
    const { run, phase, calls, signIn, isFinished } = open();
    const person = signIn(['A01', 'A02']);
    await run.begin();
    expect(phase()).toMatchObject({ name: 'asking', concern: { about: 'begun', answered: 2 } });
    expect(calls).toEqual(['me', 'surveyStatus']);
    await run.confirm();
    expect(phase().name).toBe('done');
    expect(isFinished(person)).toBe(true);
    expect(['A01', 'A02', 'A03'].map((id) => person.answers.get(id))).toEqual([9, 9, 4]);
  });

  test('asks who has finished, and then makes a fresh account; the old one stays as it is', async () => {
    const survey = smallSurvey();
    const { run, phase, people, calls, isFinished } = open(survey);
    const person = survey.signIn(survey.everything);
    await run.begin();
    expect(phase()).toEqual({ name: 'asking', concern: { about: 'finished' } });
    expect(calls).toEqual(['me']);
    await run.confirm();
    expect(phase().name).toBe('done');
    expect(people.map(isFinished)).toEqual([true, true]);
    expect([...person.answers.values()].every((value) => value === 9)).toBe(true);
    expect(person.isSynthetic).toBe(false);
  });

  test.each([
    ['begun', 1],
    ['begun', 2],
    ['finished', 1],
  ] as const)(
    'still asks after a failure that came before the question (%s, call %i)',
    async (about, at) => {
      const survey = smallSurvey();
      const { run, phase } = open(survey);
      survey.signIn(about === 'begun' ? ['A01'] : survey.everything);
      survey.failAt(at);
      await run.begin();
      expect(phase().name).toBe('failed');
      await run.begin();
      expect(phase()).toMatchObject({ name: 'asking', concern: { about } });
      expect(survey.answersSent()).toBe(0);
    },
  );

  test('makes the fresh account after all where the first try failed, and claims nothing before', async () => {
    const survey = smallSurvey();
    const { run, phase, people, isFinished } = open(survey);
    survey.signIn(survey.everything);
    await run.begin();
    survey.failAt(2);
    await run.confirm();
    expect(phase().name).toBe('failed');
    expect(people).toHaveLength(1);
    await run.begin();
    expect(phase().name).toBe('done');
    expect(people.map(isFinished)).toEqual([true, true]);
  });

  test.each([2, 3, 4, 30, 53, 60, 68])(
    'goes on after a failure at call %i: one account, and no further question',
    async (at) => {
      for (const fault of ['refused', 'reply lost'] as const) {
        const { run, phase, people, failAt, answersSent } = open();
        failAt(at, fault);
        await run.begin();
        expect(phase().name).toBe('failed');
        await run.begin();
        expect(phase().name).toBe('done');
        expect(people).toHaveLength(1);
        expect(answersSent()).toBeLessThanOrEqual(fault === 'refused' ? 64 : 63);
      }
    },
  );

  test('asks again where somebody else signed in meanwhile', async () => {
    const { run, phase, failAt, signIn } = open();
    failAt(20);
    await run.begin();
    const other = signIn(['A01']);
    await run.begin();
    expect(phase()).toMatchObject({
      name: 'asking',
      concern: { about: 'begun', userId: other.id },
    });
    expect(other.answers.size).toBe(1);
  });

  test('goes on without asking where the page is opened again halfway through', async () => {
    const { run, visit, people, failAt } = open();
    failAt(20);
    await run.begin();
    const again = visit();
    await again.begin();
    expect(again.store.getState().name).toBe('done');
    expect(people).toHaveLength(1);
  });

  test('makes one account where it is begun, left and begun again at once', async () => {
    const { run, phase, people, calls } = open();
    const first = run.begin();
    run.stop();
    await Promise.all([first, run.begin()]);
    expect(phase().name).toBe('done');
    expect(people).toHaveLength(1);
    expect(calls.filter((name) => name === 'createUnique')).toHaveLength(1);
  });

  test('does nothing more once the page is left: no account, no answer, no failure', async () => {
    const { run, phase, isSignedIn, answersSent } = open();
    const begun = run.begin();
    run.stop();
    await begun;
    expect(phase().name).toBe('running');
    expect([isSignedIn(), answersSent()]).toEqual([false, 0]);
  });

  test('lets a second tab wait, and asks there: the browser has a profile by then', async () => {
    const { run, visit, phase, people } = open();
    const second = visit();
    await Promise.all([run.begin(), second.begin()]);
    expect(phase().name).toBe('done');
    expect(second.store.getState()).toEqual({ name: 'asking', concern: { about: 'finished' } });
    expect(people).toHaveLength(1);
  });
});
