/**
 * Replaces the names in a sentence by tags such as `<THEME DS>`, so that a template matches any
 * name of the right kind. Every "<" in the result belongs to a tag, because `checkWords` in
 * check-line.ts has already refused any sentence that contains a "<".
 */

import { polarityThemes, themes } from '../../../../domain/themes.ts';
import { polePhrases } from '../../profile/profile.ts';
import { bothPoleNames, themeNames } from './names.ts';
import { toPieces } from './notation.ts';

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
