/** What the profile screen shows of a profile (measurement §4.1). Pure functions. */

import { factors, polarityThemes } from '../../../domain/themes.ts';
import type { Estimate } from '../../ui/charts/geometry.ts';
import { readArchetypes, type ArchetypesReading } from './archetypes-view.ts';
import {
  isLegacy,
  type ComputedProfile,
  type LegacyProfile,
  type NewProfile,
} from './computed-profile.ts';
import { readPolarity, type PolarityReading } from './polarity-reading.ts';
import {
  readInterestAreas,
  type AreaReading,
  readLegacyThemes,
  readThemes,
  type ThemeReading,
} from './themes/theme-view.ts';
import * as words from './words.ts';

export interface FactorReading {
  readonly key: string;
  readonly label: string;
  readonly estimate: Estimate;
}

export interface ProfileReading {
  readonly summary: string;
  /** What the first screen says; null in the legacy format. */
  readonly portrait: NewProfile['portrait'] | null;
  /** How many answers the profile is from, and how they were given; null in the legacy format. */
  readonly notes: Omit<NewProfile['notes'], 'meta' | 'insight'> | null;
  /** Phrases about the origin of the scores, where no first screen says it. */
  readonly provenance: readonly string[];
  readonly insight: NewProfile['notes']['insight'];
  readonly themes: readonly ThemeReading[];
  readonly polarities: readonly PolarityReading[];
  /** Null in the legacy format. */
  readonly archetypes: ArchetypesReading | null;
  readonly areas: readonly AreaReading[];
  readonly factors: readonly FactorReading[];
  /** Whether earlier results are kept, with which the page of results over time compares. */
  readonly hasEarlier: boolean;
}

function readNewProfile(profile: NewProfile): ProfileReading {
  const { notes, polarities, poles, factors: factorScores } = profile;
  const themes = readThemes(profile);
  return {
    summary: notes.meta,
    portrait: profile.portrait,
    notes,
    provenance: [],
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

function readLegacyProfile(profile: LegacyProfile): ProfileReading {
  const themes = readLegacyThemes(profile);
  return {
    summary: profile.profileSummary,
    portrait: null,
    notes: null,
    provenance: [words.earlierKind],
    insight: null,
    themes,
    polarities: [],
    archetypes: null,
    areas: readInterestAreas(themes),
    factors: [],
    hasEarlier: false,
  };
}

export const readProfile = (profile: ComputedProfile): ProfileReading =>
  isLegacy(profile) ? readLegacyProfile(profile) : readNewProfile(profile);
