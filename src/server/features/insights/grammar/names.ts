/** The names of themes and poles that a sentence may contain. */

import { type PolarityTheme, type Theme, themeFacts } from '../../../../domain/themes.ts';
import { polePhrases } from '../../profile/profile.ts';

/**
 * Names of a theme besides its topic. A name that mentions both poles joins them with "or", so that
 * it does not say which of the poles the reader likes.
 */
const otherNames: Readonly<Record<Theme, readonly string[]>> = {
  DS: ['dominance or submission', 'leading or following'],
  SM: ['sadism or masochism', 'giving or receiving intense sensation'],
  BOND: ['bondage or discipline', 'restraint'],
  EXVOY: ['exhibitionism or voyeurism', 'being seen or watching'],
  FET: ['fetishism', 'materials or clothing'],
  HUMIL: ['humiliation'],
  PRIMAL: [],
  ROLE: ['caregiving roles', 'care between partners'],
  ENM: ['ethical non-monogamy', 'openness to more than one partner'],
  SENS: ['soft and sensory play', 'sensory and soft play', 'soft play', 'sensory play'],
};

export const themeNames = (theme: Theme): readonly string[] => [
  themeFacts[theme].topic,
  ...otherNames[theme],
];

/** The phrase for both poles of a theme, if the poles are the two sides of the same play. */
const bothSides: Readonly<Partial<Record<PolarityTheme, string>>> = {
  HUMIL: 'both sides of agreed humiliation play',
  PRIMAL: 'both sides of primal play',
};

/** Returns phrases that name both poles of the theme and fit after "you like". */
export function bothPoleNames(theme: PolarityTheme): readonly string[] {
  const sides = bothSides[theme];
  if (sides !== undefined) return [sides];
  const { positive, negative } = polePhrases[theme];
  return [
    `both ${positive} and ${negative}`,
    `both ${negative} and ${positive}`,
    `${positive} as well as ${negative}`,
    `${negative} as well as ${positive}`,
  ];
}
