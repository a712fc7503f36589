import type { Reply } from '../../../contract/endpoints.ts';
import { type CompatibilityLevel, compatibilityLevels } from '../../../domain/scoring.ts';
import { record } from '../../../domain/themes.ts';
import type { Tone } from '../../ui/theme/tone.ts';
import type { PairSubject } from '../share-image/share-image.ts';
import * as words from './words.ts';

export type Comparison = Reply<'compareProfiles'>;
export type SharedActivity = Comparison['sharedActivities'][number];
/** A shared activity as the page shows it. */
export type Activity = Omit<SharedActivity, 'category' | 'theme' | 'pole'>;

interface LevelText {
  readonly title: string;
  readonly shortTitle: string;
  readonly tone: Tone;
}

const tones = {
  'very compatible': 'good',
  compatible: 'good',
  'somewhat compatible': 'medium',
  'unlikely to be compatible': 'poor',
} as const satisfies Record<CompatibilityLevel, Tone>;

export const levelTexts: Readonly<Record<CompatibilityLevel, LevelText>> = record(
  compatibilityLevels,
  (level) => ({
    title: words.levels[level],
    shortTitle: words.shortLevels[level],
    tone: tones[level],
  }),
);

export const toneColours = {
  good: 'text-good',
  medium: 'text-medium',
  poor: 'text-poor',
} as const satisfies Record<Tone, string>;

export type LevelRange = Comparison['detail']['levelRange'];

/** Returns the level, or the levels from the lowest to the highest that is named. */
export function describeLevels({ lowest, highest }: LevelRange): string {
  if (lowest === highest) return words.levels[lowest];
  const place = (level: CompatibilityLevel): number => compatibilityLevels.indexOf(level);
  return place(highest) - place(lowest) === 1
    ? words.levelBetween(lowest, highest)
    : words.levelsFrom(lowest, highest);
}

type Fit = Pick<Comparison, 'compatibilityLevel' | 'compatibilityScore'> & {
  readonly levelRange: LevelRange;
};

/**
 * Selects the content of a pair picture: the levels, the shared titles and the compatibility as an
 * area, but neither person's scores.
 */
export function viewPairSubject(
  { compatibilityLevel, compatibilityScore, levelRange }: Fit,
  shared: readonly string[],
): PairSubject {
  const { tone } = levelTexts[compatibilityLevel];
  return { level: describeLevels(levelRange), tone, overlap: compatibilityScore / 100, shared };
}
