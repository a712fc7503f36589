/** Prepares a profile for the profile screen (measurement §4.1). Pure functions. */

import { factors, polarityThemes } from '../../../domain/themes.ts';
import type { Estimate } from '../../ui/charts/geometry.ts';
import { viewArchetypes, type ArchetypesView } from './archetypes-view.ts';
import type { ComputedProfile } from './computed-profile.ts';
import { viewPolarity, type PolarityView } from './polarity-view.ts';
import {
  viewInterestAreas,
  type AreaView,
  viewThemes,
  type ThemeView,
} from './themes/theme-view.ts';

export interface FactorView {
  readonly key: string;
  readonly label: string;
  readonly estimate: Estimate;
}

export interface ProfileView {
  readonly summary: string;
  readonly portrait: ComputedProfile['portrait'];
  /** The number of answers, and the answering style. */
  readonly notes: Omit<ComputedProfile['notes'], 'meta' | 'insight'>;
  readonly insight: ComputedProfile['notes']['insight'];
  readonly themes: readonly ThemeView[];
  readonly polarities: readonly PolarityView[];
  readonly archetypes: ArchetypesView;
  readonly areas: readonly AreaView[];
  readonly factors: readonly FactorView[];
  /** Whether earlier results exist for the page of results over time. */
  readonly hasEarlier: boolean;
}

export function viewProfile(profile: ComputedProfile): ProfileView {
  const { notes, polarities, poles, factors: factorScores } = profile;
  const themes = viewThemes(profile);
  return {
    summary: notes.meta,
    portrait: profile.portrait,
    notes,
    insight: notes.insight,
    themes,
    polarities: polarityThemes.map((key) =>
      viewPolarity(key, {
        polarity: polarities[key],
        score: profile.dimensions[key].score,
        poles: poles[key],
      }),
    ),
    archetypes: viewArchetypes(profile),
    areas: viewInterestAreas(themes),
    factors: factors.map((key) => ({
      key,
      label: factorScores[key].label,
      estimate: { value: factorScores[key].score, se: factorScores[key].se },
    })),
    hasEarlier: profile.hasEarlier ?? false,
  };
}
