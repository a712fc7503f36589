/** Does Set B obey its rules, and is every question of the pool shown (measurement §5, §10.7)? */

import { selectSetB, type Answers, type Bank } from 'spark-psychometrics';
import { fixedNormalVectors } from '../../../packages/psychometrics/src/profile/posterior.ts';
import { record, themes } from '../../../src/domain/themes.ts';
import { draws } from '../../second-model/estimate.ts';
import { naiveItems } from '../../second-model/model.ts';
import { scoresOnAllItems } from '../../second-model/profile.ts';
import {
  refusedThemes,
  themesThatAllowPairs,
  type PersonRules,
} from '../../second-model/select.ts';
import { chooseByProduct, densePosterior, restrictAnswers } from '../people/forms.ts';
import { drawPerson, generator, type Random, simulateAnswers } from '../people/population.ts';
import { getWorld, shippedBank, studySeed } from '../people/worlds.ts';
import { indices, type Question } from '../question.ts';
import { sum } from '../statistics.ts';

interface RulesTask {
  chunk: number;
  patterns: number;
}

interface RulesChunk {
  patterns: number;
  /** The names of the broken rules, with one entry per pattern and broken rule. */
  broken: string[];
  /** The number of patterns in which all answers to at least one theme are 1 or 2. */
  refusers: number;
  /** The number of refusers asked a question rarer than class 2 in a refused theme. */
  metRarerThanMild: number;
  /** The number of refusers asked a question of rarity class 4 or 5 in a refused theme. */
  metRare: number;
  /** The number of refusers for whom the balance of facets or the rule on pairs gave way. */
  gaveWay: number;
  /** The number of patterns for which a second call gave a different Set B. */
  notReproduced: number;
}

const counted = [
  'patterns',
  'refusers',
  'metRarerThanMild',
  'metRare',
  'gaveWay',
  'notReproduced',
] as const;
const items = naiveItems(shippedBank.items);
const indexById = new Map(items.map(({ id }, i) => [id, i]));

function checkRules({ chunk, patterns }: RulesTask): RulesChunk {
  const random = generator(`${studySeed}/patterns ${chunk}`);
  const world = getWorld(0);
  const result: RulesChunk = { ...record(counted, () => 0), patterns, broken: [] };
  for (const n of indices(patterns)) {
    const bank = n % 2 ? world.calibrated : shippedBank;
    const answers = createPattern(n, random);
    const options = {
      targetCount: 15 + (n % 3 ? 0 : random.below(11)),
      adaptiveLength: n % 5 > 0,
      seed: `${chunk}.${n}`,
    };
    const ids = selectSetB(bank, answers, options);
    if (selectSetB(bank, [...answers], options).join() !== ids.join()) result.notReproduced += 1;
    const chosen = ids.map((id) => indexById.get(id) ?? -1);
    recordRules(result, chosen, personRules(bank, answers));
    if (!options.adaptiveLength && chosen.length !== options.targetCount)
      result.broken.push('length as asked');
  }
  return result;
}

/**
 * Returns a pattern of answers to Set A. Of eleven successive patterns, four follow the model for
 * usual people and two for reserved people, two are uniformly random, one has at most two different
 * answers, and one has the same answer throughout. The eleventh follows the model for usual people,
 * but refuses about half of the themes.
 */
function createPattern(n: number, random: Random): (number | null)[] {
  const kind = n % 11;
  if (kind === 10)
    return refuseThemes(simulateAnswers(items, drawPerson(random, 0), random), random);
  const byModel =
    kind < 6 ? simulateAnswers(items, drawPerson(random, kind < 4 ? 0 : 1.5), random) : [];
  const same = 1 + random.below(7);
  const [low, high] = [1 + random.below(7), 1 + random.below(7)];
  return restrictAnswers(
    items.map(
      (_, i) =>
        byModel[i] ??
        (kind === 9 ? same : kind === 8 ? [low, high][random.below(2)]! : 1 + random.below(7)),
    ),
  );
}

function refuseThemes(answers: readonly number[], random: Random): (number | null)[] {
  const refused = themes.map(() => random.uniform() < 0.5);
  return restrictAnswers(
    answers.map((answer, i) => (refused[items[i]!.theme] ? 1 + random.below(2) : answer)),
  );
}

/** Returns the rules that follow from the answers to Set A, according to the naive program. */
function personRules(bank: Bank, answers: Answers): PersonRules {
  const own = bank === shippedBank ? items : getWorld(0).truth;
  return {
    allowsPairs: themesThatAllowPairs(
      draws(densePosterior(bank, answers), fixedNormalVectors()).map((theta) =>
        scoresOnAllItems(own, theta),
      ),
    ),
    refused: refusedThemes(items, answers),
  };
}

/** The rules that give way if a person refuses so many themes that no question is left. */
const softRules: readonly string[] = ['facets balanced', 'pairs only for switches'];

