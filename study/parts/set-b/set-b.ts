/**
 * Checks that Set B obeys its rules and is reproducible, for answer patterns of every kind
 * (measurement §5, §10.7).
 */

import { themes } from '../../../src/domain/themes.ts';
import { selectSetB, type Answers, type Bank } from '../../../src/psychometrics/index.ts';
import { fixedNormalVectors } from '../../../src/psychometrics/profile/draws.ts';
import { domainScores } from '../../naive/domains.ts';
import { draws } from '../../naive/draws.ts';
import { naiveItems } from '../../naive/model.ts';
import { themesThatAllowPairs } from '../../naive/select.ts';
import { densePosterior, restrictAnswers } from '../../people/forms.ts';
import { drawPerson, simulateAnswers } from '../../people/population.ts';
import { generator, type Random } from '../../people/random.ts';
import { getWorld, shippedBank, studySeed } from '../../people/worlds.ts';

export interface SetBTask {
  part: 'setB';
  chunk: number;
  /** The number of answer patterns. */
  patterns: number;
}

export interface SetBChunk {
  patterns: number;
  /** The names of the broken rules, with one entry per pattern and broken rule. */
  broken: string[];
  /** The number of patterns for which a second call gave a different Set B. */
  notReproduced: number;
}

const items = naiveItems(shippedBank.items);
const indexById = new Map(items.map(({ id }, i) => [id, i]));

export function setBChunk({ chunk, patterns }: SetBTask): SetBChunk {
  const random = generator(`${studySeed}/patterns ${chunk}`);
  const world = getWorld(0);
  const exposure = items.map(() => 0);
  const result: SetBChunk = { patterns, broken: [], notReproduced: 0 };
  for (let n = 0; n < patterns; n++) {
    const bank = n % 2 ? world.calibrated : shippedBank;
    const answers = createPattern(n, random);
    const options = {
      targetCount: 15 + (n % 3 ? 0 : random.below(11)),
      adaptiveLength: n % 5 > 0,
      seed: `${chunk}.${n}`,
      exposure: [...exposure],
    };
    const ids = selectSetB(bank, answers, options);
    if (selectSetB(bank, [...answers], options).join() !== ids.join()) result.notReproduced += 1;
    const chosen = ids.map((id) => indexById.get(id) ?? -1);
    result.broken.push(...findBrokenRules(chosen, pairsAllowed(bank, answers)));
    if (!options.adaptiveLength && chosen.length !== options.targetCount)
      result.broken.push('length as asked');
    for (const i of chosen) exposure[i]! += 1;
  }
  return result;
}

/**
 * Returns a pattern of answers to Set A. Of ten successive patterns, four follow the model for
 * usual people and two for reserved people, two are uniformly random, one has at most two different
 * answers, and one has the same answer throughout.
 */
function createPattern(n: number, random: Random): (number | null)[] {
  const kind = n % 10;
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

/**
 * Returns for each theme, according to the naive program, whether Set B may contain both items of a
 * complementary pair.
 */
export function pairsAllowed(bank: Bank, answers: Answers): boolean[] {
  const own = bank === shippedBank ? items : getWorld(0).truth;
  return themesThatAllowPairs(
    draws(densePosterior(bank, answers), fixedNormalVectors()).map((theta) =>
      domainScores(own, theta),
    ),
  );
}

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
