/**
 * What a picture may show, and what the visitor chose to show (product decisions E1). Pure
 * functions.
 */

import { themes } from '../../../../domain/themes.ts';
import type { Estimate } from '../../../ui/charts/geometry.ts';
import type { Background } from '../frame/palette.ts';

export interface PictureTheme {
  readonly key: string;
  readonly name: string;
  readonly shortName: readonly string[];
  readonly score: Estimate;
  readonly fantasy: Estimate;
  readonly activity: Estimate;
  /** Whether the profile says that the theme stands out (measurement §4.2). */
  readonly standsOut: boolean;
}

export interface PicturePolarity {
  readonly key: string;
  readonly negative: string;
  readonly positive: string;
  readonly estimate: Estimate;
}

/** Everything that a picture could show. It contains no code, no link and no name of a person. */
export interface PictureSubject {
  /** Highest score first. */
  readonly themes: readonly PictureTheme[];
  readonly polarities: readonly PicturePolarity[];
  /** The archetype that names the person, or null if none does (measurement §4.3). */
  readonly title: string | null;
}

/** The designs of a picture. `minThemes` is the minimum number of themes that a design needs. */
export const designs = {
  star: { title: 'Star', text: 'One shape', minThemes: 3 },
  lines: { title: 'Lines', text: 'One line each', minThemes: 1 },
  words: { title: 'Words', text: 'A sentence', minThemes: 2 },
} as const;
export type Design = keyof typeof designs;
export const designKeys = Object.keys(designs) as readonly Design[]; // as: keys of a literal object

export interface PictureChoice {
  readonly design: Design;
  readonly background: Background;
  /** Keys of the themes that are left out. */
  readonly hidden: readonly string[];
  readonly hasNames: boolean;
  readonly hasPolarities: boolean;
  readonly hasTitle: boolean;
  /** Free text that the visitor typed. */
  readonly caption: string;
}

export const maxCaptionLength = 40;

/** Returns the default choice: a picture without words, from which a stranger learns nothing. */
export const discreetChoice = (background: Background): PictureChoice => ({
  design: 'star',
  background,
  hidden: [],
  hasNames: false,
  hasPolarities: false,
  hasTitle: false,
  caption: '',
});

/** Returns the part of the subject that the visitor chose to show. */
export const selectShown = (
  subject: PictureSubject,
  { hidden, hasPolarities, hasTitle }: Pick<PictureChoice, 'hidden' | 'hasPolarities' | 'hasTitle'>,
): PictureSubject => ({
  themes: subject.themes.filter(({ key }) => !hidden.includes(key)),
  polarities: hasPolarities ? subject.polarities : [],
  title: hasTitle ? subject.title : null,
});

/** Returns the line at the foot of a picture: the title, then the visitor's own words. */
export const writeCaption = (
  { title }: Pick<PictureSubject, 'title'>,
  { caption }: Pick<PictureChoice, 'caption'>,
): string => [title ?? '', caption.trim()].filter((part) => part !== '').join(' · ');

export const toggle = (keys: readonly string[], key: string): string[] =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];

/** Explains why the design cannot be drawn, or returns null if it can. */
export function explainMissing(shown: PictureSubject, design: Design): string | null {
  const { title, minThemes } = designs[design];
  if (shown.themes.length >= minThemes) return null;
  const needed = minThemes === 1 ? 'one dimension' : `${minThemes} dimensions`;
  return `“${title}” needs at least ${needed}. Choose more, or another design.`;
}

const themeIndex = (key: string): number => themes.findIndex((theme) => theme === key);

/** Sorts themes into the same order as in every profile, so that shapes can be compared. */
export const inProfileOrder = (shown: readonly PictureTheme[]): PictureTheme[] =>
  shown.toSorted((one, other) => themeIndex(one.key) - themeIndex(other.key));
