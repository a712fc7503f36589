import { describe, expect, test } from 'vitest';
import type { Claim, Leaning } from './claims.ts';
import { describeClaim, describeClaims } from './describe-claims.ts';

const leaning = (theme: Leaning['theme'], pole: Leaning['pole']): Leaning => ({
  kind: 'leans',
  theme,
  pole,
});
const leader = leaning('DS', 'positive');
const watcher = leaning('EXVOY', 'negative');
const degrader = leaning('HUMIL', 'positive');
const degradee = leaning('HUMIL', 'negative');
const hunter = leaning('PRIMAL', 'positive');
const prey = leaning('PRIMAL', 'negative');
const caregiver = leaning('ROLE', 'positive');

describe('a sentence of leanings', () => {
  test.each<[string, Leaning[]]>([
    ['You lean toward leading.', [leader]],
    ['You lean toward leading and watching.', [leader, watcher]],
    [
      'You lean toward leading, watching and taking care of a partner.',
      [leader, watcher, caregiver],
    ],
    ['You lean toward the hunter’s side of primal play.', [hunter]],
    [
      'You lean toward leading, and toward the humiliating side of agreed humiliation play.',
      [leader, degrader],
    ],
    [
      'You lean toward the receiving side of agreed humiliation play, and toward leading.',
      [degradee, leader],
    ],
    [
      'You lean toward the humiliating side of agreed humiliation play, and toward the prey’s side of primal play.',
      [degrader, prey],
    ],
    [
      'You lean toward leading and watching, and toward the prey’s side of primal play.',
      [leader, watcher, prey],
    ],
    [
      'You lean toward the hunter’s side of primal play, and toward leading and watching.',
      [hunter, leader, watcher],
    ],
    [
      'You lean toward leading, toward the hunter’s side of primal play, and toward watching.',
      [leader, hunter, watcher],
    ],
    [
      'You lean toward leading, toward the hunter’s side of primal play, and toward the receiving side of agreed humiliation play.',
      [leader, hunter, degradee],
    ],
  ])('%s', (sentence, leanings) => {
    expect(describeClaims(leanings)).toEqual([sentence]);
  });
});

describe('claims in words', () => {
  test('share one sentence if both poles are liked', () => {
    const claims: Claim[] = [
      { kind: 'switches', theme: 'ROLE' },
      { kind: 'switches', theme: 'HUMIL' },
    ];
    expect(describeClaims(claims)).toEqual([
      'You like to take care of a partner and be looked after, and to take either side of agreed humiliation play.',
    ]);
  });

  test('lose the remark of their sentence when told alone', () => {
    expect(describeClaim({ kind: 'all-drawn' })).toBe('You are drawn to all ten dimensions.');
    expect(describeClaim({ kind: 'none-drawn' })).toBe(
      'None of the ten dimensions draws you strongly.',
    );
  });
});
