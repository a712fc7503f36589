import type { CompatibilityLevel } from '../../../../domain/scoring.ts';
import type { Tone } from '../../../ui/tone.ts';

interface LevelText {
  readonly title: string;
  /** The title in a list of all levels. */
  readonly shortTitle: string;
  readonly tone: Tone;
}

/** How the screen shows each level of compatibility. */
export const levelTexts: Readonly<Record<CompatibilityLevel, LevelText>> = {
  'very compatible': { title: 'Very compatible', shortTitle: 'Very compatible', tone: 'good' },
  compatible: { title: 'Compatible', shortTitle: 'Compatible', tone: 'good' },
  'somewhat compatible': { title: 'Somewhat compatible', shortTitle: 'Somewhat', tone: 'medium' },
  'unlikely to be compatible': {
    title: 'Unlikely to be compatible',
    shortTitle: 'Unlikely',
    tone: 'poor',
  },
};
