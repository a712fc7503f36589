/**
 * The latent vector: 17 pole traits, then one facet contrast for each of 10 themes (measurement
 * §2).
 */

import { poledThemes, record, themes, type Theme } from '../../domain/themes.ts';

/** An unpoled theme has the single pole '0'. */
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
/** 27: the traits and one contrast (fantasy minus activity) per theme. */
export const latentCount: number = traits.length + themes.length;

export function isPoled(theme: Theme): boolean {
  return (poledThemes as readonly Theme[]).includes(theme);
}

/**
 * The index of a pole trait in the latent vector, 0..16. RangeError if the theme lacks the pole.
 */
export function traitIndex(theme: Theme, pole: Pole): number {
  const index = traits.findIndex((trait) => trait.theme === theme && trait.pole === pole);
  if (index < 0) throw new RangeError(`Theme ${theme} has no pole ${pole}.`);
  return index;
}

/** The index of a theme's facet contrast in the latent vector, 17..26. */
export function contrastIndex(theme: Theme): number {
  return traitCount + themes.indexOf(theme);
}

/** The traits of a theme: [positive, negative], or a single one if it is unpoled. */
export const themeTraits: Readonly<Record<Theme, readonly number[]>> = record(themes, (theme) =>
  traits.flatMap((trait, index) => (trait.theme === theme ? [index] : [])),
);

/**
 * For each trait the complementary one in a partner: the opposite pole, or the same trait if the
 * theme is unpoled (measurement §6).
 */
export const complementaryTrait: readonly number[] = traits.map(({ theme, pole }) =>
  traitIndex(theme, pole === '+' ? '-' : pole === '-' ? '+' : '0'),
);
