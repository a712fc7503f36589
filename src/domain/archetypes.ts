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
  /** What a person of this archetype likes, after "You" or "Likes to". */
  readonly likes: string;
}

export const archetypeFacts: Readonly<Record<Archetype, ArchetypeFacts>> = {
  'DS+': { name: 'Dominant', likes: 'take the lead and be trusted with it' },
  'DS-': { name: 'Submissive', likes: 'hand over control to someone they trust' },
  'SM+': { name: 'Sadist', likes: 'give intense sensation to a partner who wants it' },
  'SM-': { name: 'Masochist', likes: 'feel intense sensation' },
  'BOND+': { name: 'Rigger', likes: 'tie or hold a partner' },
  'BOND-': { name: 'Rope bunny', likes: 'be tied or held' },
  'EXVOY+': { name: 'Exhibitionist', likes: 'be seen by people who want to look' },
  'EXVOY-': { name: 'Voyeur', likes: 'watch people who want to be seen' },
  FET0: { name: 'Fetishist', likes: 'enjoy a particular material, garment or detail' },
  'HUMIL+': { name: 'Degrader', likes: 'embarrass a partner who enjoys it' },
  'HUMIL-': { name: 'Degradee', likes: 'be embarrassed, within agreed words' },
  'PRIMAL+': { name: 'Hunter', likes: 'chase and catch' },
  'PRIMAL-': { name: 'Prey', likes: 'be chased and caught' },
  'ROLE+': { name: 'Caregiver', likes: 'look after a partner' },
  'ROLE-': { name: 'Little', likes: 'be looked after, as an adult, without having to decide' },
  ENM0: { name: 'Non-monogamist', likes: 'leave room for more than one partner' },
  SENS0: { name: 'Sensualist', likes: 'take time over touch, warmth and texture' },
  SWITCH: { name: 'Switch', likes: 'lead and follow, by turns' },
  EXPLORER: { name: 'Explorer', likes: 'try a little of nearly everything' },
  SOFT: { name: 'Soft touch', likes: 'keep to tender, sensory play' },
};

// as: keys of a complete record
export const archetypes = Object.keys(archetypeFacts) as readonly Archetype[];
