/**
 * Compares two people by their public records alone, and names the items that the other person's
 * record allows (measurement §6.1).
 */

import type { Bank } from '../bank/bank.ts';
import { curveAt } from '../bank/score-curves.ts';
import { traitIndex, contrastIndex } from '../bank/traits.ts';
import {
  comparePosteriors,
  type ComparedPerson,
  type CompareResult,
} from '../comparison/compare.ts';
import { randomPartners } from '../comparison/compatibility.ts';
import {
  activityCategory,
  activityGroups,
  maxActivities,
  maxActivitiesPerGroup,
} from '../facts/activity-groups.ts';
import { minHighAnswer, topAnswer } from '../facts/survey.ts';
import { isPoled, themes, type ComparedDimension, type Theme } from '../facts/themes.ts';
import { referencePeople } from '../population/reference-people.ts';
import { assertAnswers, type Respondent } from '../profile/posterior.ts';
import {
  roundToStep,
  type RecordFigures,
  recordPosterior,
  touchesLimit,
  type RevealableItem,
} from './public-record.ts';

export interface RecordHolder {
  readonly bank: Bank;
  readonly figures: RecordFigures;
}

/** The result of a comparison, with coarse dimensions that have no standard error. */
export interface RecordComparison extends Omit<CompareResult, 'dimensions'> {
  /** The dimensions of each person: multiples of 5, 0..100. */
  dimensions: Record<'mine' | 'theirs', Record<ComparedDimension, number>>;
  /**
   * The themes that both answered: first themes in which they meet, then those that stand out most
   * for the two. A shared reading has the same order.
   */
  themes: ComparedTheme[];
}

/** How much each person is drawn to a theme: multiples of 5, 0..100. */
interface ComparedTheme {
  readonly theme: Theme;
  readonly mine: number;
  readonly theirs: number;
  /** The first person's own poles, multiples of 5, 0..100; null in an unpoled theme. */
  readonly myPoles: { readonly positive: number; readonly negative: number } | null;
}

/**
 * Uses only the figures, and expects strangers. Swapped arguments give exactly the same percent,
 * interval and levels, with `mine` and `theirs` exchanged. Both banks must have the same prior.
 */
export function compareRecords(mine: RecordHolder, theirs: RecordHolder): RecordComparison {
  const compared = comparePosteriors(toComparedPerson(mine), toComparedPerson(theirs), 'strangers');
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
 * Lists the given themes first, then the others by how much more than most people the two want
 * them: by the distances above the reference mean, in its standard deviations.
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
  if (!isPoled(theme)) return null;
  return {
    positive: traits[traitIndex(theme, '+')]!,
    negative: traits[traitIndex(theme, '-')]!,
  };
}

const themeIntensity = ({ themes: figures }: RecordFigures, theme: Theme): number =>
  roundToStep((figures[theme].fantasy + figures[theme].activity) / 2);

/**
 * Computes the index with random partners from the coarse figures too, so that it reveals no more.
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

/** A shared interest: the caller's item, and the complementary item of the owner. */
interface NamedPair {
  readonly item: string;
  /** The same content at the opposite pole, or the same item in an unpoled theme. */
  readonly complementary: string;
}

export interface NamedActivity extends NamedPair {
  readonly theme: Theme;
  /** True if each person rated both items high. */
  readonly isMutualComplementary: boolean;
  readonly isSameQuestion: boolean;
}

export interface DreamScenario extends NamedPair {
  /** How much each person wants the corresponding activity, 1..5. */
  readonly mineActivity: number;
  readonly theirsActivity: number;
}

/** The comparing person, with answers, record and the ids of hard limits. */
export interface ComparingPerson extends Respondent, RecordHolder {
  readonly bank: Respondent['bank'];
  readonly limits: ReadonlySet<string>;
}

export interface RecordOwner extends RecordHolder {
  readonly items: readonly RevealableItem[];
}

/** An item of the owner, and the caller's item that complements it. */
interface Match {
  readonly owned: RevealableItem;
  readonly own: string;
  readonly owners: string;
  readonly answer: number;
}

