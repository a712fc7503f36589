import { archetypeFacts, type Archetype } from '../../../../domain/archetypes.ts';
import { formatEstimate, type Estimate } from '../../../ui/charts/geometry.ts';
import type { NewProfile } from './reply/computed-profile.ts';

export interface ArchetypeReading {
  readonly key: Archetype;
  readonly name: string;
  /** What a person of this archetype likes to do, such as 'lead and follow, by turns'. */
  readonly likes: string;
  readonly estimate: Estimate;
  /** The percent as text, with its margin. */
  readonly figure: string;
}

export interface ArchetypesReading {
  /** A title such as 'Switch', or 'Between Hunter and Prey'. Null if none is earned. */
  readonly title: string | null;
  /** What the archetypes of the title like, in a sentence. Null without a title. */
  readonly titleLikes: string | null;
  /** Highest first. */
  readonly ranked: readonly ArchetypeReading[];
}

/** Formats the archetypes that name a person (meaning §8). */
function formatTitle([one, other]: readonly Archetype[]): string | null {
  if (one === undefined) return null;
  const { name } = archetypeFacts[one];
  return other === undefined ? name : `Between ${name} and ${archetypeFacts[other].name}`;
}

function formatLikes([one, other]: readonly Archetype[]): string | null {
  if (one === undefined) return null;
  const { likes } = archetypeFacts[one];
  return other === undefined
    ? `Likes to ${likes}.`
    : `One likes to ${likes}; the other, to ${archetypeFacts[other].likes}.`;
}

/** Returns null for a profile from before there were archetypes. */
export function readArchetypes({ archetypes }: NewProfile): ArchetypesReading | null {
  if (archetypes === undefined) return null;
  const { title, ranked } = archetypes;
  return {
    title: formatTitle(title),
    titleLikes: formatLikes(title),
    ranked: ranked.map(({ key, percent, se }) => {
      const estimate = { value: percent, se };
      return { key, ...archetypeFacts[key], estimate, figure: formatEstimate(estimate) };
    }),
  };
}
