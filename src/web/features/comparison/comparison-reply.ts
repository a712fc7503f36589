import type { Reply } from '../../../contract/endpoints.ts';
import { type CompatibilityLevel, compatibilityLevels } from '../../../domain/scoring.ts';
import { record } from '../../../domain/themes.ts';
import type { Tone } from '../../ui/theme/tone.ts';
import * as words from './words.ts';

export type Comparison = Reply<'compareProfiles'>;
export type SharedActivity = Comparison['sharedActivities'][number];
/** A shared activity without the group under which a comparison lists it. */
export type Activity = Omit<SharedActivity, 'category'>;

interface LevelText {
  readonly title: string;
  /** The title in a list of all levels. */
  readonly shortTitle: string;
  readonly tone: Tone;
}

const tones = {
  'very compatible': 'good',
  compatible: 'good',
  'somewhat compatible': 'medium',
  'unlikely to be compatible': 'poor',
} as const satisfies Record<CompatibilityLevel, Tone>;

/** How the screen shows each level of compatibility. */
export const levelTexts: Readonly<Record<CompatibilityLevel, LevelText>> = record(
  compatibilityLevels,
  (level) => ({
    title: words.levels[level],
    shortTitle: words.shortLevels[level],
    tone: tones[level],
  }),
);
