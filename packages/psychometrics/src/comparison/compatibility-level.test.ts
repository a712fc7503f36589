import { describe, expect, test } from 'vitest';
import { readRealItems } from '../../../../test/support/psychometrics/real-items.ts';
import { createBank } from '../bank/bank.ts';
import { traits, type Pole } from '../bank/traits.ts';
import { compatibilityLevels, levelBorders, type CompatibilityLevel } from '../facts/scoring.ts';
import type { Theme } from '../facts/themes.ts';
import {
  compatibilityIndex,
  pairStanding,
  randomPartners,
  findCap,
  levelCuts,
  pairPercent,
  percentAt,
  pairWants,
  levelOfPercent,
} from './compatibility.ts';

test('the percent rises with the standing, through the borders at the cuts', () => {
  levelCuts.forEach((cut, i) => expect(percentAt(cut)).toBeCloseTo(levelBorders[i]!, 9));
  const percents = Array.from({ length: 1201 }, (_, n) => percentAt((n - 600) / 100));
  percents.slice(1).forEach((percent, n) => expect(percent).toBeGreaterThan(percents[n]!));
  expect([percents[0]! > 0, percents.at(-1)! < 100]).toEqual([true, true]);
});

test('a cap lowers the percent to the end of a level, and never raises it', () => {
  const wants = { mutual: 3, openness: 1 };
  expect(findCap(85, wants)).toBeNull();
  expect(findCap(85, { ...wants, mutual: 0.4 })).toBe('little wanted');
  expect(findCap(85, { ...wants, openness: 0.3 })).toBe('not open');
  expect(findCap(59, { mutual: 0, openness: 0 })).toBeNull();
  expect(pairPercent(2, { ...wants, mutual: 0 })).toBe(79);
  expect(pairPercent(2, { ...wants, openness: 0 })).toBe(59);
});

const bank = createBank(readRealItems());

type Wants = Partial<Record<`${Theme}${Pole}` | 'rest', number>>;

/** Domain scores, 0 to 1, by kind of person: for wanted traits, and for the others. */
const kinds = {
  leader: { 'DS+': 0.85, 'BOND+': 0.7, 'SM+': 0.65, 'DS-': 0.1, rest: 0.3 },
  follower: { 'DS-': 0.85, 'BOND-': 0.7, 'SM-': 0.65, 'DS+': 0.1, rest: 0.3 },
  switching: { 'DS+': 0.7, 'DS-': 0.7, 'BOND+': 0.7, 'BOND-': 0.7, rest: 0.35 },
  giver: { 'SM+': 0.85, 'SM-': 0.05, rest: 0.3 },
  receiver: { 'SM-': 0.85, 'SM+': 0.05, rest: 0.3 },
  shown: { 'EXVOY+': 0.85, 'EXVOY-': 0.2, rest: 0.3 },
  watching: { 'EXVOY-': 0.85, 'EXVOY+': 0.1, rest: 0.3 },
  caring: { 'ROLE+': 0.85, SENS0: 0.7, 'ROLE-': 0.2, rest: 0.2 },
  cared: { 'ROLE-': 0.85, SENS0: 0.7, 'ROLE+': 0.2, rest: 0.2 },
  tender: { SENS0: 0.85, rest: 0.15 },
  open: { ENM0: 0.9, rest: 0.35 },
  asexual: { rest: 0.03 },
  neutral: { rest: 0.5 },
  everything: { rest: 1 },
} as const satisfies Record<string, Wants>;

const scoresOf = (wants: Wants): Float64Array =>
  Float64Array.from(traits, ({ theme, pole }) => wants[`${theme}${pole}`] ?? wants.rest!);

function levelOf(one: keyof typeof kinds, other: keyof typeof kinds): CompatibilityLevel {
  const pair = [scoresOf(kinds[one]), scoresOf(kinds[other])] as const;
  const [first, second] = pair.map((scores) =>
    randomPartners(
      bank,
      scores.map((d) => 100 * d),
    ),
  );
  const standing = pairStanding(compatibilityIndex(...pair), first!, second!);
  return levelOfPercent(Math.round(pairPercent(standing, pairWants(...pair))));
}

/** An editor judged these pairs before the levels were computed. */
const judged = [
  ['leader', 'follower', 'very compatible'],
  ['switching', 'switching', 'very compatible'],
  ['giver', 'receiver', 'very compatible'],
  ['shown', 'watching', 'very compatible'],
  ['caring', 'cared', 'very compatible'],
  ['tender', 'tender', 'very compatible'],
  ['open', 'open', 'very compatible'],
  ['everything', 'everything', 'very compatible'],
  ['asexual', 'asexual', 'compatible'],
  ['neutral', 'neutral', 'compatible'],
  ['leader', 'switching', 'compatible'],
  ['tender', 'caring', 'compatible'],
  ['tender', 'asexual', 'somewhat compatible'],
  ['tender', 'open', 'somewhat compatible'],
  ['caring', 'caring', 'somewhat compatible'],
  ['leader', 'leader', 'unlikely to be compatible'],
  ['follower', 'follower', 'unlikely to be compatible'],
  ['leader', 'asexual', 'unlikely to be compatible'],
  ['everything', 'asexual', 'unlikely to be compatible'],
  ['leader', 'tender', 'unlikely to be compatible'],
] as const;

describe('the level of two kinds of people', () => {
  const differences = judged.map(([one, other, level]) => {
    expect(levelOf(other, one)).toBe(levelOf(one, other));
    const [wanted, found] = [level, levelOf(one, other)].map((each) =>
      compatibilityLevels.indexOf(each),
    );
    return Math.abs(found! - wanted!);
  });

  test('is never further than one from an editor’s', () => {
    expect(Math.max(...differences)).toBe(1);
  });

  test('is an editor’s for sixteen of twenty pairs', () => {
    expect(differences.filter((each) => each === 0)).toHaveLength(16);
  });
});
