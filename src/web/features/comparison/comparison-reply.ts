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

type Fit = Pick<Comparison, 'compatibilityLevel' | 'compatibilityScore'>;

/**
 * Selects the content of a pair picture: the level, the shared titles and the compatibility as an
 * area, but neither person's scores.
 */
export function viewPairSubject(
  { compatibilityLevel, compatibilityScore }: Fit,
  shared: readonly string[],
): PairSubject {
  const { title, tone } = levelTexts[compatibilityLevel];
  return { level: title, tone, overlap: compatibilityScore / 100, shared };
}
