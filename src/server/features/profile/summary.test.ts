import { describe, expect, test } from 'vitest';
import { scattered } from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { themes } from '../../../domain/themes.ts';
import {
  type BankItem,
  computeProfile,
  type Profile,
  responseQuality,
  selectSetB,
} from '../../../psychometrics/index.ts';
import { type Claim, claimsOf } from './claims.ts';
import { summarise } from './summary.ts';

type Person = (item: BankItem, index: number) => number;
const { items } = bank.model;

/** Set A and the Set B that the library chooses for these answers, as a finished survey has them. */
function answersOf(person: Person): (number | null)[] {
  const setA = items.map((item, i) => (item.form === 'standard-48' ? person(item, i) : null));
  const setB = new Set(
    selectSetB(bank.model, setA, {
      targetCount: 15,
      adaptiveLength: true,
      seed: 'somebody',
      exposure: items.map(() => 0),
    }),
  );
  return items.map((item, i) =>
    item.form === 'standard-48' || setB.has(item.id) ? person(item, i) : null,
  );
}

function tell(person: Person): string {
  const answers = answersOf(person);
  return summarise(computeProfile(bank.model, answers), responseQuality(bank.model, answers));
}

const byRarity = ({ rarity }: BankItem, top: number): number => Math.max(1, top - (rarity - 1));

/** Very different kinds of people, made by hand. */
const people: Readonly<Record<string, Person>> = {
  'a devoted leader': (item) =>
    item.category === 'DS'
      ? item.pole === '+'
        ? 7
        : 1
      : item.pole === '+'
        ? byRarity(item, 6)
        : item.pole === '-'
          ? 2
          : 4,
  'a devoted follower': (item) =>
    item.category === 'DS'
      ? item.pole === '-'
        ? 7
        : 1
      : item.pole === '-'
        ? byRarity(item, 6)
        : item.pole === '+'
          ? 2
          : 4,
  'a switch': (item) =>
    ['DS', 'SM', 'BOND'].includes(item.category) ? 7 - (item.rarity > 3 ? 1 : 0) : 3,
  'all 1': () => 1,
  'all 4': () => 4,
  'all 7': () => 7,
  'answers at random': (item) => scattered(42)(item.id),
  'only soft play': (item) => (item.category === 'SENS' ? 7 : 1 + (item.rarity === 1 ? 1 : 0)),
  'only openness': (item, i) => (item.category === 'ENM' ? 7 : 1 + (i % 3)),
  'imagines, does not do': (item) =>
    item.facet === 'F' ? byRarity(item, 7) : Math.max(1, 3 - item.rarity),
  'a caregiver': (item) =>
    item.category === 'ROLE'
      ? item.pole === '+'
        ? 7
        : 2
      : item.category === 'SENS'
        ? 6
        : Math.max(1, 4 - item.rarity),
  'a straight line of 3': () => 3,
};

describe('the summary by rules (E2, measurement §4.1)', () => {
  test('speaks differently of twelve different people, always with the same words', () => {
    const texts = Object.fromEntries(
      Object.entries(people).map(([name, person]) => [name, tell(person)]),
    );
    expect(new Set(Object.values(texts)).size).toBe(12);
    expect(texts).toMatchSnapshot();
  });

  test('never calls all 1 or all 7 careless', () => {
    for (const value of [1, 7]) {
      const text = tell(() => value);
      expect(text).not.toMatch(/hurry|unusual/);
      expect(text).toContain('little contrast');
    }
  });
});

/** What each claim says about the figures, written down a second time. */
function holds(claim: Claim, { scores, polarities, poles, dimensions }: Profile): boolean {
  const from = ({ value, se }: { value: number; se: number }): number => value - se * 1.96;
  const to = ({ value, se }: { value: number; se: number }): number => value + se * 1.96;
  const everyScore = (test: (key: (typeof themes)[number]) => boolean): boolean =>
    themes.every(test);
  switch (claim.kind) {
    case 'drawn':
      return claim.dimensions.every((key) => from(scores[key]) > 50);
    case 'perhaps':
      return everyScore(
        (key) => scores[key].value <= scores[claim.dimension].value && from(scores[key]) <= 50,
      );
    case 'all-drawn':
      return everyScore((key) => from(scores[key]) > 50);
    case 'none-drawn':
      return everyScore((key) => to(scores[key]) < 50);
    case 'below':
      return (
        themes.filter((key) => to(scores[key]) < 50).length === claim.count && claim.count >= 3
      );
    case 'little':
      return claim.dimensions.every((key) => to(scores[key]) < 33.34);
    case 'leans':
      return (
        (claim.pole === 'positive'
          ? from(polarities[claim.dimension]) > 0
          : to(polarities[claim.dimension]) < 0) && scores[claim.dimension].value >= 20
      );
    case 'switches': {
      const both = poles[claim.dimension];
      return (
        both !== null &&
        from(both.positive) > 50 &&
        from(both.negative) > 50 &&
        from(polarities[claim.dimension]) <= 0 &&
        to(polarities[claim.dimension]) >= 0
      );
    }
    case 'imagines-more':
      return claim.dimensions.every((key) => from(dimensions[key].gap) > 0);
    case 'does-more':
      return claim.dimensions.every((key) => to(dimensions[key].gap) < 0);
    default:
      return claim satisfies never;
  }
}

describe('claims', () => {
  /** People of many kinds: their own level by theme, pole and facet, and some noise. */
  const population = Array.from({ length: 300 }, (_, n): Person => {
    const level = (what: string): number => scattered(n)(what);
    return (item) =>
      Math.min(
        7,
        Math.max(
          1,
          Math.round(
            (level(item.category + item.pole) * 2 +
              level(item.category + item.facet) +
              level(item.id)) /
              4 +
              (n % 5) -
              2,
          ),
        ),
      );
  });
  const profiles = population.map((person) => computeProfile(bank.model, answersOf(person)));

  test('are each held up by the interval they speak of', () => {
    for (const profile of profiles)
      for (const claim of claimsOf(profile))
        expect(holds(claim, profile), JSON.stringify(claim)).toBe(true);
  });

  test('of every kind occur', () => {
    const kinds = new Set(
      [
        ...profiles,
        ...Object.values(people).map((person) => computeProfile(bank.model, answersOf(person))),
      ].flatMap((profile) => claimsOf(profile).map(({ kind }) => kind)),
    );
    expect([...kinds].sort()).toEqual([
      'all-drawn',
      'below',
      'does-more',
      'drawn',
      'imagines-more',
      'leans',
      'little',
      'none-drawn',
      'perhaps',
      'switches',
    ]);
  });
});
