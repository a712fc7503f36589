/** Set B over many attempts: does it keep its rules, repeat itself, and show every question (measurement §5, §10.7)? */

import { selectSetB, type Answers, type Bank } from '../../src/psychometrics/index.ts';
import { fixedNormalVectors } from '../../src/psychometrics/profile/posterior.ts';
import { domainScores, draws } from '../naive/domains.ts';
import { naiveItems, themeNames } from '../naive/model.ts';
import { themesFromBothSides } from '../naive/select.ts';
import { only, posteriorOf, productChoice, pureChoice } from '../people/forms.ts';
import { answersOf, drawPerson } from '../people/population.ts';
import { generator, type Random } from '../people/random.ts';
import { shippedBank, studySeed, worldOf } from '../people/worlds.ts';

export interface SetBTask {
  part: 'setB';
  chunk: number;
  /** Answer patterns of every kind whose Set B is checked against the rules. */
  patterns: number;
}

export interface SetBChunk {
  patterns: number;
  /** Rules broken, in words; hopefully none. */
  broken: string[];
  /** Patterns for which a second call gave another Set B. */
  unrepeated: number;
}

const items = naiveItems(shippedBank.items);
const indexById = new Map(items.map(({ id }, i) => [id, i]));

export function setBChunk({ chunk, patterns }: SetBTask): SetBChunk {
  const random = generator(`${studySeed}/patterns ${chunk}`);
  const world = worldOf(0);
  const exposure = items.map(() => 0);
  const result: SetBChunk = { patterns, broken: [], unrepeated: 0 };
  for (let n = 0; n < patterns; n++) {
    const bank = n % 2 ? world.calibrated : shippedBank;
    const answers = anyPattern(n, random);
    const options = {
      targetCount: 15 + (n % 3 ? 0 : random.below(11)),
      adaptiveLength: n % 5 > 0,
      seed: `${chunk}.${n}`,
      exposure: [...exposure],
    };
    const ids = selectSetB(bank, answers, options);
    if (selectSetB(bank, [...answers], options).join() !== ids.join()) result.unrepeated += 1;
    const chosen = ids.map((id) => indexById.get(id) ?? -1);
    result.broken.push(...brokenRules(chosen, bothSides(bank, answers)));
    if (!options.adaptiveLength && chosen.length !== options.targetCount)
      result.broken.push('length as asked');
    for (const i of chosen) exposure[i]! += 1;
  }
  return result;
}

/** By the model and reserved, uniform at random, few values only, all the same. */
function anyPattern(n: number, random: Random): (number | null)[] {
  const kind = n % 10;
  const byModel = kind < 6 ? answersOf(items, drawPerson(random, kind < 4 ? 0 : 1.5), random) : [];
  const same = 1 + random.below(7);
  const [low, high] = [1 + random.below(7), 1 + random.below(7)];
  return only(
    items.map(
      (_, i) =>
        byModel[i] ??
        (kind === 9 ? same : kind === 8 ? [low, high][random.below(2)]! : 1 + random.below(7)),
    ),
  );
}

function bothSides(bank: Bank, answers: Answers): boolean[] {
  const own = bank === shippedBank ? items : worldOf(0).truth;
  return themesFromBothSides(
    draws(posteriorOf(bank, answers), fixedNormalVectors()).map((theta) =>
      domainScores(own, theta),
    ),
  );
}

function brokenRules(chosen: readonly number[], mayPair: readonly boolean[]): string[] {
  const length = chosen.length;
  const ofTheme = themeNames.map((_, theme) => chosen.filter((i) => items[i]?.theme === theme));
  const fantasies = chosen.filter((i) => items[i]?.facet === 'F').length;
  const paired = ofTheme.some(
    (own, theme) =>
      !mayPair[theme] &&
      own.some((i) => items[i]!.partner !== i && own.includes(items[i]!.partner)),
  );
  const inOrder = chosen.every((i, place) => {
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
    'each theme at least once': ofTheme.every((own) => own.length >= 1),
    'no theme too often': ofTheme.every((own) => own.length <= (length === 15 ? 3 : 4)),
    'facets balanced': Math.abs(fantasies - length / 2) <= 1,
    'pairs only for switches': !paired,
    'order of presentation': inOrder,
  };
  return Object.entries(rules).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

export interface ExposureTask {
  part: 'exposure';
  attempts: number;
  /** Attempts chosen without calibration slots, for contrast. */
  pure: number;
}

export interface ExposureResult {
  attempts: number;
  /** Per pool item the share of attempts that showed it. */
  product: number[];
  pure: number[];
}

/** One attempt after the other, exposure counts running, expert parameters: the pool as the shipped product uses it. */
export function exposureOf({ attempts, pure }: ExposureTask): ExposureResult {
  const random = generator(`${studySeed}/exposure`);
  const exposure = items.map(() => 0);
  const pureCounts = items.map(() => 0);
  for (let n = 0; n < attempts; n++) {
    const answers = answersOf(worldOf(n % 2).truth, drawPerson(random, 0), random);
    productChoice(shippedBank, answers, exposure, {
      targetCount: 15,
      adaptiveLength: false,
      seed: `exposure ${n}`,
    });
    if (n >= pure) continue;
    const posterior = posteriorOf(shippedBank, only(answers));
    for (const i of pureChoice(items, posterior, bothSides(shippedBank, only(answers)), 15))
      pureCounts[i]! += 1;
  }
  const inPool = (counts: readonly number[], total: number): number[] =>
    counts.flatMap((count, i) => (items[i]!.isSetA ? [] : [count / total]));
  return { attempts, product: inPool(exposure, attempts), pure: inPool(pureCounts, pure) };
}
