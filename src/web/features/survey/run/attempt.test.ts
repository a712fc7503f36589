import { describe, expect, test } from 'vitest';
import {
  answerOf,
  canAnswer,
  cardStateOf,
  emptySurvey,
  isUntouched,
  openItemId,
  progressOf,
  stageTextOf,
  viewOf,
  visibleItems,
  withAttempt,
  withItems,
  withOffline,
  withWaiting,
  withSaved,
  withSaveFailed,
  type Attempt,
  type Survey,
} from './attempt.ts';

const items = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `${prefix}0${i + 1}`,
    text: `Question ${i + 1}`,
  }));
const attempt = (over: Partial<Attempt> = {}): Attempt => ({
  attemptId: 'one',
  state: 'A_ACTIVE',
  setAItems: ['A01', 'A02', 'A03'],
  responses: [],
  setAProgress: { answered: 0, total: 3 },
  ...over,
});
const responses = (...pairs: [string, number][]) =>
  pairs.map(([itemId, value]) => ({ itemId, value }));
const loaded = (over: Partial<Attempt> = {}): Survey =>
  withAttempt(
    withItems(emptySurvey, { setAItems: items('A', 3), setBItems: items('B', 2) }),
    attempt(over),
  );
const setB: Partial<Attempt> = {
  state: 'B_ACTIVE',
  setBItems: ['B01', 'B02'],
  setBProgress: { answered: 0, total: 2 },
  responses: responses(['A01', 1], ['A02', 2], ['A03', 3]),
};

describe('what is visible (spec §2)', () => {
  test('Set A alone while A_ACTIVE, Set B alone while B_ACTIVE, nothing in between', () => {
    expect(visibleItems(loaded()).map(({ id }) => id)).toEqual(['A01', 'A02', 'A03']);
    expect(visibleItems(loaded(setB)).map(({ id }) => id)).toEqual(['B01', 'B02']);
    expect(visibleItems(loaded({ state: 'SELECT_B' }))).toEqual([]);
    expect(viewOf(loaded({ state: 'SELECT_B' }))).toBe('selecting');
  });

  test('the placeholder stands as soon as Set A is answered and saved', () => {
    const survey = loaded({ responses: responses(['A01', 1], ['A02', 2]) });
    const answer = { itemId: 'A03', value: 3 } as const;
    const last = withWaiting(survey, answer, true);
    expect(viewOf(last)).toBe('setA');
    expect(viewOf(withOffline(last))).toBe('setA');
    expect(viewOf(withSaved(last, answer))).toBe('selecting');
  });

  test('stage texts (spec §4)', () => {
    expect(stageTextOf(emptySurvey)).toBe('Loading...');
    expect(stageTextOf(loaded())).toBe('Core Questions (Set A)');
    expect(stageTextOf(loaded({ state: 'SELECT_B' }))).toBe('Selecting Personalized Questions...');
    expect(stageTextOf(loaded(setB))).toBe('Personalized Questions (Set B)');
    expect(stageTextOf(loaded({ state: 'FINISHED' }))).toBe('Survey Complete');
  });
});

describe('the order rule (spec §4, decisions C5)', () => {
  const survey = loaded({ responses: responses(['A01', 5]) });

  test('the first unanswered question is open, earlier ones can be changed, later ones wait', () => {
    expect(openItemId(survey)).toBe('A02');
    expect(['A01', 'A02', 'A03'].map((id) => cardStateOf(survey, id))).toEqual([
      'answered',
      'open',
      'locked',
    ]);
    expect(['A01', 'A02', 'A03'].map((id) => canAnswer(survey, id))).toEqual([true, true, false]);
  });

  test('nothing can be answered while a save is in progress', () => {
    const saving = withWaiting(survey, { itemId: 'A02', value: 4 }, true);
    expect(['A01', 'A02', 'A03'].map((id) => canAnswer(saving, id))).toEqual([false, false, false]);
    expect(openItemId(saving)).toBe('A02');
  });

  test('an answer beyond a gap stays, but waits for the gap', () => {
    const gap = loaded({ responses: responses(['A01', 5], ['A03', 5]) });
    expect(['A01', 'A02', 'A03'].map((id) => cardStateOf(gap, id))).toEqual([
      'answered',
      'open',
      'locked',
    ]);
  });
});

const seven = { itemId: 'A01', value: 7 } as const;

describe('an answer', () => {
  test('is shown at once, and kept when it is saved', () => {
    const saving = withWaiting(loaded(), seven, true);
    expect([answerOf(saving, 'A01'), saving.save]).toEqual([7, 'saving']);
    const saved = withSaved(saving, seven);
    expect([answerOf(saved, 'A01'), saved.save, saved.waiting]).toEqual([7, 'saved', []]);
  });

  test('is taken back when its save fails; a changed one goes back to what it was (spec §4, decisions G3)', () => {
    const fresh = withSaveFailed(withWaiting(loaded(), seven, true), seven);
    expect([answerOf(fresh, 'A01'), fresh.save]).toEqual([null, 'failed']);
    const changed = withSaveFailed(
      withWaiting(loaded({ responses: responses(['A01', 2]) }), seven, true),
      seven,
    );
    expect(answerOf(changed, 'A01')).toBe(2);
  });
});

describe('the server’s word', () => {
  test('never leads back to an earlier state, nor over an answer given here since', () => {
    const ahead = loaded(setB);
    expect(withAttempt(ahead, attempt({ state: 'A_ACTIVE' }))).toBe(ahead);
    const changed = withSaved(
      withWaiting(loaded({ responses: responses(['A01', 2]) }), seven, true),
      seven,
    );
    expect(
      answerOf(withAttempt(changed, attempt({ responses: responses(['A01', 2]) })), 'A01'),
    ).toBe(7);
  });
});

test('progress is answered ÷ (Set A + Set B), a whole percent; before Set B is chosen its least number counts (spec §9)', () => {
  expect(progressOf(loaded({ responses: responses(['A01', 1]) }))).toEqual({
    answered: 1,
    total: 18,
    percent: 6,
  });
  expect(progressOf(loaded(setB))).toEqual({ answered: 3, total: 5, percent: 60 });
});

test('the welcome is for those without a Set A answer (spec §4)', () => {
  expect(isUntouched(loaded())).toBe(true);
  expect(isUntouched(loaded({ responses: responses(['A01', 1]) }))).toBe(false);
  expect(isUntouched(emptySurvey)).toBe(false);
});
