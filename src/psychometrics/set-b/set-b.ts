/** Choosing the personal follow-up questions, Set B, in one batch (measurement §5). */

import { polarityThemes, themes } from '../../domain/themes.ts';
import { curveSlopeAt, type Bank } from '../bank/bank.ts';
import { contrastIndex, latentCount, themeTraits, traits, type Facet } from '../bank/traits.ts';
import {
  covarianceAfter,
  informationGain,
  predictorVariance,
  tieTolerance,
} from '../kernel/d-optimal.ts';
import { predictorAt } from '../kernel/estimate-map.ts';
import { fisherInformation } from '../kernel/graded-response.ts';
import { seededUniform } from '../kernel/random.ts';
import {
  drawCount,
  drawDomains,
  traitDraws,
  scoreAnswers,
  type Answers,
  type PersonPosterior,
} from '../profile/posterior.ts';

export interface SetBOptions {
  /** The least number of questions; clamped to 15..25. */
  targetCount: number;
  /** True: go on to at most 25 while the predicted polarity error is too large. False: exactly targetCount. */
  adaptiveLength: boolean;
  /** The attempt's id: same answers, bank and seed, same Set B. */
  seed: string;
  /** Per bank item, how often it has been presented in Set B so far. */
  exposure: readonly number[];
}

export const setBLength = { least: 15, most: 25 } as const;
const polaritySeGoal = 12;
const leastWorthwhileDrop = 0.05;
const switchProbability = 0.3;
const secondCalibrationLength = 20;

/** Nodes and weights of five-point Gauss–Hermite quadrature for the standard normal distribution. */
const hermite = [
  [0, 8 / 15],
  [1.355626179974266, 0.22207592200561263],
  [-1.355626179974266, 0.22207592200561263],
  [2.8569700138728056, 0.011257411327720691],
  [-2.8569700138728056, 0.011257411327720691],
] as const;

/** A growing selection. `covariance` is the predicted posterior covariance after the chosen items. */
interface Assembly {
  readonly bank: Bank;
  readonly posterior: PersonPosterior;
  /** Per bank item: its information averaged over the posterior of its predictor; 0 for items outside the pool. */
  readonly weights: Float64Array;
  /** Per theme: both poles are likely enough to be high that a question may be put from both sides. */
  readonly bothSides: readonly boolean[];
  readonly chosen: number[];
  covariance: Float64Array;
}

/**
 * Ids of pool items in order of presentation: theme by theme, mild before rare. Only answers to Set A count. Two slots (three
 * from 20 items on) go to little-shown items, so that every question collects answers. RangeError on bad input.
 */
export function selectSetB(bank: Bank, answers: Answers, options: SetBOptions): string[] {
  assertOptions(bank, options);
  const assembly = startAssembly(bank, answers);
  const uniform = seededUniform(options.seed);
  const length = Math.min(setBLength.most, Math.max(setBLength.least, options.targetCount));
  for (let slot = 0; slot < length; slot++) {
    const calibrates = slot < calibrationSlots(length);
    take(
      assembly,
      calibrates
        ? littleShown(assembly, length, options, uniform)
        : mostInformative(assembly, length),
    );
  }
  while (options.adaptiveLength && assembly.chosen.length < setBLength.most) {
    const longer = assembly.chosen.length + 1;
    const next = mostInformative(assembly, longer);
    if (!isWorthAsking(assembly, next)) break;
    const calibrates = calibrationSlots(longer) > calibrationSlots(longer - 1);
    take(assembly, calibrates ? littleShown(assembly, longer, options, uniform) : next);
  }
  return inOrderOfPresentation(bank, assembly.chosen);
}

function assertOptions(bank: Bank, { targetCount, exposure }: SetBOptions): void {
  if (!Number.isInteger(targetCount))
    throw new RangeError(`The target count must be an integer; it is ${targetCount}.`);
  if (exposure.length !== bank.items.length) {
    throw new RangeError(
      `There must be ${bank.items.length} exposure counts, one per item; there are ${exposure.length}.`,
    );
  }
  if (!exposure.every((count) => Number.isFinite(count) && count >= 0)) {
    throw new RangeError('Exposure counts must be finite and not negative.');
  }
}

function isPoolItem(bank: Bank, index: number): boolean {
  return bank.items[index]!.form === 'pool-80';
}

function startAssembly(bank: Bank, answers: Answers): Assembly {
  const posterior = scoreAnswers(bank, answers, (index) => !isPoolItem(bank, index));
  const { domain } = drawDomains(bank, posterior);
  return {
    bank,
    posterior,
    weights: Float64Array.from(bank.items, (_, i) =>
      isPoolItem(bank, i) ? averagedWeight(bank, posterior, i) : 0,
    ),
    bothSides: themes.map((theme) => {
      const [positive = 0, negative] = themeTraits[theme];
      if (negative === undefined) return true;
      const other = traitDraws(domain, negative);
      const both = traitDraws(domain, positive).filter(
        (value, r) => value > 50 && other[r]! > 50,
      ).length;
      return both / drawCount >= switchProbability;
    }),
    chosen: [],
    covariance: posterior.covariance,
  };
}

