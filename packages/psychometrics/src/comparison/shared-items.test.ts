import { describe, expect, test } from 'vitest';
import { bank as itemBank } from '../../../../test/support/psychometrics/real-bank.ts';
import {
  randomPerson,
  simulateAnswers,
} from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { isCoreItem } from '../bank/bank-item.ts';
import { createBank } from '../bank/bank.ts';
import { maxSharedItems, maxTicks } from '../facts/together.ts';
import { seededUniform } from '../kernel/random.ts';
import { plausibleBank } from '../population/simulated-people.ts';
import type { Answers } from '../profile/posterior.ts';
import { touchesLimit } from '../public-record/public-record.ts';
import { chooseSharedItems, findSharedItems, type OpenSide } from './shared-items.ts';
import { openItems } from './shared-reading.ts';

interface Person extends OpenSide {
  readonly answers: Answers;
  readonly ticks: ReadonlySet<string>;
  readonly limits: ReadonlySet<string>;
}

const bank = createBank(itemBank.current.model.items.filter(isCoreItem));
const truth = plausibleBank(bank, 'shared items, truth');
const ids = bank.items.map(({ id }) => id);
const noIds: ReadonlySet<string> = new Set();
const choose = <T>(uniform: () => number, from: readonly T[]): T =>
  from[Math.floor(uniform() * from.length)]!;
const pick = (uniform: () => number, from: readonly string[], count: number): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.min(count, from.length) }, () => choose(uniform, from)));

function toPerson(answers: Answers, ticks = noIds, limits = noIds): Person {
  const open = openItems({ bank, answers, ticks, limits });
  return { bank, answers, ticks, limits, open: new Set(open.map((index) => ids[index]!)) };
}

/** Draws a person who answers a part of the bank, ticks some items and marks some limits. */
function drawPerson(uniform: () => number): Person {
  const shift = uniform() < 0.5 ? 0 : -0.7;
  const answers = simulateAnswers(truth, randomPerson(uniform, shift), uniform).map((answer, i) =>
    i < 48 || uniform() < 0.5 ? answer : null,
  );
  const fours = ids.filter((_, i) => answers[i] === 4);
  const ticks = pick(uniform, fours, Math.floor(uniform() * (maxTicks + 1)));
  return toPerson(answers, ticks, pick(uniform, ids, Math.floor(uniform() * 8)));
}

const answerTo = ({ answers }: Person, id: string): number => answers[bank.indexById.get(id)!] ?? 0;
const isWanted = (person: Person, id: string): boolean =>
  answerTo(person, id) >= 5 || (answerTo(person, id) === 4 && person.ticks.has(id));
const isLimited = ({ limits }: Person, id: string): boolean =>
  touchesLimit(bank, bank.indexById.get(id)!, limits);

describe('shared interests', () => {
  test('of 2,000 pairs name what both want, never a limit, at most twelve', () => {
    const uniform = seededUniform('shared items');
    const people = Array.from({ length: 200 }, () => drawPerson(uniform));
    const violations: string[] = [];
    let named = 0;
    for (let pair = 0; pair < 2_000; pair++) {
      const [mine, theirs] = [choose(uniform, people), choose(uniform, people)];
      const chosen = chooseSharedItems(findSharedItems(mine, theirs));
      if (chosen.length > maxSharedItems) violations.push(`${pair}: ${chosen.length} items`);
      for (const { item, complementary, isMutual } of chosen) {
        named += 1;
        const both = [item, complementary];
        const isShared = isWanted(mine, item) && isWanted(theirs, complementary);
        if (
          !isShared ||
          (isMutual && !both.every((id) => isWanted(mine, id) && isWanted(theirs, id)))
        )
          violations.push(`${pair}: ${item} is not wanted by both`);
        if (both.some((id) => isLimited(mine, id) || isLimited(theirs, id)))
          violations.push(`${pair}: ${item} touches a limit`);
      }
    }
    expect(violations).toEqual([]);
    expect(named).toBeGreaterThan(10_000);
  });

  test('count two ticks, or a tick and a high answer', () => {
    const item = bank.items.find(({ id, compareTo, side }) => id === compareTo && !side)!;
    const answer = (value: number) => ids.map((id) => (id === item.id ? value : 1));
    const [unsure, keen] = [answer(4), answer(5)];
    const ticked = toPerson(unsure, new Set([item.id]));
    const shared = (mine: Person, theirs: Person) => findSharedItems(mine, theirs).length;
    expect(shared(ticked, ticked)).toBe(1);
    expect(shared(ticked, toPerson(keen))).toBe(1);
    expect(shared(toPerson(unsure), toPerson(keen))).toBe(0);
    expect(shared(ticked, toPerson(unsure))).toBe(0);
  });

  test('name a pair once that both want from both sides', () => {
    const all = toPerson(ids.map(() => 7));
    const shared = findSharedItems(all, all);
    const pairs = shared.map(({ item, complementary }) => [item, complementary].toSorted().join());
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(shared.filter(({ isMutual }) => isMutual)).toHaveLength(
      bank.items.filter(({ pole }) => pole === '+').length,
    );
  });

  test('leave out what two people want from the same side', () => {
    const all = toPerson(ids.map(() => 7));
    const named = new Set(findSharedItems(all, all).map(({ item }) => item));
    const sided = bank.items.filter(({ side }) => side);
    expect(sided.length).toBeGreaterThan(0);
    expect(sided.filter(({ id }) => named.has(id))).toEqual([]);
  });

  test('are spread over all themes, the rarest of each', () => {
    const all = toPerson(ids.map(() => 7));
    const shared = findSharedItems(all, all);
    const chosen = chooseSharedItems(shared);
    expect(chosen).toHaveLength(maxSharedItems);
    for (const theme of bank.coveredThemes)
      expect(chosen).toContainEqual(shared.find((entry) => entry.theme === theme));
    const rarity = (id: string) => bank.items[bank.indexById.get(id)!]!.rarity;
    expect(rarity(shared[0]!.item)).toBe(5);
    expect(rarity(shared.at(-1)!.item)).toBe(1);
  });
});

describe('open items', () => {
  const answers = ids.map((_, i) => (i % 2 ? 4 : 3));
  const tick = (...ticked: readonly string[]) =>
    openItems({ bank, answers, ticks: new Set(ticked), limits: noIds });

  test('refuse a tick on another answer than 4', () => {
    expect(() => tick(ids[0]!)).toThrow(RangeError);
    expect(() => tick('Z99')).toThrow(RangeError);
  });

  test('refuse more than ten ticks', () => {
    const fours = ids.filter((_, i) => answers[i] === 4);
    expect(() => tick(...fours.slice(0, maxTicks))).not.toThrow();
    expect(() => tick(...fours.slice(0, maxTicks + 1))).toThrow(RangeError);
  });

  test('leave out a limit, its counterpart and a fantasy of it', () => {
    const all = ids.map(() => 7);
    const open = (limits: ReadonlySet<string>) =>
      openItems({ bank, answers: all, ticks: noIds, limits }).map((index) => ids[index]!);
    const index = bank.items.findIndex(
      ({ facet, compareTo, id }, i) => facet === 'A' && id !== compareTo && bank.twin[i]! >= 0,
    );
    const { id, compareTo } = bank.items[index]!;
    const hidden = [id, compareTo, ids[bank.twin[index]!]!];
    expect(open(new Set([id]))).not.toContain(id);
    for (const each of hidden) {
      expect(open(noIds)).toContain(each);
      expect(open(new Set([id]))).not.toContain(each);
    }
  });
});
