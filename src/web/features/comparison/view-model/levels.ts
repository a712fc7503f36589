import type { CompatibilityLevel } from '../../../../domain/scoring.ts';
import type { Tone } from '../../../ui/tone.ts';

interface LevelText {
  readonly title: string;
  readonly tone: Tone;
}

/** How the screen shows each level of compatibility. */
export const levelTexts: Readonly<Record<CompatibilityLevel, LevelText>> = {
  'very compatible': { title: 'Very compatible', tone: 'good' },
  compatible: { title: 'Compatible', tone: 'good' },
  'somewhat compatible': { title: 'Somewhat compatible', tone: 'medium' },
  'unlikely to be compatible': { title: 'Unlikely to be compatible', tone: 'poor' },
};