/** E[w(x)] for x ~ N(l' mode, l' V l): protects the choice against a mode that is off. */
function averagedWeight(bank: Bank, { mode, covariance }: PersonPosterior, index: number): number {
  const item = bank.linear[index]!;
  const centre = predictorAt(item, mode);
  const spread = Math.sqrt(predictorVariance(covariance, latentCount, item));
  return hermite.reduce(
    (sum, [node, weight]) =>
      sum + weight * fisherInformation(item.intercepts, centre + node * spread),
    0,
  );
}

function calibrationSlots(length: number): number {
  return length < secondCalibrationLength ? 2 : 3;
}

function countWhere(assembly: Assembly, condition: (index: number) => boolean): number {
  return assembly.chosen.filter(condition).length;
}

/** The rules of measurement §5 for one more item in a set that is to have `length` items. */
function isAdmissible(
  assembly: Assembly,
  index: number,
  length: number,
  pairRule: boolean,
): boolean {
  const { bank, chosen } = assembly;
  const theme = bank.theme[index]!;
  const facet: Facet = bank.items[index]!.facet;
  if (!isPoolItem(bank, index) || chosen.includes(index)) return false;
  if (countWhere(assembly, (i) => bank.theme[i] === theme) >= (length > setBLength.least ? 4 : 3))
    return false;
  if (countWhere(assembly, (i) => bank.items[i]!.facet === facet) >= Math.floor(length / 2 + 1))
    return false;
  if (pairRule && !assembly.bothSides[theme] && chosen.includes(bank.partner[index]!)) return false;
  const touched = new Set(chosen.map((i) => bank.theme[i]!)).add(theme);
  return themes.length - touched.size <= length - chosen.length - 1;
}

/** The admissible items; should the pair rule ever leave none, it is the one that gives way. */
function admissibleItems(assembly: Assembly, length: number): number[] {
  const indices = assembly.bank.items.map((_, i) => i);
  const strict = indices.filter((i) => isAdmissible(assembly, i, length, true));
  const admissible =
    strict.length > 0 ? strict : indices.filter((i) => isAdmissible(assembly, i, length, false));
  if (admissible.length === 0)
    throw new RangeError('The pool has too few items of some theme or facet to fill Set B.');
  return admissible;
}

/** The admissible item with the largest gain in log det; ties go to bank order. */
function mostInformative(assembly: Assembly, length: number): number {
  let best = -1;
  let bestGain = -Infinity;
  for (const index of admissibleItems(assembly, length)) {
    const gain = informationGain(
      assembly.covariance,
      latentCount,
      assembly.bank.linear[index]!,
      assembly.weights[index]!,
    );
    if (gain > bestGain + tieTolerance) {
      best = index;
      bestGain = gain;
    }
  }
  return best;
}

/** A random one of the least-shown quarter of the admissible items: a tier, so that simultaneous attempts differ. */
function littleShown(
  assembly: Assembly,
  length: number,
  { exposure }: SetBOptions,
  uniform: () => number,
): number {
  const admissible = admissibleItems(assembly, length).sort(
    (i, j) => exposure[i]! - exposure[j]! || i - j,
  );
  const limit = exposure[admissible[Math.ceil(admissible.length / 4) - 1]!]!;
  const tier = admissible.filter((i) => exposure[i]! <= limit);
  return tier[Math.floor(uniform() * tier.length)]!;
}

function predictedAfter(assembly: Assembly, index: number): Float64Array {
  return covarianceAfter(
    assembly.covariance,
    latentCount,
    assembly.bank.linear[index]!,
    assembly.weights[index]!,
  );
}

function take(assembly: Assembly, index: number): void {
  assembly.covariance = predictedAfter(assembly, index);
  assembly.chosen.push(index);
}

function isWorthAsking(assembly: Assembly, index: number): boolean {
  const now = meanPolaritySe(assembly.bank, assembly.posterior.mode, assembly.covariance);
  const then = meanPolaritySe(
    assembly.bank,
    assembly.posterior.mode,
    predictedAfter(assembly, index),
  );
  return now > polaritySeGoal && now - then >= leastWorthwhileDrop;
}

/** Mean over the reported polarities of their standard error (0..100 metric) by the delta method at the mode. */
export function meanPolaritySe(bank: Bank, mode: Float64Array, covariance: Float64Array): number {
  const errors = polarityThemes.map((theme) => {
    const gradient = new Float64Array(latentCount);
    const halfContrast = 0.5 * mode[contrastIndex(theme)]!;
    for (const trait of themeTraits[theme]) {
      const curves = bank.curves[trait]!;
      const sign = traits[trait]!.pole === '+' ? 1 : -1;
      const fantasy =
        curves.fantasyShare * curveSlopeAt(curves.fantasy, mode[trait]! + halfContrast);
      const activity =
        curves.activityShare * curveSlopeAt(curves.activity, mode[trait]! - halfContrast);
      gradient[trait] = sign * (fantasy + activity);
      gradient[contrastIndex(theme)]! += (sign * (fantasy - activity)) / 2;
    }
    const used = [...themeTraits[theme], contrastIndex(theme)];
    let variance = 0;
    for (const i of used)
      for (const j of used)
        variance += gradient[i]! * gradient[j]! * covariance[i * latentCount + j]!;
    return Math.sqrt(variance);
  });
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

function inOrderOfPresentation(bank: Bank, chosen: readonly number[]): string[] {
  return [...chosen]
    .sort(
      (i, j) =>
        bank.theme[i]! - bank.theme[j]! || bank.items[i]!.rarity - bank.items[j]!.rarity || i - j,
    )
    .map((i) => bank.items[i]!.id);
}
