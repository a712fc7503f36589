/** The names of themes and poles that a sentence may contain. */

import {
  type PolarityTheme,
  type Theme,
  themeFacts,
  polarityThemes,
  themes,
} from '../../../../domain/themes.ts';
import { polePhrases } from '../../profile/profile.ts';
import { toPieces } from './notation.ts';

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

/**
 * Replaces the names in a sentence by tags such as `<THEME DS>`, so that a template matches any
 * name of the right kind. Every "<" in the result belongs to a tag, because `checkWords` in
 * check-line.ts has already refused any sentence that contains a "<".
 */
interface NameTag {
  readonly pieces: string;
  readonly tag: string;
}

const createTag =
  (tag: string) =>
  (name: string): NameTag => ({ pieces: toPieces(name), tag: ` <${tag}>` });

/** Sorted longest first, so that no name is replaced inside a longer one. */
const nameTags: readonly NameTag[] = [
  ...themes.flatMap((theme) => themeNames(theme).map(createTag(`THEME ${theme}`))),
  ...polarityThemes.flatMap((theme) => [
    createTag(`SIDE ${theme} positive`)(polePhrases[theme].positive),
    createTag(`SIDE ${theme} negative`)(polePhrases[theme].negative),
    createTag(`BOTH ${theme}`)(polePhrases[theme].both),
    ...bothPoleNames(theme).map(createTag(`PAIR ${theme}`)),
  ]),
].sort((a, b) => b.pieces.length - a.pieces.length);

const tagsByPieces = new Map(nameTags.map(({ pieces, tag }) => [pieces, tag]));
const anyName = new RegExp(`(?:${nameTags.map(({ pieces }) => pieces).join('|')})(?= |$)`, 'g');

export const namePieces: readonly string[] = nameTags.map(({ pieces }) => pieces);

export const tagNames = (pieces: string): string =>
  pieces.replaceAll(anyName, (name) => tagsByPieces.get(name) ?? '');

/** Returns the tags in a sentence, without their brackets. */
export const listTags = (tagged: string): string[] =>
  [...tagged.matchAll(/<((?:THEME|SIDE|BOTH|PAIR) [^>]+)>/g)].map(([, tag = '']) => tag);
