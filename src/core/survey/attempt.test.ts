import { describe, expect, test } from 'vitest';
import { bank } from '../../../test/support/psychometrics/real-bank.ts';
import { noAnswers } from '../../domain/edition.ts';
import { type AttemptState, attemptStates, transitions } from '../../domain/survey.ts';
import { record } from '../../domain/themes.ts';
import {
  type Attempt,
  acceptAnswer,
  type AnswerRefusal,
  answerTo,
  completeSet,
  isSetComplete,
  listUnanswered,
  modelAnswers,
  refuseAnswer,
  reviseAnswer,
  startAttempt,
} from './attempt.ts';
import { findEdition } from './bank.ts';
import { chooseSetB, openNextRound } from './choices.ts';

const { layout } = findEdition(bank, 1);
const { setA, pool, positions } = layout;
const setB = ['B01', 'B40', 'B80'];
const rounds = pool.filter((id) => !setB.includes(id)).slice(0, 13);
/** The second round is open, with the last three questions. */
const openRound = rounds.slice(10);
const attempt = (state: AttemptState, answers = noAnswers(layout)): Attempt => ({
  id: 'x',
  edition: 1,
  state,
  targetCount: 15,
  adaptive: true,
  synthetic: false,
  setB,
  rounds,
  answers,
  firstAnsweredAt: null,
  languages: [],
});

const examples = {
  'question of Set A': setA,
  'question of Set B': setB,
  'question of a finished round': rounds.slice(0, 10),
  'question of the last round': openRound,
  'question outside Set B': pool.filter((id) => ![...setB, ...rounds].includes(id)),
  'question of no edition': ['A00', 'A49', 'A99', 'B00', 'B81', 'B99'],
} as const;
type Kind = keyof typeof examples;

/** Returns the same refusal for every kind of question except the given ones. */
const refuseAll = (
  refusal: AnswerRefusal,
  others: Partial<Record<Kind, AnswerRefusal | null>> = {},
): Record<Kind, AnswerRefusal | null> => ({
  ...record(Object.keys(examples) as Kind[], () => refusal), // as: the keys of a literal object
  'question of no edition': 'unknown_item',
  ...others,
});

const expected: Readonly<Record<AttemptState, Record<Kind, AnswerRefusal | null>>> = {
  A_ACTIVE: refuseAll('set_a_open', { 'question of Set A': null }),
  SELECT_B: refuseAll('set_b_not_chosen'),
  B_ACTIVE: refuseAll('not_in_set_b', {
    'question of Set A': 'set_a_complete',
    'question of Set B': null,
  }),
  FINISHED: refuseAll('survey_finished'),
  ROUND_ACTIVE: refuseAll('survey_finished', { 'question of the last round': null }),
};

const rows = attemptStates.flatMap((state) =>
  Object.entries(expected[state]).map(([kind, refusal]) => ({
    state,
    kind: kind as Kind, // as: a key of the record
    refusal,
  })),
);

describe('what may be answered in which state', () => {
  test.each(rows)('$state, $kind: $refusal', ({ state, kind, refusal }) => {
    for (const itemId of examples[kind])
      expect({ itemId, refusal: refuseAnswer(layout, attempt(state), itemId) }).toEqual({
        itemId,
        refusal,
      });
  });
});

/** Returns an attempt's `answers` string in which only the given questions are answered. */
const answersTo = (ids: readonly string[]): string =>
  [...positions.keys()].map((id) => (ids.includes(id) ? '1' : '0')).join('');

describe('the states of an attempt', () => {
  test('lead from A_ACTIVE to FINISHED, and no further', () => {
    const survey = attemptStates.filter((state) => state !== 'ROUND_ACTIVE');
    expect(survey.map((state) => transitions[state].next)).toEqual([...survey.slice(1), null]);
  });

  test.each([
    ['A_ACTIVE', setA],
    ['B_ACTIVE', setB],
    ['ROUND_ACTIVE', openRound],
  ] as const)('%s is complete with its last answer', (state, open) => {
    expect(isSetComplete(layout, attempt(state, answersTo(open)))).toBe(true);
    for (const itemId of open)
      expect(
        isSetComplete(layout, attempt(state, answersTo(open.filter((id) => id !== itemId)))),
      ).toBe(false);
  });

  test.each(['SELECT_B', 'FINISHED'] as const)('%s has nothing to complete', (state) => {
    expect(isSetComplete(layout, attempt(state, '7'.repeat(positions.size)))).toBe(false);
  });
});

