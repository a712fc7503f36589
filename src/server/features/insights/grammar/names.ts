/** The names of themes and poles that a sentence may contain. */

import {
  type PolarityTheme,
  type Theme,
  polarityThemes,
  themes,
} from '../../../../domain/themes.ts';
import { polePhrases, topics } from '../describe-claims.ts';
import { toPieces } from './notation.ts';

/**
 * Besides the topic. Both poles are joined with "or", which does not say which of them the reader
 * likes.
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
  topics[theme],
  ...otherNames[theme],
];

/** Where the poles are the two sides of the same play. */
const bothSides: Readonly<Partial<Record<PolarityTheme, string>>> = {
  HUMIL: 'both sides of agreed humiliation play',
  PRIMAL: 'both sides of primal play',
};

/** They fit after "you like". */
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
 * A name and the tag that stands for it, such as `<THEME DS>`, so that a template matches any name
 * of its kind. Only tags contain "<": `checkWords` has refused other sentences with one.
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

export const listTags = (tagged: string): string[] =>
  [...tagged.matchAll(/<((?:THEME|SIDE|BOTH|PAIR) [^>]+)>/g)].map(([, tag = '']) => tag);
