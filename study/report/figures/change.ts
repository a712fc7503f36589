/** Computes how often a change is found, told and covered by its interval (measurement §4.7). */

import {
  changeKinds,
  type ChangeChunk,
  type ChangeCounts,
  type ChangeKind,
} from '../../parts/change/change.ts';
import { jackknifeFigure, type Figure } from '../../parts/statistics.ts';
import type { Scoring } from '../../people/worlds.ts';

interface KindFigures {
  /** The shares of the counted traits in which a change is found without correction, and told. */
  found: Figure;
  told: Figure;
  /** The share of intervals that contain the true change. */
  coverage: Figure;
  /** The share of people of whom any change is told. */
  anyTold: Figure;
  /** The mean of the least visible changes, in points. */
  leastVisible: Figure;
}

export interface ChangeFigures {
  people: number;
  /** The number of comparisons that an exchange of the dates does not negate exactly. */
  unequal: number;
  byScoring: Record<Scoring, Record<ChangeKind, KindFigures>>;
}

type Chunks = readonly ChangeChunk[];

export function changeFigures(chunks: Chunks): ChangeFigures {
  const figures = (scoring: Scoring) => ({
    none: kindFigures(chunks.map((chunk) => chunk[scoring].none)),
    one: kindFigures(chunks.map((chunk) => chunk[scoring].one)),
    two: kindFigures(chunks.map((chunk) => chunk[scoring].two)),
    drift: kindFigures(chunks.map((chunk) => chunk[scoring].drift)),
  });
  const scorings = ['calibrated', 'provisional'] as const;
  const unequal = chunks.flatMap((chunk) =>
    scorings.flatMap((scoring) => changeKinds.map((kind) => chunk[scoring][kind].unequal)),
  );
  return {
    people: chunks.reduce((sum, { calibrated }) => sum + calibrated.none.people, 0),
    unequal: unequal.reduce((sum, count) => sum + count, 0),
    byScoring: { calibrated: figures('calibrated'), provisional: figures('provisional') },
  };
}

function kindFigures(chunks: readonly ChangeCounts[]): KindFigures {
  const share = (count: keyof ChangeCounts, of: 'people' | 'traits'): Figure =>
    jackknifeFigure(chunks, (some) => sum(some, count) / sum(some, of));
  return {
    found: share('found', 'traits'),
    told: share('told', 'traits'),
    coverage: share('covered', 'traits'),
    anyTold: share('anyTold', 'people'),
    leastVisible: share('leastVisible', 'people'),
  };
}

const sum = (chunks: readonly ChangeCounts[], count: keyof ChangeCounts): number =>
  chunks.reduce((total, chunk) => total + chunk[count], 0);
