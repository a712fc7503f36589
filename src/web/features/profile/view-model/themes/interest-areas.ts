import { interestAreas } from '../../../../../domain/interest.ts';
import type { ProfileTheme } from './profile-theme.ts';
import type { ThemeReading } from './theme-readings.ts';
import { suggestedActivities } from './words.ts';

export interface AreaReading {
  readonly key: ProfileTheme;
  readonly name: string;
  readonly activities: readonly string[];
}

/** The number of activities that an area shows (spec §9). */
const maxActivities = 3;

export const readInterestAreas = (themes: readonly ThemeReading[]): AreaReading[] =>
  themes
    .filter(({ sevenPoint }) => sevenPoint >= interestAreas.minSevenPoint)
    .slice(0, interestAreas.maxCount)
    .map(({ key, name }) => ({
      key,
      name,
      activities: suggestedActivities[key].slice(0, maxActivities),
    }));