describe('a survey on plain data', () => {
  const edition = bank.current;
  const options = { targetCount: 15, adaptive: false, synthetic: false };
  const begun = startAttempt(edition.layout, 'own', options);
  const answer = (from: Attempt, itemId: string, value: number | null = 4) =>
    acceptAnswer(edition.layout, from, { itemId, value, now: 1000, language: 'en' });
  /** Answers the questions, which must all be accepted, and the last of them completes the set. */
  function answerAll(from: Attempt, ids: readonly string[], value: number | null = 4): Attempt {
    let at = from;
    for (const id of ids) {
      const outcome = answer(at, id, value);
      if (!('attempt' in outcome)) throw new Error(`${id} was not accepted`);
      expect(outcome.completes).toBe(id === ids.at(-1));
      at = outcome.attempt;
    }
    return completeSet(at);
  }

  test('runs from Set A over Set B and a round to its end', () => {
    const answeredA = answerAll(begun, edition.layout.setA);
    expect(answeredA.state).toBe('SELECT_B');
    const chosen = chooseSetB(edition, answeredA, 'seed');
    expect(chosen).toMatchObject({ state: 'B_ACTIVE', setB: { length: 15 } });
    const finished = answerAll(chosen, chosen.setB);
    expect(finished).toMatchObject({ state: 'FINISHED', firstAnsweredAt: 1000, languages: ['en'] });
    const further = openNextRound(edition, finished, 'seed')!;
    expect(further).toMatchObject({ state: 'ROUND_ACTIVE', rounds: { length: 10 } });
    expect(answerAll(further, further.rounds).state).toBe('FINISHED');
  });

  test('takes a repeat of the answer that completed Set A, and no other value', () => {
    const [first = ''] = edition.layout.setA;
    const answeredA = answerAll(begun, edition.layout.setA);
    expect(answer(answeredA, first)).toEqual({ repeated: true });
    for (const other of [5, null])
      expect(answer(answeredA, first, other)).toEqual({ refused: 'set_b_not_chosen' });
  });

  test('ends even if every question is passed, without an answer for the model', () => {
    const passedA = answerAll(begun, edition.layout.setA, null);
    expect(listUnanswered(edition.layout, passedA.answers, edition.layout.setA)).toEqual([]);
    const chosen = chooseSetB(edition, passedA, 'seed');
    const finished = answerAll(chosen, chosen.setB, null);
    expect(finished.state).toBe('FINISHED');
    expect(modelAnswers(finished).every((each) => each === null)).toBe(true);
    expect(openNextRound(edition, finished, 'seed')).toBeNull();
  });

  test('lets a pass be answered, and an answer be passed, before the set is complete', () => {
    const [first = ''] = edition.layout.setA;
    let at = begun;
    for (const value of [null, 6, null, 2]) {
      const outcome = answer(at, first, value);
      if ('attempt' in outcome) at = outcome.attempt;
      expect(answerTo(edition.layout, at.answers, first)).toBe(value ?? 0);
    }
  });
});

describe('a finished survey', () => {
  const [passed = '', answered = '', other = ''] = setA;
  const finished = (state: AttemptState = 'FINISHED') =>
    attempt(state, `8${answersTo([...setA, ...setB, ...rounds]).slice(1)}`);
  const revise = (from: Attempt, itemId: string, value: number | null) =>
    reviseAnswer(layout, from, { itemId, value, now: 1000, language: 'en' });

  test('lets a pass become an answer, and an answer a pass', () => {
    for (const [itemId, value] of [
      [passed, 3],
      [answered, null],
    ] as const) {
      const outcome = revise(finished(), itemId, value);
      if (!('attempt' in outcome)) throw new Error(`${itemId} was refused`);
      expect(answerTo(layout, outcome.attempt.answers, itemId)).toBe(value ?? 0);
      expect(answerTo(layout, outcome.attempt.answers, other)).toBe(1);
    }
  });

  test('keeps every answer from becoming another one', () => {
    expect(revise(finished(), answered, 2)).toEqual({ refused: 'survey_finished' });
    expect(revise(finished(), answered, 1)).toEqual({ repeated: true });
  });

  test('has nothing to revise in an open round, or where nothing was asked', () => {
    for (const itemId of [openRound[0]!, 'A99'])
      expect(revise(finished('ROUND_ACTIVE'), itemId, null)).toEqual({ refused: 'unknown_item' });
  });
});

test('the layout of edition 1 has a place for each of 128 questions, A first', () => {
  const ids = [...positions.keys()];
  expect(ids).toHaveLength(128);
  expect([ids[0], ids[47], ids[48], ids[127]]).toEqual(['A01', 'A48', 'B01', 'B80']);
  ids.forEach((id, i) => expect(positions.get(id)).toBe(i));
});
