/** A comparison, read: levels, differences and groups as the specification's tables have them (spec §2, §9; decisions D5). */

import type { Reply } from '../../../../contract/endpoints.ts';
import type { CompatibilityLevel } from '../../../../domain/scoring.ts';
import type { ActivityGroup, ComparedDimension } from '../../../../domain/themes.ts';
import type { Estimate } from '../../../ui/charts/geometry.ts';

export type Comparison = Reply<'compareProfiles'>;
export type SharedActivity = Comparison['sharedActivities'][number];
export type Tone = 'good' | 'medium' | 'poor';

export const levelTones = {
  'very compatible': 'good',
  compatible: 'good',
  'somewhat compatible': 'medium',
  'unlikely to be compatible': 'poor',
} as const satisfies Record<CompatibilityLevel, Tone>;

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const deltas = [
  { to: 15, tone: 'good', word: 'close' },
  { to: 30, tone: 'medium', word: 'apart' },
  { to: Infinity, tone: 'poor', word: 'far apart' },
] as const;

export interface Delta {
  readonly size: number;
  readonly tone: Tone;
  readonly word: string;
}

/** Of the figures as they are shown, so that the sum on the page is right. */
export function deltaOf(mine: number, theirs: number): Delta {
  const size = Math.abs(Math.round(mine) - Math.round(theirs));
  const { tone, word } = deltas.find(({ to }) => size <= to) ?? deltas[2];
  return { size, tone, word };
}

interface RowRule {
  readonly code: string;
  readonly label: string;
  readonly mine: ComparedDimension;
  readonly theirs: ComparedDimension;
}

export interface PairReading {
  readonly label: string;
  readonly mine: Estimate;
  readonly theirs: Estimate;
  readonly delta: Delta;
}

/** 'DS/SM' sets my DS against their SM; the others set like against like (spec §2). */
const rows = [
  { code: 'DS/SM', label: 'Your Dom ↔ Their Sub', mine: 'ds', theirs: 'sm' },
  { code: 'VE', label: 'Voyeurism & Exhibitionism', mine: 've', theirs: 've' },
  { code: 'FET', label: 'Fetishism', mine: 'fet', theirs: 'fet' },
  { code: 'ENM', label: 'Ethical Non-Monogamy', mine: 'enm', theirs: 'enm' },
] as const satisfies readonly RowRule[];

/** The other direction of the first row: whoever prefers to follow would find little in it otherwise. */
const reverse = {
  code: 'SM/DS',
  label: 'Your Sub ↔ Their Dom',
  mine: 'sm',
  theirs: 'ds',
} as const satisfies RowRule;

export interface RowReading extends PairReading {
  readonly code: string;
  readonly reverse: PairReading | null;
}

function readPair(
  { profile1, profile2 }: Comparison,
  { label, mine, theirs }: RowRule,
): PairReading {
  const one = profile1.dimensions[mine];
  const other = profile2.dimensions[theirs];
  return {
    label,
    mine: { value: one.dimension, se: one.se },
    theirs: { value: other.dimension, se: other.se },
    delta: deltaOf(one.dimension, other.dimension),
  };
}

export const readRows = (comparison: Comparison): RowReading[] =>
  rows.map((rule) => ({
    ...readPair(comparison, rule),
    code: rule.code,
    reverse: rule.code === 'DS/SM' ? readPair(comparison, reverse) : null,
  }));

const groups = [
  { title: 'Dominance / Submission', categories: ['DS', 'SM'] },
  { title: 'Voyeurism & Exhibitionism', categories: ['VE'] },
  { title: 'Fetishism', categories: ['FET'] },
  { title: 'Ethical Non-Monogamy', categories: ['ENM'] },
] as const satisfies readonly {
  readonly title: string;
  readonly categories: readonly ActivityGroup[];
}[];

/** At most 4 a group (spec §9). */
const shownPerGroup = 4;

export interface GroupReading {
  readonly title: string;
  readonly activities: readonly SharedActivity[];
}

/** Groups that hold something, each with its first four. */
export const readGroups = ({ sharedActivities }: Comparison): GroupReading[] =>
  groups
    .map(({ title, categories }) => ({
      title,
      activities: sharedActivities
        .filter(({ category }) => (categories as readonly ActivityGroup[]).includes(category))
        .slice(0, shownPerGroup), // as: widens, for includes
    }))
    .filter(({ activities }) => activities.length > 0);

export type ActivityForm = 'both-sides' | 'same' | 'two-sides';

/** The three ways an activity is shown, the first that fits (spec §2). */
export function formOf({ isMutualComplementary, isSameQuestion }: SharedActivity): ActivityForm {
  if (isMutualComplementary) return 'both-sides';
  return isSameQuestion ? 'same' : 'two-sides';
}
