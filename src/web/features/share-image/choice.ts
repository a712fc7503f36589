/** What a picture may show, and what its maker chose to show (decisions E1). Pure. */

import { themes } from '../../../domain/themes.ts';
import type { Estimate } from '../../ui/charts/geometry.ts';
import type { Ground } from './palette.ts';

export interface PictureDimension {
  readonly key: string;
  readonly name: string;
  readonly shortName: readonly string[];
  readonly score: Estimate;
  readonly fantasy: Estimate;
  readonly activity: Estimate;
}

export interface PicturePolarity {
  readonly key: string;
  readonly negative: string;
  readonly positive: string;
  readonly estimate: Estimate;
}

/** Everything a picture could show: no code, no link and no name are part of it. */
export interface Subject {
  /** Highest first. */
  readonly dimensions: readonly PictureDimension[];
  readonly polarities: readonly PicturePolarity[];
}

/** `least`: how many dimensions it needs to be a drawing. */
export const designs = {
  star: { title: 'Star', text: 'One shape', least: 3 },
  lines: { title: 'Lines', text: 'One line each', least: 1 },
  words: { title: 'Words', text: 'A sentence', least: 2 },
} as const;
export type Design = keyof typeof designs;
export const designKeys = Object.keys(designs) as readonly Design[]; // as: the keys of a literal object

export interface Choice {
  readonly design: Design;
  readonly ground: Ground;
  readonly hidden: readonly string[];
  readonly hasNames: boolean;
  readonly hasPolarities: boolean;
  /** A line of the maker's own. */
  readonly caption: string;
}

export const longestCaption = 40;

/** Says nothing that a stranger should not know: a shape, without a word. */
export const discreetChoice = (ground: Ground): Choice => ({
  design: 'star',
  ground,
  hidden: [],
  hasNames: false,
  hasPolarities: false,
  caption: '',
});

export const shownOf = (
  subject: Subject,
  { hidden, hasPolarities }: Pick<Choice, 'hidden' | 'hasPolarities'>,
): Subject => ({
  dimensions: subject.dimensions.filter(({ key }) => !hidden.includes(key)),
  polarities: hasPolarities ? subject.polarities : [],
});

export const toggled = (keys: readonly string[], key: string): string[] =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];

/** Why there is nothing to draw, in words; null where there is something. */
export function missingOf(shown: Subject, design: Design): string | null {
  const { title, least } = designs[design];
  if (shown.dimensions.length >= least) return null;
  return `“${title}” needs at least ${least === 1 ? 'one dimension' : `${least} dimensions`}. Choose more, or another design.`;
}

const orderOf = (key: string): number => themes.findIndex((one) => one === key);

/** The order that every profile has, so that shapes can be compared. */
export const inSharedOrder = (dimensions: readonly PictureDimension[]): PictureDimension[] =>
  dimensions.toSorted((one, other) => orderOf(one.key) - orderOf(other.key));
