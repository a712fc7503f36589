/**
 * Writes the sentences of a picture: in the first person, and without claiming more than the
 * margins support (measurement §4.1). Pure functions.
 */

import { capitalise } from '../../../../domain/english/capitalise.ts';
import { minScore } from '../../../../domain/interest.ts';
import { z95 } from '../../../../domain/scoring.ts';
import type { Estimate } from '../../../ui/charts/geometry.ts';
import { listNames, numeral } from './english.ts';
import type { PictureSubject, PictureTheme } from './picture-choice.ts';

/**
 * Returns half the width of the 95 % interval of the difference between two scores. The formula
 * ignores that errors within one profile are correlated, which makes the interval too wide rather
 * than too narrow.
 */
const differenceMargin = (one: Estimate, other: Estimate): number =>
  z95 * Math.hypot(one.se ?? 0, other.se ?? 0);

const lowerBound = ({ value, se = 0 }: Estimate): number => value - z95 * se;
const upperBound = ({ value, se = 0 }: Estimate): number => value + z95 * se;

/** Returns the theme with the highest score, and every theme whose score is not clearly lower. */
function findFavourites(themes: readonly PictureTheme[]): readonly PictureTheme[] {
  const [top] = themes;
  if (top === undefined) return [];
  return themes.filter(
    ({ score }) => top.score.value - score.value <= differenceMargin(top.score, score),
  );
}

const someInterest = minScore('Some Interest');
const strongInterest = minScore('Strong Interest');

/** If there are more favourites than this, the sentence says that there is no single favourite. */
const maxFavourites = 4;

interface Sentence {
  readonly text: string;
  /** Whether the sentence says that nothing stands out. */
  readonly isFlat: boolean;
}

function writeInterests(themes: readonly PictureTheme[], hasNames: boolean): Sentence {
  const favourites = findFavourites(themes);
  const count = numeral(themes.length);
  const [top] = themes;
  if (top === undefined) return { text: '', isFlat: true };
  if (top.score.value < someInterest && upperBound(top.score) < strongInterest)
    return { text: `Of ${count} things, none draws me strongly.`, isFlat: false };
  if (themes.every(({ score }) => lowerBound(score) > someInterest))
    return { text: `Of ${count} things, every one draws me.`, isFlat: false };
  const outstanding = themes.find(({ standsOut }) => standsOut);
  if (outstanding !== undefined)
    return {
      text: `Of ${count} things, ${hasNames ? outstanding.name : 'one'} stands out for me.`,
      isFlat: false,
    };
  if (favourites.length > maxFavourites || favourites.length === themes.length)
    return { text: `${capitalise(count)} things, and no single favourite.`, isFlat: true };
  const named = hasNames
    ? listNames(favourites.map(({ name }) => name))
    : numeral(favourites.length);
  const verb = favourites.length === 1 ? 'draws' : 'draw';
  return { text: `Of ${count} things, ${named} ${verb} me most.`, isFlat: false };
}

/**
 * Compares the mean of fantasy with the mean of activity. The errors within one profile may all
 * have the same sign, so averaging does not reduce them: the margin is the mean of the margins.
 */
function writeFacets(themes: readonly PictureTheme[]): Sentence {
  const mean = (select: (theme: PictureTheme) => number): number =>
    themes.reduce((sum, theme) => sum + select(theme), 0) / themes.length;
  const gap = mean(({ fantasy, activity }) => fantasy.value - activity.value);
  const margin = mean(({ fantasy, activity }) => differenceMargin(fantasy, activity));
  const isFlat = Math.abs(gap) <= margin;
  if (isFlat) return { text: 'What I imagine and what I would do lie close together.', isFlat };
  return {
    text: gap > 0 ? 'I imagine more than I would do.' : 'I would do more than I imagine.',
    isFlat,
  };
}

export interface Sentences {
  readonly lead: string;
  readonly rest: string;
  /** The names of themes in `lead`, which are set in the accent colour. Empty if it names none. */
  readonly accents: readonly string[];
}

/**
 * Writes two sentences, of which `lead` says what stands out: the favourite themes, or else the
 * difference between fantasy and activity.
 */
export function writeSentences({ themes }: PictureSubject, hasNames: boolean): Sentences {
  const interests = writeInterests(themes, hasNames);
  const facets = writeFacets(themes);
  const [lead, rest] =
    interests.isFlat && !facets.isFlat
      ? [facets.text, interests.text]
      : [interests.text, facets.text];
  const accents = themes.map(({ name }) => name).filter((name) => lead.includes(name));
  return { lead, rest, accents };
}
