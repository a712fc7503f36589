/** One archetype for each of the seventeen traits, and three that several traits make up. */

import type { PoledTheme, Theme } from './themes.ts';

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
  /** What a person of this archetype likes. */
  readonly sentence: string;
}

export const archetypeFacts: Readonly<Record<Archetype, ArchetypeFacts>> = {
  'DS+': { name: 'Dominant', sentence: 'Likes to take the lead, and to be trusted with it.' },
  'DS-': { name: 'Submissive', sentence: 'Likes to hand over control to someone they trust.' },
  'SM+': { name: 'Sadist', sentence: 'Likes to give intense sensation to a partner who wants it.' },
  'SM-': { name: 'Masochist', sentence: 'Likes to feel intense sensation.' },
  'BOND+': { name: 'Rigger', sentence: 'Likes to tie or hold a partner.' },
  'BOND-': { name: 'Rope bunny', sentence: 'Likes to be tied or held.' },
  'EXVOY+': { name: 'Exhibitionist', sentence: 'Likes to be seen by people who want to look.' },
  'EXVOY-': { name: 'Voyeur', sentence: 'Likes to watch people who want to be seen.' },
  FET0: { name: 'Fetishist', sentence: 'Likes a particular material, garment or detail.' },
  'HUMIL+': { name: 'Degrader', sentence: 'Likes to embarrass a partner who enjoys it.' },
  'HUMIL-': { name: 'Degradee', sentence: 'Likes to be embarrassed, within agreed words.' },
  'PRIMAL+': { name: 'Hunter', sentence: 'Likes to chase and catch.' },
  'PRIMAL-': { name: 'Prey', sentence: 'Likes to be chased and caught.' },
  'ROLE+': { name: 'Caregiver', sentence: 'Likes to look after a partner.' },
  'ROLE-': {
    name: 'Little',
    sentence: 'Likes to be looked after, as an adult, without having to decide.',
  },
  ENM0: { name: 'Non-monogamist', sentence: 'Likes to leave room for more than one partner.' },
  SENS0: { name: 'Sensualist', sentence: 'Likes to take time over touch, warmth and texture.' },
  SWITCH: { name: 'Switch', sentence: 'Likes to lead and to follow, by turns.' },
  EXPLORER: { name: 'Explorer', sentence: 'Likes to try a little of nearly everything.' },
  SOFT: { name: 'Soft touch', sentence: 'Likes tender, sensory play best.' },
};

// as: keys of a complete record
export const archetypes = Object.keys(archetypeFacts) as readonly Archetype[];