/** Returns the matches in bank order. Throws a RangeError if an answer is invalid. */
function findMatches(mine: ComparingPerson, theirs: RecordOwner): Match[] {
  assertAnswers(mine.bank, mine.answers);
  // Looked up by id, because the two people may have answered different editions of the bank.
  const answerTo = (id: string): number => mine.answers[mine.bank.indexById.get(id) ?? -1] ?? 0;
  return [...theirs.items]
    .sort((a, b) => a.index - b.index)
    .map((owned) => {
      const { id, compareTo } = theirs.bank.items[owned.index]!;
      return { owned, own: compareTo, owners: id, answer: answerTo(compareTo) };
    })
    .filter(({ answer }) => answer >= minHighAnswer);
}

/** Whether naming the match would show a hard limit of the caller. */
const isLimited = ({ bank, limits }: ComparingPerson, { own, owners }: Match): boolean =>
  [own, owners].some((id) => {
    const index = bank.indexById.get(id);
    return limits.has(id) || (index !== undefined && touchesLimit(bank, index, limits));
  });

/**
 * Returns the fantasies to which both gave the highest answer, in bank order. The strength of each
 * person's wish for the activity is an estimate, never an answer. Throws a RangeError if an answer
 * is invalid.
 */
export function namedScenarios(mine: ComparingPerson, theirs: RecordOwner): DreamScenario[] {
  const dreams = findMatches(mine, theirs).filter(
    (match) => match.owned.isDream && match.answer === topAnswer && !isLimited(mine, match),
  );
  if (dreams.length === 0) return [];
  const [myActivity, theirActivity] = [activityEstimator(mine), activityEstimator(theirs)];
  return dreams.map(({ own, owners }) => ({
    item: own,
    complementary: owners,
    mineActivity: myActivity(own),
    theirsActivity: theirActivity(owners),
  }));
}

/**
 * Returns the activities whose complementary item the caller rated high, in bank order. Of each
 * display group it keeps the four rated highest, and of all groups in turn at most sixteen, so that
 * a short list does not reveal that the rest is a no or a limit. Of a mutual pair it keeps only the
 * positive pole. A hard limit of the caller leaves its place empty. Throws a RangeError if an
 * answer of the caller is invalid.
 */
export function namedActivities(mine: ComparingPerson, theirs: RecordOwner): NamedActivity[] {
  const matches = findMatches(mine, theirs);
  const named = matches.flatMap((match) => {
    const activity = toActivity(match, matches, theirs);
    return activity ? [{ match, activity }] : [];
  });
  const ranked = named.toSorted((a, b) => b.match.answer - a.match.answer);
  const byGroup = activityGroups.map((categories) =>
    ranked.filter(({ activity }) => categories.includes(activityCategory(activity.theme))),
  );
  const places = Array.from({ length: maxActivitiesPerGroup }, (_, place) => place);
  const inTurns = places.flatMap((place) => byGroup.flatMap((group) => group[place] ?? []));
  const shown = new Set(inTurns.slice(0, maxActivities));
  return named
    .filter((each) => shown.has(each) && !isLimited(mine, each.match))
    .map(({ activity }) => activity);
}

function toActivity(
  { owned, own, owners }: Match,
  matches: readonly Match[],
  { bank }: RecordOwner,
): NamedActivity | null {
  const { category: theme, pole } = bank.items[owned.index]!;
  const isSameQuestion = own === owners;
  const isMutualComplementary = !isSameQuestion && matches.some((other) => other.owners === own);
  // Of a mutual pair, the match in which the caller's item has the positive pole is kept.
  if (isMutualComplementary && pole === '+') return null;
  return { theme, item: own, complementary: owners, isMutualComplementary, isSameQuestion };
}

/** Returns how much the person wants the activity of a fantasy item, a whole number from 1 to 5. */
function activityEstimator({ bank, figures }: RecordHolder): (id: string) => number {
  const { mode } = recordPosterior(bank, figures);
  return (id) => {
    const index = bank.indexById.get(id)!; // the caller answered it, or it is in the owner's set
    const trait = bank.trait[index]!;
    const level = mode[trait]! - mode[contrastIndex(bank.items[index]!.category)]! / 2;
    return Math.round(1 + (4 * curveAt(bank.curves[trait]!.activity, level)) / 100);
  };
}