/** Adds the broken rules. For people who refuse a theme, a soft rule counts as giving way. */
function recordRules(result: RulesChunk, chosen: readonly number[], rules: PersonRules): void {
  const broken = findBrokenRules(chosen, rules.allowsPairs);
  if (!rules.refused.includes(true)) {
    result.broken.push(...broken);
    return;
  }
  const rarities = chosen.flatMap((i) =>
    rules.refused[items[i]?.theme ?? -1] ? [items[i]!.rarity] : [],
  );
  result.refusers += 1;
  result.metRarerThanMild += Number(rarities.some((rarity) => rarity > 2));
  result.metRare += Number(rarities.some((rarity) => rarity > 3));
  result.gaveWay += Number(broken.some((rule) => softRules.includes(rule)));
  result.broken.push(...broken.filter((rule) => !softRules.includes(rule)));
}

/** Returns the names of the rules that a Set B breaks, apart from those on refused themes. */
function findBrokenRules(chosen: readonly number[], allowsPairs: readonly boolean[]): string[] {
  const length = chosen.length;
  const byTheme = themes.map((_, theme) => chosen.filter((i) => items[i]?.theme === theme));
  const fantasies = chosen.filter((i) => items[i]?.facet === 'F').length;
  const hasForbiddenPair = byTheme.some(
    (own, theme) =>
      !allowsPairs[theme] &&
      own.some((i) => items[i]!.partner !== i && own.includes(items[i]!.partner)),
  );
  const isInOrder = chosen.every((i, place) => {
    const before = items[chosen[place - 1] ?? i]!;
    return (
      before.theme < items[i]!.theme ||
      (before.theme === items[i]!.theme && before.rarity <= items[i]!.rarity)
    );
  });
  const rules: Record<string, boolean> = {
    'length 15 to 25': length >= 15 && length <= 25,
    'pool items only': chosen.every((i) => items[i]?.isSetA === false),
    'no item twice': new Set(chosen).size === length,
    'each theme at least once': byTheme.every((own) => own.length >= 1),
    'no theme too often': byTheme.every((own) => own.length <= (length === 15 ? 3 : 4)),
    'facets balanced': Math.abs(fantasies - length / 2) <= 1,
    'pairs only for switches': !hasForbiddenPair,
    'order of presentation': isInOrder,
  };
  return Object.entries(rules).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

type RulesFigures = Omit<RulesChunk, 'broken'> & { broken: number; brokenRules: string[] };

function measureRules(chunks: readonly RulesChunk[]): RulesFigures {
  const broken = chunks.flatMap((chunk) => chunk.broken);
  return {
    ...record(counted, (name) => sum(chunks.map((chunk) => chunk[name]))),
    broken: broken.length,
    brokenRules: [...new Set(broken)],
  };
}

export const setBRules: Question<RulesTask, RulesChunk, RulesFigures> = {
  plan: (isQuick) =>
    indices(isQuick ? 4 : 10).map((chunk) => ({ chunk, patterns: isQuick ? 100 : 1000 })),
  effort: ({ patterns }) => patterns * 10,
  simulate: checkRules,
  measure: measureRules,
  bars: ({ broken, notReproduced, refusers, metRare, metRarerThanMild }) => [
    ['7a', 'rules of Set B broken in all patterns', { max: 0 }, broken],
    ['7b', 'patterns whose second choice differed', { max: 0 }, notReproduced],
    [
      'm6a',
      'people who refused a theme and meet a question of it of rarity class 4 or 5',
      { max: 0 },
      metRare / refusers,
    ],
    [
      'm6b',
      'people who refused a theme and meet a question of it above rarity class 2',
      { max: 0 },
      metRarerThanMild / refusers,
    ],
  ],
  report: () => [],
};

interface ExposureTask {
  attempts: number;
}

interface Exposure extends ExposureTask {
  /** For each pool item, the share of the attempts in which it was presented. */
  shares: number[];
}

/** Counts how often each item is asked, chosen with the expert's parameters. */
function countExposure({ attempts }: ExposureTask): Exposure {
  const random = generator(`${studySeed}/exposure`);
  const exposure = items.map(() => 0);
  for (const n of indices(attempts)) {
    const answers = simulateAnswers(getWorld(n % 2).truth, drawPerson(random, 0), random);
    const options = { targetCount: 15, adaptiveLength: false, seed: `exposure ${n}` };
    for (const i of chooseByProduct(shippedBank, answers, options)) exposure[i]! += 1;
  }
  return {
    attempts,
    shares: exposure.flatMap((count, i) => (items[i]!.isSetA ? [] : [count / attempts])),
  };
}

export const setBExposure: Question<ExposureTask, Exposure, Exposure> = {
  plan: (isQuick) => [{ attempts: isQuick ? 600 : 4000 }],
  effort: ({ attempts }) => attempts * 0.7,
  simulate: countExposure,
  measure: ([exposure]) => exposure!,
  bars: ({ shares }) => [
    [
      '7c',
      'exposure of the least-shown pool item, share of attempts',
      { min: 0.01 },
      Math.min(...shares),
    ],
    [
      '7d',
      'exposure of the most-shown pool item, share of attempts',
      { max: 0.6 },
      Math.max(...shares),
    ],
  ],
  report: () => [],
};
