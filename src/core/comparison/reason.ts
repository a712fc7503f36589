/**
 * Explains a comparison in sentences that name themes but no answer (measurement §6). A side is
 * named only if both people want it.
 */

import type { Reply } from '../../contract/endpoints.ts';
import type { Translation } from '../../domain/locales.ts';
import { isPoled } from '../../domain/themes.ts';
import type { Contributions, LevelCap } from '../../psychometrics/index.ts';
import type * as english from './words.ts';

export type ComparisonWords = Translation<typeof english>;

/** `cap` says why the level is lower than the closeness of the two alone would make it. */
export function describeReason(
  contributions: Contributions,
  cap: LevelCap | null,
  words: ComparisonWords,
): string {
  const { meetingThemes, openness, areWorldsApart } = contributions;
  if (areWorldsApart) return words.worldsApart;
  if (openness.mine === null && openness.theirs === null) return words.littleWanted;
  const difference = describeDifference(contributions, words);
  const [meeting] = meetingThemes;
  const sentences = [
    // A difference says the same of its theme.
    ...(cap === null || (cap === 'not open' && difference) ? [] : [words.capReasons[cap]]),
    ...(meeting && cap !== 'not open' ? [words.themeReasons[meeting].meeting] : []),
    ...(difference ? [difference] : []),
  ];
  return sentences.join(' ') || words.nothingStandsOut;
}

type NamedDifference = NonNullable<Reply<'compareProfiles'>['detail']['difference']>;

/** Names the side only if both people want it. */
export function findDifference({
  greatestDifference,
}: Pick<Contributions, 'greatestDifference'>): NamedDifference | null {
  if (!greatestDifference) return null;
  const { theme, side, pole, kind } = greatestDifference;
  if (kind !== 'same side' || pole === '0') return { theme, wantedBy: side, sharedPole: null };
  // Who of the two wants it more is not told: the reason does not say it either.
  return { theme, wantedBy: 'both', sharedPole: pole === '+' ? 'positive' : 'negative' };
}

function describeDifference(
  contributions: Contributions,
  { themeReasons, sameSideReasons }: ComparisonWords,
): string | null {
  const difference = findDifference(contributions);
  if (!difference) return null;
  const { theme, wantedBy, sharedPole } = difference;
  if (wantedBy !== 'both') return themeReasons[theme][wantedBy];
  return sharedPole && isPoled(theme) ? sameSideReasons[theme][sharedPole] : null;
}

/** For two people who want the same side. */
export const listBridges = (contributions: Contributions, { bridges }: ComparisonWords): string[] =>
  findDifference(contributions)?.wantedBy === 'both' ? [...bridges] : [];
