/** Compares two people by their public records alone (measurement §6.1). */

import { themeFacts, themes, type ComparedDimension, type Theme } from '../../domain/themes.ts';
import type { Bank } from '../bank/bank.ts';
import { traitIndex } from '../bank/traits.ts';
import {
  comparePosteriors,
  type ComparedPerson,
  type CompareResult,
} from '../comparison/compare.ts';
import { randomPartners } from '../comparison/compatibility-index.ts';
import { referencePeople } from '../population/reference-people.ts';
import { roundToStep, type RecordFigures, recordPosterior } from './record-posterior.ts';

export interface RecordHolder {
  readonly bank: Bank;
  readonly figures: RecordFigures;
}

/** The result of a comparison, but with coarse dimensions that have no standard error. */
export interface RecordComparison extends Omit<CompareResult, 'dimensions'> {
  /** The dimensions of each person: multiples of 5, 0..100. */
  dimensions: Record<'mine' | 'theirs', Record<ComparedDimension, number>>;
  /**
   * The themes that both answered: first those in which they meet, then those that stand out most
   * for the two. A shared reading has the same order.
   */
  themes: ComparedTheme[];
}

/** How much each person is drawn to a theme: multiples of 5, 0..100. */
export interface ComparedTheme {
  readonly theme: Theme;
  readonly mine: number;
  readonly theirs: number;
  /** The first person's own poles, multiples of 5, 0..100; null in an unpoled theme. */
  readonly myPoles: { readonly positive: number; readonly negative: number } | null;
}

/**
 * Depends on the figures alone. Swapped arguments give exactly the same percent, interval and
 * levels, with `mine` and `theirs` exchanged. Both banks must have the same prior.
 */
export function compareRecords(mine: RecordHolder, theirs: RecordHolder): RecordComparison {
  const compared = comparePosteriors(toComparedPerson(mine), toComparedPerson(theirs));
  return {
    ...compared,
    dimensions: {
      mine: recordDimensions(mine.figures),
      theirs: recordDimensions(theirs.figures),
    },
    themes: compareThemes(mine, theirs, compared.contributions.meetingThemes),
  };
}

/**
 * After the given themes, sorted by how much more than most people the two want a theme: the
 * distances above the reference mean, in its standard deviations.
 */
function compareThemes(
  mine: RecordHolder,
  theirs: RecordHolder,
  first: readonly Theme[],
): ComparedTheme[] {
  const standOut = ({ bank }: RecordHolder, theme: Theme, intensity: number): number => {
    const { mean, sd } = referencePeople(bank).themes[theme];
    return Math.max(0, (intensity - mean) / sd);
  };
  const rank = ({ theme, ...intensities }: ComparedTheme): number =>
    standOut(mine, theme, intensities.mine) + standOut(theirs, theme, intensities.theirs);
  return themes
    .filter((theme) => [mine, theirs].every(({ bank }) => bank.coveredThemes.includes(theme)))
    .map((theme) => ({
      theme,
      mine: themeIntensity(mine.figures, theme),
      theirs: themeIntensity(theirs.figures, theme),
      myPoles: readPoles(mine.figures, theme),
    }))
    .sort(
      (one, other) =>
        placeAmong(first, one.theme) - placeAmong(first, other.theme) || rank(other) - rank(one),
    );
}

const placeAmong = (first: readonly Theme[], theme: Theme): number =>
  first.includes(theme) ? first.indexOf(theme) : first.length;

function readPoles({ traits }: RecordFigures, theme: Theme): ComparedTheme['myPoles'] {
  if (themeFacts[theme].poles === null) return null;
  return {
    positive: traits[traitIndex(theme, '+')]!,
    negative: traits[traitIndex(theme, '-')]!,
  };
}

const themeIntensity = ({ themes: figures }: RecordFigures, theme: Theme): number =>
  roundToStep((figures[theme].fantasy + figures[theme].activity) / 2);

/**
 * The index with random partners comes from the coarse figures too, so that it tells nothing more.
 */
const toComparedPerson = ({ bank, figures }: RecordHolder): ComparedPerson => ({
  bank,
  posterior: recordPosterior(bank, figures),
  means: figures.traits,
  partners: randomPartners(bank, figures.traits),
});

function recordDimensions(figures: RecordFigures): Record<ComparedDimension, number> {
  const { traits } = figures;
  const roleSide = (pole: '+' | '-'): number =>
    roundToStep((traits[traitIndex('DS', pole)]! + traits[traitIndex('SM', pole)]!) / 2);
  return {
    ds: roleSide('+'),
    sm: roleSide('-'),
    ve: themeIntensity(figures, 'EXVOY'),
    fet: themeIntensity(figures, 'FET'),
    enm: themeIntensity(figures, 'ENM'),
  };
}
