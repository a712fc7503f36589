/**
 * The latent vector: 17 pole traits, then one facet contrast for each of 10 themes (measurement
 * §2).
 */

import { isPoled, record, themes, type Theme } from '../facts/themes.ts';

/** The pole that an item measures. An unpoled theme has the single pole '0'. */
export type Pole = '+' | '-' | '0';
/** F: the item is worded as a fantasy; A: as an activity. */
export type Facet = 'F' | 'A';

/** The 17 pole traits in the order of the latent vector: theme by theme, positive pole first. */
export const traits: readonly { readonly theme: Theme; readonly pole: Pole }[] = themes.flatMap(
  (theme) => {
    const poles: readonly Pole[] = isPoled(theme) ? ['+', '-'] : ['0'];
    return poles.map((pole) => ({ theme, pole }));
  },
);
export const traitCount: number = traits.length;
/** The traits and one contrast (fantasy minus activity) per theme. */
export const latentCount: number = traits.length + themes.length;

/** Throws a RangeError if the theme does not have this pole. */
export function traitIndex(theme: Theme, pole: Pole): number {
  const index = traits.findIndex((trait) => trait.theme === theme && trait.pole === pole);
  if (index < 0) throw new RangeError(`Theme ${theme} has no pole ${pole}.`);
  return index;
}

export function contrastIndex(theme: Theme): number {
  return traitCount + themes.indexOf(theme);
}

/** First the positive pole, then the negative one; a single trait in an unpoled theme. */
export const themeTraits: Readonly<Record<Theme, readonly number[]>> = record(themes, (theme) =>
  traits.flatMap((trait, index) => (trait.theme === theme ? [index] : [])),
);

/**
 * The trait that a partner has to meet: the opposite pole, or the same trait if unpoled
 * (measurement §6).
 */
export const complementaryTrait: readonly number[] = traits.map(({ theme, pole }) =>
  traitIndex(theme, pole === '+' ? '-' : pole === '-' ? '+' : '0'),
);
