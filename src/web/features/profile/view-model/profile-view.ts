/** A profile, read: everything the own-profile screen shows, decided here and drawn elsewhere (spec §2, §9; measurement §4.1). */

import {
  themes,
  themeFacts,
  factors,
  legacyDimensionNames,
  poleNames,
  polarityThemes,
  scoreThemes,
  type Theme,
  type PolarityTheme,
} from '../../../../domain/themes.ts';
import { formatEstimate, type Estimate } from '../../../ui/charts/geometry.ts';
import type { RadarAxis } from '../../../ui/charts/radar.tsx';
import {
  isLegacy,
  legacyScoreKeys,
  type ComputedProfile,
  type LegacyKey,
  type LegacyProfile,
  type NewProfile,
} from './computed-profile.ts';
import {
  areaFrom,
  areasShown,
  emphasisOf,
  interestLabel,
  sevenPoint,
  type Emphasis,
  type InterestLabel,
} from './interest.ts';
import { activitiesShown, suggestedActivities, type CategoryCode } from './suggested-activities.ts';

export interface DimensionReading {
  readonly key: CategoryCode;
  readonly name: string;
  /** 0 to 100. */
  readonly score: Estimate;
  readonly seven: number;
  readonly figure: string;
  readonly label: InterestLabel;
  readonly emphasis: Emphasis;
  readonly isTop: boolean;
  /** Absent in the legacy format and in profiles that hold the five scores only. */
  readonly facets: { readonly fantasy: Estimate; readonly activity: Estimate } | null;
}

export interface PolarityReading {
  readonly key: PolarityTheme;
  readonly negative: string;
  readonly positive: string;
  readonly estimate: Estimate;
  /** '{pole} tendency (|value|/100) ±se', letter for letter (spec §2). */
  readonly text: string;
  /** Plain words where the figure is smaller than its error. */
  readonly caution: string | null;
}

export interface AreaReading {
  readonly key: CategoryCode;
  readonly name: string;
  readonly activities: readonly string[];
}

/** The opening sentences, which are set large, and the rest. */
export interface Summary {
  readonly lead: string;
  readonly rest: string;
}

export interface ProfileReading {
  readonly summary: Summary;
  readonly provenance: readonly string[];
  readonly author: string | null;
  /** A text that a language model wrote, where the visitor had one written. */
  readonly insight: {
    readonly text: string;
    readonly model: string;
    readonly writtenDay: string;
  } | null;
  readonly dimensions: readonly DimensionReading[];
  readonly polarities: readonly PolarityReading[];
  readonly areas: readonly AreaReading[];
  readonly factors: readonly {
    readonly key: string;
    readonly label: string;
    readonly estimate: Estimate;
  }[];
}

type Bare = Omit<DimensionReading, 'isTop' | 'label' | 'emphasis'>;

const byScore = (one: Bare, other: Bare): number => other.seven - one.seven;

/** Highest first; the first carries 'TOP' (spec §2). */
const rank = (bare: readonly Bare[]): DimensionReading[] =>
  [...bare].sort(byScore).map((reading, index) => ({
    ...reading,
    isTop: index === 0,
    label: interestLabel(reading.seven),
    emphasis: emphasisOf(reading.seven),
  }));

const newDimension = (key: Theme, score: Estimate, facets: Bare['facets']): Bare => ({
  key,
  name: themeFacts[key].name,
  score,
  seven: sevenPoint(score.value),
  figure: formatEstimate(score),
  facets,
});

function newDimensions({ dimensions, scores }: NewProfile): DimensionReading[] {
  if (dimensions === undefined)
    return rank(
      scoreThemes.map((key) =>
        newDimension(key, { value: scores[key].score, se: scores[key].se }, null),
      ),
    );
  return rank(
    themes.map((key) => {
      const { score, se, fantasy, fantasySe, activity, activitySe } = dimensions[key];
      return newDimension(
        key,
        { value: score, se },
        {
          fantasy: { value: fantasy, se: fantasySe },
          activity: { value: activity, se: activitySe },
        },
      );
    }),
  );
}

