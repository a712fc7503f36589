/** One archetype for each of the seventeen traits, and three composed of several traits. */

import { isPoled, type PoledTheme, type Theme, themes } from './themes.ts';

/** A pole of a theme ('DS+', 'DS-'), or a theme without poles ('FET0'). */
export type TraitArchetype = `${PoledTheme}${'+' | '-'}` | `${Exclude<Theme, PoledTheme>}0`;
/**
 * SWITCH: the lower of both poles of DS. EXPLORER: the mean of all ten themes. SOFT: sensory and
 * soft play, and its lead over the strongest other theme.
 */
const composedArchetypes = ['SWITCH', 'EXPLORER', 'SOFT'] as const;
export type Archetype = TraitArchetype | (typeof composedArchetypes)[number];

const traitArchetypes = (theme: Theme): TraitArchetype[] =>
  isPoled(theme) ? [`${theme}+`, `${theme}-`] : [`${theme}0`];

export const archetypes: readonly Archetype[] = [
  ...themes.flatMap(traitArchetypes),
  ...composedArchetypes,
];
