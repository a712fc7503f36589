import { describe, expect, test } from 'vitest';
import {
  emptySurvey,
  withAttempt,
  withItems,
  withOffline,
  withPendingAnswer,
  withSaved,
  withSaveFailed,
  type Attempt,
  type Survey,
} from './survey-state.ts';
import {
  selectProgress,
  canAnswer,
  selectAnswer,
  selectCardState,
  selectOpenItemId,
  isUntouched,
  selectStageText,
  selectView,
  selectVisibleItems,
} from './survey-view.ts';

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

const all = ['A01', 'A02', 'A03'];
const states = (survey: Survey) => all.map((id) => selectCardState(survey, id));
const open = (survey: Survey) => all.map((id) => canAnswer(survey, id));

describe('the view', () => {
  test('shows one set at a time and neither in between', () => {
    expect(selectVisibleItems(loaded()).map(({ id }) => id)).toEqual(['A01', 'A02', 'A03']);
    expect(selectVisibleItems(loaded(setB)).map(({ id }) => id)).toEqual(['B01', 'B02']);
    expect(selectVisibleItems(loaded({ state: 'SELECT_B' }))).toEqual([]);
    expect(selectView(loaded({ state: 'SELECT_B' }))).toBe('selecting');
  });

  test('switches to the placeholder once Set A is saved', () => {
    const survey = loaded({ responses: responses(['A01', 1], ['A02', 2]) });
    const answer = { itemId: 'A03', value: 3 } as const;
    const last = withPendingAnswer(survey, answer, true);
    expect(selectView(last)).toBe('setA');
    expect(selectView(withOffline(last))).toBe('setA');
    expect(selectView(withSaved(last, answer))).toBe('selecting');
  });

  test.each([
    [emptySurvey, 'Loading...'],
    [loaded(), 'Core Questions (Set A)'],
    [loaded({ state: 'SELECT_B' }), 'Selecting Personalized Questions...'],
    [loaded(setB), 'Personalized Questions (Set B)'],
    [loaded({ state: 'FINISHED' }), 'Survey Complete'],
  ])('has a stage text for every state: $state', (survey, text) => {
    expect(selectStageText(survey)).toBe(text);
  });
});

describe('a round of ten', () => {
  const round = loaded({ ...setB, state: 'ROUND_ACTIVE' });

  test('shows and counts its own questions alone', () => {
    expect(selectVisibleItems(round).map(({ id }) => id)).toEqual(['B01', 'B02']);
    expect(selectStageText(round)).toBe('Ten more questions');
    expect(selectProgress(round)).toEqual({ answered: 0, total: 2, percent: 0 });
    const saved = withSaved(round, { itemId: 'B01', value: 5 });
    expect(selectProgress(saved)).toEqual({ answered: 1, total: 2, percent: 50 });
  });

  test('is still known as one when it has ended', () => {
    const ended = withAttempt(round, attempt({ ...setB, state: 'FINISHED' }));
    expect([ended.state, ended.isRound]).toEqual(['FINISHED', true]);
    expect(loaded({ ...setB, state: 'FINISHED' }).isRound).toBe(false);
  });
});

describe('the order of questions', () => {
  const survey = loaded({ responses: responses(['A01', 5]) });

  test('opens the first unanswered question and locks later ones', () => {
    expect(selectOpenItemId(survey)).toBe('A02');
    expect(states(survey)).toEqual(['answered', 'open', 'locked']);
    expect(open(survey)).toEqual([true, true, false]);
  });

  test('accepts no answer while a save is in progress', () => {
    const saving = withPendingAnswer(survey, { itemId: 'A02', value: 4 }, true);
    expect(open(saving)).toEqual([false, false, false]);
    expect(selectOpenItemId(saving)).toBe('A02');
  });

  test('locks an answered question beyond a gap', () => {
    const gap = loaded({ responses: responses(['A01', 5], ['A03', 5]) });
    expect(states(gap)).toEqual(['answered', 'open', 'locked']);
  });
});

const seven = { itemId: 'A01', value: 7 } as const;

