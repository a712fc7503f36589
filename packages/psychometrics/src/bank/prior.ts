/**
 * The prior of the latent vector (measurement §2.1). Its correlations are three parts published
 * figures, one part expert judgement; for facet contrasts, judgement alone. All are provisional.
 */

import { isPoled, type PoledTheme, type Theme } from '../facts/themes.ts';
import {
  poleCorrelations,
  sideCorrelations,
  sideThemeCorrelations,
  themeCorrelations,
  type UnpoledTheme,
} from './prior-evidence.ts';
import { latentCount, traitCount, traits } from './traits.ts';

/** The weight of the published correlations, 0..1; expert judgement has the rest. */
const evidenceWeight = 0.75;

const generalCorrelation = 0.2;
const sameRoleSide = 0.2;
const oppositeRoleSide = -0.06;
const sameTheme = 0.15;

/** Used until a calibration has estimated the variance. */
export const startingContrastVariance = 0.36;
export const contrastCorrelation = 0.5;

type Trait = (typeof traits)[number];

function expertCorrelation(first: Trait, second: Trait): number {
  let correlation = generalCorrelation;
  const haveRoleSides = [first, second].every(
    ({ theme, pole }) => pole !== '0' && theme !== 'EXVOY',
  );
  if (haveRoleSides) correlation += first.pole === second.pole ? sameRoleSide : oppositeRoleSide;
  if (first.theme === second.theme) correlation += sameTheme;
  return correlation;
}

/**
 * A trait as two uncorrelated parts: the interest in its theme (`level`) and the preference for the
 * positive pole (`side`). The squares of the weights add up to 1.
 */
interface TraitParts {
  readonly level: number;
  /** Negative for a negative pole, 0 in a theme without poles. */
  readonly side: number;
}

function splitTrait({ theme, pole }: Trait): TraitParts {
  if (!isPoled(theme)) return { level: 1, side: 0 };
  const r = poleCorrelations[theme];
  return {
    level: Math.sqrt((1 + r) / 2),
    side: (pole === '+' ? 1 : -1) * Math.sqrt((1 - r) / 2),
  };
}

function evidenceCorrelation(first: Trait, second: Trait): number {
  if (first.theme === second.theme && isPoled(first.theme)) return poleCorrelations[first.theme];
  const [one, other] = [splitTrait(first), splitTrait(second)];
  const level = one.level * other.level * lookUp(themeCorrelations, first.theme, second.theme);
  if (isPoled(first.theme) && isPoled(second.theme))
    return level + one.side * other.side * lookUp(sideCorrelations, first.theme, second.theme);
  if (isPoled(first.theme)) return level + one.side * sideWithTheme(first.theme, second.theme);
  if (isPoled(second.theme)) return level + other.side * sideWithTheme(second.theme, first.theme);
  return level;
}

/** The table holds each pair once. */
const lookUp = <T extends Theme>(
  table: Readonly<Record<T, Readonly<Partial<Record<T, number>>>>>,
  one: T,
  other: T,
): number => table[one][other] ?? table[other][one] ?? 0;

const sideWithTheme = (poled: PoledTheme, theme: Theme): number =>
  sideThemeCorrelations[poled][theme as UnpoledTheme]; // as: the caller has excluded poled themes

function traitCorrelation(i: number, j: number): number {
  if (i === j) return 1;
  const [first, second] = [traits[i]!, traits[j]!];
  return (
    evidenceWeight * evidenceCorrelation(first, second) +
    (1 - evidenceWeight) * expertCorrelation(first, second)
  );
}

/**
 * Returns the 27 x 27 prior covariance. Traits have variance 1. Contrasts have the given variance
 * (squared logits), correlate by .5, and are independent of the traits.
 */
export function priorCovariance(contrastVariance: number = startingContrastVariance): number[][] {
  return Array.from({ length: latentCount }, (_, i) =>
    Array.from({ length: latentCount }, (_, j) => {
      if (i < traitCount && j < traitCount) return traitCorrelation(i, j);
      if (i < traitCount || j < traitCount) return 0;
      return i === j ? contrastVariance : contrastVariance * contrastCorrelation;
    }),
  );
}
