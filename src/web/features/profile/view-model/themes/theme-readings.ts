import { interestLabel, toSevenPoint, type InterestLabel } from '../../../../../domain/interest.ts';
import {
  legacyDimensionNames,
  scoreThemes,
  themeFacts,
  themes,
  type Theme,
} from '../../../../../domain/themes.ts';
import { formatEstimate, type Estimate } from '../../../../ui/charts/geometry.ts';
import {
  legacyScoreKeys,
  type LegacyKey,
  type LegacyProfile,
  type NewProfile,
} from '../reply/computed-profile.ts';
import { readEmphasis, type Emphasis } from './emphasis.ts';
import type { ProfileTheme } from './suggested-activities.ts';

export interface ThemeReading {
  readonly key: ProfileTheme;
  readonly name: string;
  /** From 0 to 100. */
  readonly score: Estimate;
  /** The score on the scale from 1 to 7. */
  readonly sevenPoint: number;
  /** The score as text, with its margin. */
  readonly figure: string;
  readonly label: InterestLabel;
  readonly emphasis: Emphasis;
  /** Whether the theme has the highest score (spec §2). */
  readonly isTop: boolean;
  /** Whether the theme stands out against reference people (measurement §4.2). */
  readonly standsOut: boolean;
  /** Null in the legacy format and in profiles that hold only the five scores. */
  readonly facets: { readonly fantasy: Estimate; readonly activity: Estimate } | null;
}

type UnrankedTheme = Omit<ThemeReading, 'isTop' | 'standsOut' | 'label' | 'emphasis'>;

/** Sorts the themes by score, highest first, and marks the first one as 'TOP' (spec §2). */
const rankThemes = (
  unranked: readonly UnrankedTheme[],
  standsOut: Theme | null = null,
): ThemeReading[] =>
  unranked
    .toSorted((one, other) => other.sevenPoint - one.sevenPoint)
    .map((theme, index) => ({
      ...theme,
      isTop: index === 0,
      standsOut: theme.key === standsOut,
      label: interestLabel(theme.sevenPoint),
      emphasis: readEmphasis(theme.sevenPoint),
    }));

const readTheme = (key: Theme, score: Estimate, facets: ThemeReading['facets']): UnrankedTheme => ({
  key,
  name: themeFacts[key].name,
  score,
  sevenPoint: toSevenPoint(score.value),
  figure: formatEstimate(score),
  facets,
});

/** Reads all ten themes, or only the five in `scores` if the profile has no `dimensions`. */
export function readThemes({ dimensions, scores, standsOut }: NewProfile): ThemeReading[] {
  if (dimensions === undefined)
    return rankThemes(
      scoreThemes.map((key) =>
        readTheme(key, { value: scores[key].score, se: scores[key].se }, null),
      ),
    );
  return rankThemes(
    themes.map((key) => {
      const { score, se, fantasy, fantasySe, activity, activitySe } = dimensions[key];
      const facets = {
        fantasy: { value: fantasy, se: fantasySe },
        activity: { value: activity, se: activitySe },
      };
      return readTheme(key, { value: score, se }, facets);
    }),
    standsOut ?? null,
  );
}

/**
 * Reads a profile in the legacy format, whose scores range from 1 to 7 and have no standard errors
 * (spec §3). For the charts, a score is converted to a percentage of 7.
 */
export function readLegacyThemes(profile: LegacyProfile): ThemeReading[] {
  const keys = Object.keys(legacyScoreKeys) as LegacyKey[]; // as: keys of a literal object
  return rankThemes(
    keys.map((key) => {
      const sevenPoint = profile[legacyScoreKeys[key]];
      return {
        key,
        name: legacyDimensionNames[key],
        score: { value: (sevenPoint / 7) * 100 },
        sevenPoint,
        figure: `${sevenPoint.toFixed(1)} of 7`,
        facets: null,
      };
    }),
  );
}
