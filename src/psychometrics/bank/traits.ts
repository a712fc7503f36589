/** The latent structure: 10 themes, 17 pole traits, 10 facet contrasts, 4 summary areas (measurement §2). */

import { poledThemes, record, themes, type Theme } from '../../domain/themes.ts';

/** '0' is the only pole of an unpoled theme. */
export type Pole = '+' | '-' | '0';
/** F: wording as fantasy; A: wording as activity. */
export type Facet = 'F' | 'A';

/** The 17 pole traits in the order of the latent vector: theme by theme, positive pole first. */
export const traits: readonly { readonly theme: Theme; readonly pole: Pole }[] = themes.flatMap(
  (theme) => {
    const poles: readonly Pole[] = isPoled(theme) ? ['+', '-'] : ['0'];
    return poles.map((pole) => ({ theme, pole }));
  },
);
export const traitCount: number = traits.length;
/** 17 pole traits, then one fantasy-minus-activity contrast per theme. */
export const latentCount: number = traits.length + themes.length;

export function isPoled(theme: Theme): boolean {
  return (poledThemes as readonly Theme[]).includes(theme);
}

/** The place of a pole trait in the latent vector, 0..16. RangeError if the theme has no such pole. */
export function traitIndex(theme: Theme, pole: Pole): number {
  const index = traits.findIndex((trait) => trait.theme === theme && trait.pole === pole);
  if (index < 0) throw new RangeError(`Theme ${theme} has no pole ${pole}.`);
  return index;
}

/** The place of a theme's facet contrast in the latent vector, 17..26. */
export function contrastIndex(theme: Theme): number {
  return traitCount + themes.indexOf(theme);
}

/** The traits of a theme: [positive, negative], or [the only one]. */
export const themeTraits: Readonly<Record<Theme, readonly number[]>> = record(themes, (theme) =>
  traits.flatMap((trait, index) => (trait.theme === theme ? [index] : [])),
);

/** For each trait the one that complements it in a partner: the opposite pole, or itself (measurement §6). */
export const complementaryTrait: readonly number[] = traits.map(({ theme, pole }) =>
  traitIndex(theme, pole === '+' ? '-' : pole === '-' ? '+' : '0'),
);

const generalCorrelation = 0.2;
const sameRoleSide = 0.2;
const oppositeRoleSide = -0.06;
const sameTheme = 0.15;
const contrastVariance = 0.36;
const contrastCorrelation = 0.5;

function traitCorrelation(i: number, j: number): number {
  if (i === j) return 1;
  const [first, second] = [traits[i]!, traits[j]!];
  let correlation = generalCorrelation;
  const haveRoleSides = [first, second].every(
    ({ theme, pole }) => pole !== '0' && theme !== 'EXVOY',
  );
  if (haveRoleSides) correlation += first.pole === second.pole ? sameRoleSide : oppositeRoleSide;
  if (first.theme === second.theme) correlation += sameTheme;
  return correlation;
}

/** The 27 x 27 prior covariance (measurement §2.1, provisional): traits of variance 1, contrasts .36, independent of them. */
export function priorCovariance(): number[][] {
  return Array.from({ length: latentCount }, (_, i) =>
    Array.from({ length: latentCount }, (_, j) => {
      if (i < traitCount && j < traitCount) return traitCorrelation(i, j);
      if (i < traitCount || j < traitCount) return 0;
      return i === j ? contrastVariance : contrastVariance * contrastCorrelation;
    }),
  );
}
