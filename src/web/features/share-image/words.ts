/** Sentences a picture may carry. First person, and no more than the margins support (measurement §4.1). Pure. */

import { z95 } from '../../../domain/scoring.ts';
import { type Estimate } from '../../ui/charts/geometry.ts';
import type { PictureDimension, Subject } from './choice.ts';

const numerals = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;
const numeral = (count: number): string => numerals[count] ?? String(count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { style: 'long', type: 'conjunction' })
    .format(names)
    .replace(/, and /, ' and ');

/** Half the 95 % interval of a difference; of two figures of one profile, whose errors run together, it is rather too wide. */
const doubt = (one: Estimate, other: Estimate): number =>
  z95 * Math.hypot(one.se ?? 0, other.se ?? 0);

/** Those that the highest is not clearly above; highest first. */
function leading(dimensions: readonly PictureDimension[]): readonly PictureDimension[] {
  const [top] = dimensions;
  if (top === undefined) return [];
  return dimensions.filter(({ score }) => top.score.value - score.value <= doubt(top.score, score));
}

/** 'Some Interest' and 'Strong Interest' begin here (spec §9). */
const some = 50;
const strong = (5.5 / 7) * 100;
/** More than this many at the top are no favourites. */
const mostFavourites = 4;

const low = ({ value, se = 0 }: Estimate): number => value - z95 * se;
const high = ({ value, se = 0 }: Estimate): number => value + z95 * se;

interface Said {
  readonly text: string;
  /** Says that nothing stands out. */
  readonly isFlat: boolean;
}

function interests(dimensions: readonly PictureDimension[], hasNames: boolean): Said {
  const first = leading(dimensions);
  const all = numeral(dimensions.length);
  const [top] = dimensions;
  if (top === undefined) return { text: '', isFlat: true };
  if (top.score.value < some && high(top.score) < strong)
    return { text: `Of ${all} things, none draws me strongly.`, isFlat: false };
  if (dimensions.every(({ score }) => low(score) > some))
    return { text: `Of ${all} things, every one draws me.`, isFlat: false };
  if (first.length > mostFavourites || first.length === dimensions.length)
    return { text: `${capital(all)} things, and no single favourite.`, isFlat: true };
  const favourites = hasNames ? listed(first.map(({ name }) => name)) : numeral(first.length);
  return {
    text: `Of ${all} things, ${favourites} ${first.length === 1 ? 'draws' : 'draw'} me most.`,
    isFlat: false,
  };
}

/** Whether fantasy or activity is higher on the whole. Errors of one person may all lean one way, so they are not divided out. */
function sides(dimensions: readonly PictureDimension[]): Said {
  const mean = (of: (dimension: PictureDimension) => number): number =>
    dimensions.reduce((sum, one) => sum + of(one), 0) / dimensions.length;
  const gap = mean(({ fantasy, activity }) => fantasy.value - activity.value);
  const isFlat = Math.abs(gap) <= mean(({ fantasy, activity }) => doubt(fantasy, activity));
  if (isFlat) return { text: 'What I imagine and what I would do lie close together.', isFlat };
  return {
    text: gap > 0 ? 'I imagine more than I would do.' : 'I would do more than I imagine.',
    isFlat,
  };
}

export interface Sentences {
  readonly lead: string;
  readonly rest: string;
  /** Parts of the sentences that are set in the accent's colour; empty where nothing is named. */
  readonly accent: readonly string[];
}

/** First what stands out: favourites, or else the difference of the two sides. */
export function sentencesOf({ dimensions }: Subject, hasNames: boolean): Sentences {
  const [heights, difference] = [interests(dimensions, hasNames), sides(dimensions)];
  const [lead, rest] =
    heights.isFlat && !difference.isFlat
      ? [difference.text, heights.text]
      : [heights.text, difference.text];
  return {
    lead,
    rest,
    accent: leading(dimensions)
      .map(({ name }) => name)
      .filter((name) => lead.includes(name)),
  };
}