describe('an answer', () => {
  test('is shown at once and kept once it is saved', () => {
    const saving = withPendingAnswer(loaded(), seven, true);
    expect([selectAnswer(saving, 'A01'), saving.saveStatus]).toEqual([7, 'saving']);
    const saved = withSaved(saving, seven);
    expect([selectAnswer(saved, 'A01'), saved.saveStatus, saved.pending]).toEqual([7, 'saved', []]);
  });

  test('that is a pass counts as dealt with, and can be answered later', () => {
    const passed = withSaved(loaded(), { itemId: 'A01', value: null });
    expect([selectAnswer(passed, 'A01'), selectOpenItemId(passed)]).toEqual([null, 'A02']);
    expect(canAnswer(passed, 'A01')).toBe(true);
    const answered = withPendingAnswer(passed, seven, true);
    expect(selectAnswer(answered, 'A01')).toBe(7);
  });

  test('returns to its saved value when its save fails', () => {
    const fresh = withSaveFailed(withPendingAnswer(loaded(), seven, true), seven);
    expect([selectAnswer(fresh, 'A01'), fresh.saveStatus]).toEqual([undefined, 'failed']);
    const changed = withSaveFailed(
      withPendingAnswer(loaded({ responses: responses(['A01', 2]) }), seven, true),
      seven,
    );
    expect(selectAnswer(changed, 'A01')).toBe(2);
    const told = withAttempt(changed, attempt({ responses: responses(['A01', 7]) }));
    expect(selectAnswer(told, 'A01')).toBe(7);
    const again = withSaved(withPendingAnswer(told, seven, true), seven);
    const late = withAttempt(again, attempt({ responses: responses(['A01', 2]) }));
    expect(selectAnswer(late, 'A01')).toBe(7);
  });

  test('keeps others pending when it fails or changes', () => {
    const next = { itemId: 'A02', value: 2 } as const;
    const both = withPendingAnswer(withPendingAnswer(loaded(), seven, true), next, true);
    const failed = withSaveFailed(both, seven);
    expect(failed.pending).toEqual([next]);
    expect([selectAnswer(failed, 'A01'), selectAnswer(failed, 'A02')]).toEqual([undefined, 2]);
    const changed = withPendingAnswer(both, { itemId: 'A01', value: 6 }, true);
    expect([selectAnswer(changed, 'A01'), selectAnswer(changed, 'A02')]).toEqual([6, 2]);
  });
});

describe('the questions of Set A', () => {
  const shuffled = attempt({ setAItems: ['A03', 'A01', 'A02'] });
  const fetched = { setAItems: items('A', 3), setBItems: [] };

  test.each([
    ['before', withAttempt(withItems(emptySurvey, fetched), shuffled)],
    ['after', withItems(withAttempt(emptySurvey, shuffled), fetched)],
  ])('have the order of the attempt if fetched %s it begins', (_, survey) => {
    expect(survey.setAItems.map(({ id }) => id)).toEqual(shuffled.setAItems);
  });

  test('keep their order until the attempt begins', () => {
    expect(withItems(emptySurvey, fetched).setAItems).toEqual(fetched.setAItems);
  });
});

describe('a reply of the server', () => {
  test('never leads back to an earlier state or answer', () => {
    const ahead = loaded(setB);
    expect(withAttempt(ahead, attempt({ state: 'A_ACTIVE' }))).toBe(ahead);
    const changed = withSaved(
      withPendingAnswer(loaded({ responses: responses(['A01', 2]) }), seven, true),
      seven,
    );
    expect(
      selectAnswer(withAttempt(changed, attempt({ responses: responses(['A01', 2]) })), 'A01'),
    ).toBe(7);
  });
});

test('progress is answered ÷ both sets, in whole percent', () => {
  expect(selectProgress(loaded({ responses: responses(['A01', 1]) }))).toEqual({
    answered: 1,
    total: 28,
    percent: 4,
  });
  expect(selectProgress(loaded(setB))).toEqual({ answered: 3, total: 5, percent: 60 });
});

test.each([15, 16, 20, 25])('the percent does not fall where %i questions follow', (total) => {
  const before = { ...emptySurvey, setAItems: items('A', 48), setBCount: null };
  const saved = Object.fromEntries(before.setAItems.map(({ id }) => [id, 4]));
  const first = selectProgress({ ...before, saved }).percent;
  const then = selectProgress({ ...before, saved, setBCount: total }).percent;
  expect(then).toBeGreaterThanOrEqual(first);
  expect(first).toBe(66);
});

test('a loaded attempt without answers is untouched', () => {
  expect(isUntouched(loaded())).toBe(true);
  expect(isUntouched(loaded({ responses: responses(['A01', 1]) }))).toBe(false);
  expect(isUntouched(emptySurvey)).toBe(false);
});
