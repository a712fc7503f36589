/** One archetype for each of the seventeen traits, and three composed of several traits. */

import type { PoledTheme, Theme } from './themes.ts';
import { archetypeWords } from './words.ts';

/** A pole of a theme ('DS+', 'DS-'), or a theme without poles ('FET0'). */
export type TraitArchetype = `${PoledTheme}${'+' | '-'}` | `${Exclude<Theme, PoledTheme>}0`;
/**
 * SWITCH: the lower of both poles of DS. EXPLORER: the mean of all ten themes. SOFT: sensory and
 * soft play, and its lead over the strongest other theme.
 */
type ComposedArchetype = 'SWITCH' | 'EXPLORER' | 'SOFT';
export type Archetype = TraitArchetype | ComposedArchetype;

interface ArchetypeFacts {
  readonly name: string;
  /** A sentence about the likes of this archetype. */
  readonly sentence: string;
}

export const archetypeFacts: Readonly<Record<Archetype, ArchetypeFacts>> = archetypeWords;

// as: keys of a complete record
export const archetypes = Object.keys(archetypeFacts) as readonly Archetype[];
