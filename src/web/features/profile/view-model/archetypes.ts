import { formatEstimate, type Estimate } from '../../../ui/charts/geometry.ts';
import type { NewProfile } from './reply/computed-profile.ts';

export interface ArchetypeReading {
  readonly key: string;
  readonly name: string;
  /** What a person of this archetype likes to do, such as 'lead and follow, by turns'. */
  readonly likes: string;
  readonly estimate: Estimate;
  /** The percent as text, with its margin. */
  readonly figure: string;
}

export interface ArchetypesReading {
  /** A title such as 'Switch' or 'Between Hunter and Prey'. Null if none is earned. */
  readonly title: string | null;
  /** What the archetypes of the title like, in a sentence. Null without a title. */
  readonly titleLikes: string | null;
  /** Highest first. */
  readonly ranked: readonly ArchetypeReading[];
}

/** Returns null for a profile from before there were archetypes (measurement §4.3). */
export function readArchetypes({ archetypes }: NewProfile): ArchetypesReading | null {
  if (archetypes === undefined) return null;
  const ranked = archetypes.ranked.map(({ key, label, likes, percent, se }) => {
    const estimate = { value: percent, se };
    return { key, name: label, likes, estimate, figure: formatEstimate(estimate) };
  });
  const [one, other] = archetypes.title.flatMap((key) => ranked.filter((row) => row.key === key));
  if (one === undefined) return { title: null, titleLikes: null, ranked };
  if (other === undefined) return { title: one.name, titleLikes: `Likes to ${one.likes}.`, ranked };
  return {
    title: `Between ${one.name} and ${other.name}`,
    titleLikes: `One likes to ${one.likes}; the other, to ${other.likes}.`,
    ranked,
  };
}
