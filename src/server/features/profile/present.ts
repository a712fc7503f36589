/** What leaves the server of a profile: the owner's view and the public one (spec §3, decisions D1, D3). */

import type { Reply } from '../../../contract/endpoints.ts';
import {
  type Theme,
  themes,
  themeFacts,
  factors,
  factorNames,
  polarityThemes,
  scoreThemes,
} from '../../../domain/themes.ts';
import type { Profile, ResponseQuality } from '../../../psychometrics/index.ts';
import { summarise } from './summary.ts';

/** Interest areas (spec §9): at least 5 on the 1-7 scale, which is the score divided by 100, times 7. */
const areaThreshold = 5;
const areasShown = 3;

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>; // as: one entry for each key
}

function publicDimension(
  profile: Profile,
  key: Theme,
): Reply<'publicProfile'>['dimensions'][Theme] {
  const { fantasy, activity } = profile.dimensions[key];
  return {
    label: themeFacts[key].name,
    fantasy: fantasy.value,
    fantasySe: fantasy.se,
    activity: activity.value,
    activitySe: activity.se,
  };
}

export function presentPublicProfile(profile: Profile, shareCode: string): Reply<'publicProfile'> {
  return { shareCode, dimensions: record(themes, (key) => publicDimension(profile, key)) };
}

export type Insight = NonNullable<Reply<'computeProfile'>['notes']['insight']>;

interface OwnProfile {
  readonly profile: Profile;
  readonly quality: ResponseQuality;
  /** Of the model. */
  readonly version: string;
  readonly insight: Insight | null;
}

export function presentProfile({
  profile,
  quality,
  version,
  insight,
}: OwnProfile): Reply<'computeProfile'> {
  const score = (key: Theme): { score: number; se: number } => ({
    score: profile.scores[key].value,
    se: profile.scores[key].se,
  });
  return {
    scores: record(scoreThemes, score),
    polarities: record(polarityThemes, (key) => profile.polarities[key]),
    notes: {
      meta: summarise(profile, quality),
      answered: profile.answered,
      provisional: profile.provisional,
      writtenBy: 'rules',
      quality: { flags: quality.flags, notes: quality.notes },
      insight,
    },
    dimensions: record(themes, (key) => ({
      ...publicDimension(profile, key),
      ...score(key),
    })),
    factors: record(factors, (key) => ({
      label: factorNames[key],
      score: profile.factors[key].value,
      se: profile.factors[key].se,
    })),
    areas: themes
      .filter((key) => (profile.scores[key].value / 100) * 7 >= areaThreshold)
      .sort((a, b) => profile.scores[b].value - profile.scores[a].value)
      .slice(0, areasShown),
    model: { version },
  };
}
