/** Prepares a shared reading for the screen. Pure functions. */

import { phraseTitle } from '../../../domain/activity-groups.ts';
import type { Theme } from '../../../domain/themes.ts';
import type { CommonStrength } from '../../../domain/together.ts';
import { viewPairSubject } from '../comparison/comparison.ts';
import type { SharedReading } from './reading-view.ts';
import * as words from './words.ts';

export interface GroundRow {
  readonly theme: Theme;
  readonly title: string;
  readonly strength: CommonStrength;
}

export function viewResult(result: SharedReading) {
  const { commonGround, interests } = result;
  const ground = commonGround.map(({ theme, strength }): GroundRow => ({
    theme,
    title: phraseTitle(theme),
    strength,
  }));
  const groups = ground
    .map(({ theme, title }) => ({
      title,
      activities: interests.filter((interest) => interest.theme === theme),
    }))
    .filter(({ activities }) => activities.length > 0);
  /** A fantasy whose activity is there too is said once. */
  const named = groups.map(({ title, activities }) => ({
    title,
    activities: activities.filter(({ isRepeated }) => !isRepeated),
  }));
  return {
    lead: describeGround(ground),
    ground,
    groups,
    named,
    unnamed: ground.filter(({ theme }) => !interests.some((interest) => interest.theme === theme)),
    pair: viewPairSubject(
      result,
      ground.map(({ title }) => title),
    ),
  };
}

function describeGround(ground: readonly GroundRow[]): string {
  const [first] = ground;
  if (!first) return words.differentTastes;
  return words.youMeet[first.theme];
}
