import { suggestedActivities, type ProfileTheme } from './suggested-activities.ts';
import type { ThemeReading } from './theme-readings.ts';

export interface AreaReading {
  readonly key: ProfileTheme;
  readonly name: string;
  readonly activities: readonly string[];
}

/** The lowest score of an area, and how many areas and activities are shown (spec §9). */
const minSevenPoint = 5;
const maxAreas = 3;
const maxActivities = 3;

export const readInterestAreas = (themes: readonly ThemeReading[]): AreaReading[] =>
  themes
    .filter(({ sevenPoint }) => sevenPoint >= minSevenPoint)
    .slice(0, maxAreas)
    .map(({ key, name }) => ({
      key,
      name,
      activities: suggestedActivities(key).slice(0, maxActivities),
    }));
