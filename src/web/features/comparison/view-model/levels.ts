import type { CompatibilityLevel } from '../../../../domain/scoring.ts';

export type Tone = 'good' | 'medium' | 'poor';

export const levelTones = {
  'very compatible': 'good',
  compatible: 'good',
  'somewhat compatible': 'medium',
  'unlikely to be compatible': 'poor',
} as const satisfies Record<CompatibilityLevel, Tone>;

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
