import { describe, expect, test } from 'vitest';
import { type AttemptState, attemptStates, poolCount, setACount } from '../../../domain/survey.ts';
import {
  type Attempt,
  isSetComplete,
  itemAt,
  mayAnswer,
  noAnswers,
  positionOf,
  setAItems,
  stateTable,
  unanswered,
} from './attempt.ts';

const setB = ['B01', 'B40', 'B80'];
const attempt = (state: AttemptState, answers = noAnswers): Attempt => ({
  id: 'x',
  userId: 'u',
  state,
  targetCount: 15,
  adaptive: true,
  synthetic: false,
  setB,
  answers,
});

type Kind = 'Set A item' | 'Set B item' | 'pool item outside Set B' | 'no item of the bank';
const examples: Readonly<Record<Kind, readonly string[]>> = {
  'Set A item': setAItems,
  'Set B item': setB,
  'pool item outside Set B': Array.from({ length: poolCount }, (_, i) =>
    itemAt(setACount + i),
  ).filter((id) => !setB.includes(id)),
  // A49 lies, digit for digit, where B01 is kept
  'no item of the bank': ['A00', 'A49', 'A99', 'B00', 'B81', 'B99'],
};

const expected: Readonly<Record<AttemptState, Readonly<Record<Kind, 'allowed' | 400 | 409>>>> = {
  A_ACTIVE: {
    'Set A item': 'allowed',
    'Set B item': 409,
    'pool item outside Set B': 409,
    'no item of the bank': 400,
  },
  SELECT_B: {
    'Set A item': 409,
    'Set B item': 409,
    'pool item outside Set B': 409,
    'no item of the bank': 400,
  },
  B_ACTIVE: {
    'Set A item': 409,
    'Set B item': 'allowed',
    'pool item outside Set B': 400,
    'no item of the bank': 400,
  },
  FINISHED: {
    'Set A item': 409,
    'Set B item': 409,
    'pool item outside Set B': 409,
    'no item of the bank': 400,
  },
};

const rows = attemptStates.flatMap((state) =>
  (Object.keys(examples) as Kind[]).map((kind) => ({
    state,
    kind,
    verdict: expected[state][kind],
  })),
); // as: the keys of a literal object

describe('what may be answered in which state (C4)', () => {
  test.each(rows)('$state, $kind: $verdict', ({ state, kind, verdict }) => {
    for (const itemId of examples[kind]) {
      const said = mayAnswer(attempt(state), itemId);
      expect({ itemId, said: said === 'allowed' ? said : said.status }).toEqual({
        itemId,
        said: verdict,
      });
      if (said !== 'allowed') expect(said.reason).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('the states of an attempt (spec §4)', () => {
  test('lead from A_ACTIVE over SELECT_B and B_ACTIVE to FINISHED, and no further', () => {
    expect(attemptStates.map((state) => stateTable[state].next)).toEqual([
      ...attemptStates.slice(1),
      null,
    ]);
  });

  test('are complete when the last item of the open set has its answer, and not one answer sooner', () => {
    const allOfA = '7'.repeat(setACount) + '0'.repeat(poolCount);
    const digits = (of: readonly string[]): string =>
      Array.from({ length: noAnswers.length }, (_, i) => (of.includes(itemAt(i)) ? '1' : '0')).join(
        '',
      );
    expect(isSetComplete(attempt('A_ACTIVE', allOfA))).toBe(true);
    for (const itemId of setAItems)
      expect(
        isSetComplete(attempt('A_ACTIVE', digits(setAItems.filter((id) => id !== itemId)))),
      ).toBe(false);
    expect(isSetComplete(attempt('B_ACTIVE', digits(setB)))).toBe(true);
    for (const itemId of setB)
      expect(isSetComplete(attempt('B_ACTIVE', digits(setB.filter((id) => id !== itemId))))).toBe(
        false,
      );
  });

  test('have nothing to complete while Set B is chosen, or at the end', () => {
    for (const state of ['SELECT_B', 'FINISHED'] as const)
      expect(isSetComplete(attempt(state, '7'.repeat(noAnswers.length)))).toBe(false);
  });
});

describe('where an answer lies', () => {
  test('is a place of its own for each of the 128 items, A first', () => {
    const ids = Array.from({ length: noAnswers.length }, (_, i) => itemAt(i));
    expect(new Set(ids).size).toBe(128);
    expect([ids[0], ids[47], ids[48], ids[127]]).toEqual(['A01', 'A48', 'B01', 'B80']);
    ids.forEach((id, i) => expect(positionOf(id)).toBe(i));
  });

  test('shows which items have none', () => {
    expect(unanswered('1'.repeat(47) + '0'.repeat(81), setAItems)).toEqual(['A48']);
  });
});
