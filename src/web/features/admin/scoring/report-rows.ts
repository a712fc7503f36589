/** Turns a calibration's report into rows: differences, questions and traits. Pure functions. */

import { driftErrors } from '../../../../domain/scoring.ts';
import { type Theme, poleNames, themeFacts, isPoled } from '../../../../domain/themes.ts';
import { estimateInterval } from '../../../ui/charts/geometry.ts';
import type { Questions, Report } from './use-report.ts';

/** One combination of groups, and the questions that they answer differently. */
type Difference = Report['differences'][number];
type ItemDifference = Difference['items'][number];
export type Group = Difference['groups']['groups'][number];

export interface DifferenceRow {
  readonly id: string;
  /** The id where the text is unknown. */
  readonly text: string;
  /** How far each group but the first answers above it, in points of the scale. */
  readonly above: readonly number[];
}

export interface DifferenceView {
  readonly by: Difference['groups']['by'];
  /** The groups that the first one is compared with. */
  readonly others: readonly Group[];
  readonly first: Group;
  readonly tested: number;
  readonly notable: readonly DifferenceRow[];
  /** Whether the calibration measured the size of differences. Earlier ones did not. */
  readonly isMeasured: boolean;
  /** Found, but too small to matter. */
  readonly small: readonly DifferenceRow[];
}

export function toDifferenceView(
  { groups: { by, groups }, tested, items }: Difference,
  questions: Questions,
): DifferenceView {
  // as: at least two groups are compared
  const [first, ...others] = groups as [Group, ...Group[]];
  const toRow = ({ id, points }: ItemDifference): DifferenceRow => ({
    id,
    text: questions.get(id)?.text ?? id,
    above: points.slice(0, others.length),
  });
  const size = ({ points }: ItemDifference): number => Math.max(...points.map(Math.abs));
  const sorted = items.toSorted((one, other) => size(other) - size(one));
  return {
    by,
    first,
    others,
    tested,
    isMeasured: items.every(({ points }) => points.length > 0),
    notable: sorted.filter(({ isNotable }) => isNotable).map(toRow),
    small: sorted.filter(({ isNotable }) => !isNotable).map(toRow),
  };
}

/** One question in the report of a calibration. */
type ItemReport = Report['items'][number];

export interface Figure {
  readonly value: number;
  /** The ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
  readonly present: number;
  readonly hasChanged: boolean;
}

export interface QuestionRow {
  readonly id: string;
  /** The id where the text is unknown. */
  readonly text: string;
  readonly theme: Theme | null;
  readonly answers: number;
  /** Whether its text has changed since the calibration. */
  readonly isReworded: boolean;
  readonly slope: Figure;
  readonly location: Figure;
  readonly hasChanged: boolean;
  /** The larger of the two changes, in standard errors. */
  readonly change: number;
}

interface Asked {
  readonly items: readonly ItemReport[];
  /** The ids of questions whose text has changed since. */
  readonly reworded: readonly string[];
  readonly questions: Questions;
}

/** A change in standard errors. An error of zero makes any change infinite. */
const inErrors = (change: number, error: number): number =>
  change === 0 ? 0 : Math.abs(change) / error;

function toFigure(value: number, se: number, present: number): Omit<Figure, 'hasChanged'> {
  const interval = estimateInterval({ value, se }, [-Infinity, Infinity]);
  return { value, low: interval?.low ?? value, high: interval?.high ?? value, present };
}

function toRow(item: ItemReport, { questions, reworded }: Asked): QuestionRow {
  const { id, answers, drifts } = item;
  const slopeChange = inErrors(item.slope - item.presentSlope, item.slopeError);
  const locationChange = inErrors(item.shift, item.locationError);
  const question = questions.get(id);
  return {
    id,
    text: question?.text ?? id,
    theme: question?.category ?? null,
    answers,
    isReworded: reworded.includes(id),
    slope: {
      ...toFigure(item.slope, item.slopeError, item.presentSlope),
      hasChanged: drifts && slopeChange > driftErrors,
    },
    location: {
      ...toFigure(item.location, item.locationError, item.presentLocation),
      hasChanged: drifts && locationChange > driftErrors,
    },
    hasChanged: drifts,
    change: Math.max(slopeChange, locationChange),
  };
}

export const questionOrders = ['changed', 'sharpest', 'fewest'] as const;
export type QuestionOrder = (typeof questionOrders)[number];

const sortKeys: Readonly<Record<QuestionOrder, (row: QuestionRow) => number>> = {
  changed: ({ change }) => -change,
  sharpest: ({ slope }) => -slope.value,
  fewest: ({ answers }) => answers,
};

interface Wanted {
  readonly theme: Theme | 'all';
  readonly order: QuestionOrder;
}

/** Marked questions come first where the order is that of the changes. */
export function toQuestionRows(asked: Asked, { theme, order }: Wanted): QuestionRow[] {
  const keyOf = sortKeys[order];
  return asked.items
    .map((item) => toRow(item, asked))
    .filter((row) => theme === 'all' || row.theme === theme)
    .sort(
      (one, other) =>
        (order === 'changed' ? Number(other.hasChanged) - Number(one.hasChanged) : 0) ||
        keyOf(one) - keyOf(other) ||
        one.id.localeCompare(other.id),
    );
}

type Trait = Report['traits'][number];

/** What an effect of this size counts as: small from .2, medium from .5 (Cohen 1988). */
const cuts = { little: 0.2, clear: 0.5 } as const;

export type Drift = 'clearlyLess' | 'less' | 'same' | 'more' | 'clearlyMore';

export interface TraitRow {
  /** The side of a theme, or the theme if it has no sides. */
  readonly name: string;
  readonly theme: string;
  readonly drift: Drift;
  /** In units of the trait: positive where people are drawn to it more than was assumed. */
  readonly above: number;
}

function toDrift(above: number): Drift {
  if (Math.abs(above) < cuts.little) return 'same';
  const isClear = Math.abs(above) >= cuts.clear;
  if (above > 0) return isClear ? 'clearlyMore' : 'more';
  return isClear ? 'clearlyLess' : 'less';
}

function nameOf(theme: Theme, pole: Trait['pole']): string {
  if (!isPoled(theme)) return themeFacts[theme].name;
  return pole === '+' ? poleNames[theme].positive : poleNames[theme].negative;
}

/** The traits with the largest shift first. */
export const toTraitRows = (traits: readonly Trait[]): TraitRow[] =>
  traits
    .map(({ theme, pole, shift }) => ({
      name: nameOf(theme, pole),
      theme: themeFacts[theme].name,
      drift: toDrift(-shift),
      above: -shift,
    }))
    .sort((one, other) => Math.abs(other.above) - Math.abs(one.above));