function legacyDimensions(profile: LegacyProfile): DimensionReading[] {
  const keys = Object.keys(legacyScoreKeys) as LegacyKey[]; // as: the keys of a literal object
  return rank(
    keys.map((key) => {
      const seven = profile[legacyScoreKeys[key]];
      return {
        key,
        name: legacyDimensionNames[key],
        score: { value: (seven / 7) * 100 },
        seven,
        figure: `${seven.toFixed(1)} of 7`,
        facets: null,
      };
    }),
  );
}

/** Below this intensity a polarity near nought means little interest rather than both sides (measurement §4.1). */
const littleInterest = 20;

export function readPolarity(
  key: PolarityTheme,
  { value, se }: { readonly value: number; readonly se: number },
  intensity?: number,
): PolarityReading {
  const { negative, positive } = poleNames[key];
  const unclear = Math.abs(value) < se;
  const little = unclear && intensity !== undefined && intensity < littleInterest;
  return {
    key,
    negative,
    positive,
    estimate: { value, se },
    text: `${value < 0 ? negative : positive} tendency (${Math.round(Math.abs(value))}/100) ±${Math.round(se)}`,
    caution: little ? 'no clear tendency, little interest' : unclear ? 'no clear tendency' : null,
  };
}

const readAreas = (dimensions: readonly DimensionReading[]): AreaReading[] =>
  dimensions
    .filter(({ seven }) => seven >= areaFrom)
    .slice(0, areasShown)
    .map(({ key, name }) => ({
      key,
      name,
      activities: suggestedActivities(key).slice(0, activitiesShown),
    }));

/** A lead is at least this long, so that a short first sentence does not stand alone. */
const leadLength = 80;

/** Splits after whole sentences only; joined by a space, the two parts are the summary again. */
export function splitSummary(text: string): Summary {
  const sentences = text.split(/(?<=[.!?])\s+/);
  let count = 1;
  while (count < sentences.length && sentences.slice(0, count).join(' ').length < leadLength)
    count += 1;
  return { lead: sentences.slice(0, count).join(' '), rest: sentences.slice(count).join(' ') };
}

function readNew(profile: NewProfile): ProfileReading {
  const { notes, polarities, factors: factorScores } = profile;
  const dimensions = newDimensions(profile);
  return {
    summary: splitSummary(notes.meta),
    provenance: [
      ...(notes.answered === undefined ? [] : [`${notes.answered} answers`]),
      'every figure with its 95 % margin',
      ...(notes.provisional === true ? ['question parameters are provisional'] : []),
    ],
    author: notes.writtenBy === 'rules' ? 'Written by rules, from your scores.' : null,
    insight: notes.insight ?? null,
    dimensions,
    polarities: polarityThemes.map((key) =>
      readPolarity(
        key,
        polarities[key],
        dimensions.find((dimension) => dimension.key === key)?.score.value,
      ),
    ),
    areas: readAreas(dimensions),
    factors:
      factorScores === undefined
        ? []
        : factors.map((key) => ({
            key,
            label: factorScores[key].label,
            estimate: { value: factorScores[key].score, se: factorScores[key].se },
          })),
  };
}

function readLegacy(profile: LegacyProfile): ProfileReading {
  const dimensions = legacyDimensions(profile);
  const provenance = ['an earlier kind of profile: scores from 1 to 7, without margins'];
  return {
    summary: splitSummary(profile.profileSummary),
    provenance,
    author: null,
    insight: null,
    dimensions,
    polarities: [],
    areas: readAreas(dimensions),
    factors: [],
  };
}

export const readProfile = (profile: ComputedProfile): ProfileReading =>
  isLegacy(profile) ? readLegacy(profile) : readNew(profile);

/** The radar's axes: dimensions with both sides, in the order that every profile shares, so that shapes can be compared. */
export function radarAxes(dimensions: readonly DimensionReading[]): RadarAxis[] {
  return themes.flatMap((theme) => {
    const reading = dimensions.find(({ key }) => key === theme);
    if (!reading?.facets) return [];
    const { name, shortName } = themeFacts[theme];
    return [{ key: theme, name, shortName, ...reading.facets }];
  });
}
