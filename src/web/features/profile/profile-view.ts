/** Prepares a profile for the profile screen (measurement §4.1). Pure functions. */

import { type Factor, factors, factorThemes, polarityThemes } from '../../../domain/themes.ts';
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

interface FactorView {
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
  /** Whether the way of scoring has changed since the last sight. */
  readonly isRescored: boolean;
  /** Whether a program gave the answers. */
  readonly isRandom: boolean;
}

export function viewProfile(profile: ComputedProfile): ProfileView {
  const { notes, poles, factors: factorScores, tooFewAnswers } = profile;
  const themes = viewThemes(profile);
  const polarities = polarityThemes.map((key) =>
    viewPolarity(key, {
      isThin: tooFewAnswers.includes(key),
      polarity: profile.polarities[key],
      score: profile.dimensions[key].score,
      poles: poles[key],
    }),
  );
  const isTold = (factor: Factor): boolean =>
    !factorThemes[factor].every((theme) => tooFewAnswers.includes(theme));
  return {
    summary: notes.meta,
    portrait: profile.portrait,
    notes,
    insight: notes.insight,
    themes,
    polarities,
    archetypes: viewArchetypes(profile),
    areas: viewInterestAreas(themes, findSides(polarities, profile.portrait)),
    factors: factors.filter(isTold).map((key) => ({
      key,
      label: factorScores[key].label,
      estimate: { value: factorScores[key].score, se: factorScores[key].se },
    })),
    hasEarlier: profile.hasEarlier ?? false,
    isRescored: profile.isRescored ?? false,
    isRandom: profile.synthetic ?? false,
  };
}

type DecidedSides = Parameters<typeof viewInterestAreas>[1];

/** The decided sides of the bars, and of the line, which also has one for bondage. */
function findSides(
  polarities: readonly PolarityView[],
  { traits }: ComputedProfile['portrait'],
): DecidedSides {
  const ofBars = polarities.flatMap(({ key, stand }) =>
    'side' in stand ? [[key, stand.side] as const] : [],
  );
  const ofLine = traits.flatMap(({ theme, side }) =>
    side === 'positive' || side === 'negative' ? [[theme, side] as const] : [],
  );
  return Object.fromEntries([...ofLine, ...ofBars]);
}
