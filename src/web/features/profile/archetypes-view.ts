import type { Certainty } from '../../../domain/certainty.ts';
import { formatEstimate, type Estimate } from '../../ui/charts/geometry.ts';
import type { ComputedProfile } from './computed-profile.ts';
import * as words from './words.ts';

interface ArchetypeView {
  readonly key: string;
  readonly name: string;
  /** Describes the role in one sentence. */
  readonly sentence: string;
  readonly estimate: Estimate;
  readonly figure: string;
}

export interface ArchetypesView {
  /** A title such as 'Switch' or 'Between Hunter and Prey'. Null if none is earned. */
  readonly title: string | null;
  /** How sure the title is. Null without one. */
  readonly certainty: Certainty | null;
  /** Highest first. */
  readonly ranked: readonly ArchetypeView[];
}

const nameBeside = ({ key, name }: ArchetypeView): string => words.mildTitles[key]?.[1] ?? name;

export function viewArchetypes({ archetypes }: ComputedProfile): ArchetypesView {
  const ranked = archetypes.ranked.map(({ key, label, sentence, percent, se }) => {
    const estimate = { value: percent, se };
    return { key, name: label, sentence, estimate, figure: formatEstimate(estimate) };
  });
  const named = archetypes.title.flatMap((key) => ranked.filter((row) => row.key === key));
  const rest = { ranked, certainty: archetypes.certainty ?? null };
  const [one, other] = named;
  if (one === undefined) return { ...rest, title: null };
  if (other === undefined) return { ...rest, title: words.mildTitles[one.key]?.[0] ?? one.name };
  return { ...rest, title: words.between(nameBeside(one), nameBeside(other)) };
}
