import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { activityCategory, displayGroups } from '../../../../src/domain/activity-groups.ts';
import { answerItems, readAnswer } from '../../../../test/support/psychometrics/bank-answers.ts';
import {
  simulatePeople,
  syntheticBank as bank,
} from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { isFull } from '../../../../test/support/tiers.ts';
import type { CompareDetail } from '../facts/comparing.ts';
import { themes } from '../facts/themes.ts';
import { seededUniform } from '../kernel/random.ts';
import type { Answers } from '../profile/posterior.ts';
import { computeProfile } from '../profile/profile.ts';
import {
  namedActivities,
  namedScenarios,
  type ComparingPerson,
  type RecordOwner,
} from './compare-records.ts';
import { recordFigures, chooseRevealable } from './public-record.ts';

const noLimits: ReadonlySet<string> = new Set();
const figures = recordFigures(computeProfile(bank, answerItems({})));

const owner = (answers: Answers, key = 'key', detail: CompareDetail = 'few'): RecordOwner => ({
  bank,
  figures,
  items: chooseRevealable({
    bank,
    answers,
    limits: noLimits,
    detail,
    hash: (content) => createHmac('sha256', key).update(content).digest(),
  }),
});
const caller = (answers: Answers, limits = noLimits): ComparingPerson => ({
  bank,
  figures,
  answers,
  limits,
});

/** Returns the owner's items that the caller reads. */
const readItems = (mine: ComparingPerson, theirs: RecordOwner): string[] =>
  [...namedScenarios(mine, theirs), ...namedActivities(mine, theirs)].flatMap((named) =>
    'isMutualComplementary' in named && named.isMutualComplementary
      ? [named.item, named.complementary]
      : [named.complementary],
  );

const uniform = seededUniform('named items');
const people = simulatePeople(1000, uniform, (n) => (n % 3 ? 0 : -0.8));

/** All high, high in one theme, high at one pole, and high in one facet. */
const designedCallers: readonly Answers[] = [
  bank.items.map(() => 7),
  ...themes.map((theme) => bank.items.map(({ category }) => (category === theme ? 7 : 1))),
  ...(['+', '-'] as const).map((side) => bank.items.map(({ pole }) => (pole === side ? 7 : 1))),
  ...(['F', 'A'] as const).map((one) => bank.items.map(({ facet }) => (facet === one ? 7 : 1))),
];

describe('what a comparison names of a person', () => {
  test('is in the set and high for both', () => {
    const violations: string[] = [];
    let named = 0;
    for (let n = 0; n < (isFull ? 10_000 : 2_000); n++) {
      const [mine, theirs] = [people[n % 1000]!, people[(n * 7 + 13) % 1000]!];
      const theirSet = owner(theirs, `key ${n}`);
      const inSet = new Set(theirSet.items.map(({ index }) => bank.items[index]!.id));
      const read = readItems(caller(mine), theirSet);
      named += read.length;
      for (const id of read) {
        const { compareTo } = bank.items[bank.indexById.get(id)!]!;
        if (!inSet.has(id) || readAnswer(theirs, id) < 5 || readAnswer(mine, compareTo) < 5)
          violations.push(id);
      }
    }
    expect(violations).toEqual([]);
    expect(named).toBeGreaterThan(5000);
  }, 120_000);

  test('is at most six items, whoever asks and however often', () => {
    for (const [n, theirs] of people.slice(0, 200).entries()) {
      const theirSet = owner(theirs, `key ${n}`);
      const read = designedCallers.flatMap((answers) => readItems(caller(answers), theirSet));
      expect(new Set(read).size).toBe(theirSet.items.length);
      expect(theirSet.items.length).toBeLessThanOrEqual(6);
    }
  });

  test('is at most sixteen activities in turns of the groups', () => {
    const all = owner(designedCallers[0]!, 'key', 'all');
    const activities = namedActivities(caller(designedCallers[0]!), all);
    const counts = displayGroups.map(
      ({ categories }) =>
        activities.filter(({ theme }) => categories.includes(activityCategory(theme))).length,
    );
    expect(counts).toEqual([2, 2, 2, 2, 2, 2, 2, 1, 1]);
  });

  test('never touches a limit of the caller, whose place stays empty', () => {
    const everything = designedCallers[0]!;
    const all = owner(everything, 'key', 'all');
    const before = readItems(caller(everything), all);
    for (const { id } of bank.items) {
      const after = readItems(caller(everything, new Set([id])), all);
      expect(after).not.toContain(id);
      expect(before).toEqual(expect.arrayContaining(after));
    }
  });

  test('tells a mutual pair only if both items are revealable', () => {
    const pair = bank.items.find(({ pole, facet }) => pole === '+' && facet === 'A')!;
    const both = answerItems({ [pair.id]: 6, [pair.compareTo]: 6 });
    const one = answerItems({ [pair.compareTo]: 6 });
    const names = { item: pair.id, complementary: pair.compareTo };
    for (const [answers, isMutualComplementary] of [
      [both, true],
      [one, false],
    ] as const)
      expect(namedActivities(caller(both), owner(answers, 'key', 'all'))).toMatchObject([
        { ...names, isMutualComplementary },
      ]);
  });

  test('shows estimates beside a dream scenario, the same from either side', () => {
    const fantasy = bank.items.find(({ facet, pole }) => facet === 'F' && pole === '+')!;
    const [leads, follows] = [
      answerItems({ [fantasy.id]: 7 }),
      answerItems({ [fantasy.compareTo]: 7 }),
    ];
    const read = (mine: Answers, theirs: Answers) => {
      const own = (answers: Answers) => recordFigures(computeProfile(bank, answers));
      return namedScenarios(
        { ...caller(mine), figures: own(mine) },
        { ...owner(theirs, 'key', 'all'), figures: own(theirs) },
      );
    };
    const [straight] = read(leads, follows);
    const [swapped] = read(follows, leads);
    expect(straight).toMatchObject({ item: fantasy.id });
    expect(swapped).toEqual({
      item: straight!.complementary,
      complementary: straight!.item,
      mineActivity: straight!.theirsActivity,
      theirsActivity: straight!.mineActivity,
    });
    for (const activity of [straight!.mineActivity, straight!.theirsActivity])
      expect([1, 2, 3, 4, 5]).toContain(activity);
    expect(read(leads, answerItems({ [fantasy.compareTo]: 6 }))).toEqual([]);
  });
});
