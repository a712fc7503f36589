/** Computes the figures of the study from the results of all tasks. */

import type { Calculation, Cost } from '../../parts/cost.ts';
import type { Laws } from '../../parts/laws/laws.ts';
import { poolSums } from '../../parts/sums.ts';
import type { Outcome } from '../../tasks/tasks.ts';
import { compatibilityFigures, type CompatibilityFigures } from './compatibility.ts';
import { facetFigures, type FacetFigures } from './facets.ts';
import { levelFigures, type LevelFigures } from './levels.ts';
import {
  portraitFigures,
  textFigures,
  type PortraitFigures,
  type TextFigures,
} from './portrait.ts';
import { precisionFigures, type PrecisionFigures } from './precision.ts';
import { publicRecordFigures, type PublicRecordFigures } from './public-record.ts';
import { qualityFigures, type QualityFigures } from './quality.ts';
import { setBFigures, type SetBFigures } from './set-b.ts';
import { startingValuesFigures, type StartingValuesFigures } from './starting-values.ts';

export interface Figures extends PrecisionFigures, SetBFigures {
  people: number;
  compatibility: CompatibilityFigures;
  facets: FacetFigures;
  levels: LevelFigures;
  quality: QualityFigures;
  startingValues: StartingValuesFigures;
  portrait: PortraitFigures;
  texts: TextFigures;
  publicRecord: PublicRecordFigures;
  laws: Laws;
  cost: Record<Calculation, Cost>;
}

export function computeFigures(outcome: Outcome, cost: Record<Calculation, Cost>): Figures {
  const sums = poolSums(outcome.precision.map((chunk) => chunk.sums));
  return {
    people: outcome.precision.reduce((sum, chunk) => sum + chunk.lengths.calibrated.length, 0),
    ...precisionFigures(sums, outcome.precision),
    ...setBFigures(outcome),
    compatibility: compatibilityFigures(outcome.compatibility),
    facets: facetFigures(outcome.facets),
    levels: levelFigures(outcome.levels),
    quality: qualityFigures(outcome.quality),
    startingValues: startingValuesFigures(outcome.startingValues),
    portrait: portraitFigures(outcome.portrait),
    texts: textFigures(outcome.texts),
    publicRecord: publicRecordFigures(outcome.recordPairs, outcome.disclosure),
    laws: outcome.laws,
    cost,
  };
}
