import { describe, expect, test } from 'vitest';
import {
  randomPerson,
  simulateAnswers,
  syntheticBank as bank,
} from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { testInFull } from '../../../../test/support/test-in-full.ts';
import { themes, type Theme } from '../facts/themes.ts';
import { seededUniform } from '../kernel/random.ts';
import type { Answers } from '../profile/posterior.ts';
import { compareProfiles } from './compare.ts';
import type { Contributions } from './contributions.ts';

const contribute = (mine: Answers, theirs: Answers): Contributions =>
  compareProfiles({ bank, answers: mine }, { bank, answers: theirs }).contributions;

/** Answers Set A: `plus`, `minus` and `unpoled` by pole, and 1 outside the given themes. */
const answer = (
  [plus, minus, unpoled]: readonly [number, number, number],
  within: readonly Theme[] = themes,
): (number | null)[] =>
  bank.items.map(({ form, pole, category }) => {
    if (form !== 'standard-48') return null;
    return within.includes(category) ? { '+': plus, '-': minus, '0': unpoled }[pole] : 1;
  });
const leader = answer([7, 1, 3]);
const follower = answer([1, 7, 3]);
const reserved = answer([1, 1, 1]);

describe('the contributions', () => {
  test('of a leader and a follower are met wishes alone', () => {
    const { meetingThemes, greatestDifference, openness } = contribute(leader, follower);
    expect(meetingThemes).toHaveLength(2);
    expect(greatestDifference).toBeNull();
    expect(openness.mine).toBeGreaterThan(80);
    expect(openness.theirs).toBeGreaterThan(80);
  });

  test('of two leaders are wishes for the same side', () => {
    const { meetingThemes, greatestDifference, openness } = contribute(leader, leader);
    expect(meetingThemes).toEqual([]);
    expect(greatestDifference).toMatchObject({ theme: 'DS', pole: '+', kind: 'same side' });
    expect(openness.mine).toBeLessThan(20);
  });

  test('call a side shared only if both want it and they do not meet', () => {
    const both = answer([7, 7, 3]);
    const lukewarm = answer([4, 1, 3]);
    const sameSide = (mine: Answers, theirs: Answers) => contribute(mine, theirs).sameSideThemes;
    expect(sameSide(leader, leader)).toContain('EXVOY');
    expect(sameSide(follower, follower)).toContain('EXVOY');
    for (const other of [follower, both, lukewarm, reserved])
      expect([sameSide(leader, other), sameSide(other, leader)]).toEqual([[], []]);
  });

  test('name what only one person wants, and who it is', () => {
    const soft = answer([7, 7, 7], ['SENS']);
    const wish = { theme: 'SENS', pole: '0', kind: 'one-sided' };
    expect(contribute(soft, reserved).greatestDifference).toMatchObject({ ...wish, side: 'mine' });
    expect(contribute(reserved, soft).greatestDifference).toMatchObject({
      ...wish,
      side: 'theirs',
    });
  });

  test('of two people who refuse everything name nothing', () => {
    const { meetingThemes, greatestDifference, openness } = contribute(reserved, reserved);
    expect([meetingThemes, greatestDifference]).toEqual([[], null]);
    expect(openness).toEqual({ mine: null, theirs: null });
  });

  test('never state a difference between two equal people, unless it is a shared side', () => {
    const uniform = seededUniform('equal people');
    for (let n = 0; n < 40; n++) {
      const same = simulateAnswers(bank, randomPerson(uniform, 0), uniform, () => true);
      expect(contribute(same, same).greatestDifference?.kind ?? 'same side').toBe('same side');
    }
  });

  testInFull('lead with what stands out, not with what most people want', () => {
    const uniform = seededUniform('leads');
    const people = Array.from({ length: 400 }, () =>
      simulateAnswers(bank, randomPerson(uniform, 0), uniform, () => true),
    );
    const leads = people.flatMap(
      (mine, n) => contribute(mine, people[(n + 1) % 400]!).meetingThemes[0] ?? [],
    );
    for (const theme of themes) {
      const share = leads.filter((lead) => lead === theme).length / leads.length;
      expect(share, theme).toBeLessThan(0.22);
      expect(share, theme).toBeGreaterThan(0.02);
    }
  });

  test('say when one wants most of it and the other nothing', () => {
    const [keen, soft] = [answer([7, 7, 7]), answer([7, 7, 7], ['SENS'])];
    const areApart = (mine: Answers, theirs: Answers) => contribute(mine, theirs).areWorldsApart;
    expect([areApart(keen, reserved), areApart(reserved, keen)]).toEqual([true, true]);
    expect([areApart(soft, reserved), areApart(keen, soft), areApart(keen, keen)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
