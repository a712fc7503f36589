/** The questions of a report as rows: what changed, and by how much. Pure functions. */

import { driftErrors } from '../../../../../../domain/scoring.ts';
import type { Theme } from '../../../../../../domain/themes.ts';
import { estimateInterval } from '../../../../../ui/charts/geometry.ts';
import type { Questions, Report } from '../loading/use-report.ts';

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
