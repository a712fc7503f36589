/** What the profile screen shows of a profile (measurement §4.1). Pure functions. */

import { factors, polarityThemes } from '../../../domain/themes.ts';
import type { Estimate } from '../../ui/charts/geometry.ts';
import { readArchetypes, type ArchetypesReading } from './archetypes-view.ts';
import type { ComputedProfile } from './computed-profile.ts';
import { readPolarity, type PolarityReading } from './polarity-reading.ts';
import {
  readInterestAreas,
  type AreaReading,
  readThemes,
  type ThemeReading,
} from './themes/theme-view.ts';

export interface FactorReading {
  readonly key: string;
  readonly label: string;
  readonly estimate: Estimate;
}

export interface ProfileReading {
  readonly summary: string;
  /** What the first screen says. */
  readonly portrait: ComputedProfile['portrait'];
  /** How many answers the profile is from, and how they were given. */
  readonly notes: Omit<ComputedProfile['notes'], 'meta' | 'insight'>;
  readonly insight: ComputedProfile['notes']['insight'];
  readonly themes: readonly ThemeReading[];
  readonly polarities: readonly PolarityReading[];
  readonly archetypes: ArchetypesReading;
  readonly areas: readonly AreaReading[];
  readonly factors: readonly FactorReading[];
  /** Whether earlier results are kept, with which the page of results over time compares. */
  readonly hasEarlier: boolean;
}

export function readProfile(profile: ComputedProfile): ProfileReading {
  const { notes, polarities, poles, factors: factorScores } = profile;
  const themes = readThemes(profile);
  return {
    summary: notes.meta,
    portrait: profile.portrait,
    notes,
    insight: notes.insight,
    themes,
    polarities: polarityThemes.map((key) =>
      readPolarity(key, {
        polarity: polarities[key],
        score: profile.dimensions[key].score,
        poles: poles[key],
      }),
    ),
    archetypes: readArchetypes(profile),
    areas: readInterestAreas(themes),
    factors: factors.map((key) => ({
      key,
      label: factorScores[key].label,
      estimate: { value: factorScores[key].score, se: factorScores[key].se },
    })),
    hasEarlier: profile.hasEarlier ?? false,
  };
}
