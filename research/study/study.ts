/** The content of results.json. */

import type { JudgedBar } from './bars.ts';
import { compatibilityFigures, type CompatibilityFigures } from './compatibility-report.ts';
import type { Calculation, Cost } from './cost.ts';
import { facetFigures, type FacetFigures } from './facets.ts';
import type { Laws } from './laws.ts';
import { levelFigures, type LevelFigures } from './levels.ts';
import {
  portraitFigures,
  textFigures,
  type PortraitFigures,
  type TextFigures,
} from './portrait.ts';
import { precisionFigures, type PrecisionFigures } from './precision-report.ts';
import { publicRecordFigures, type PublicRecordFigures } from './public-record/public-record.ts';
import { qualityFigures, type QualityFigures } from './quality-report.ts';
import { setBFigures, type SetBFigures } from './set-b.ts';
import { startingValuesFigures, type StartingValuesFigures } from './starting-values.ts';
import { poolSums } from './statistics.ts';
import type { StudySize, Outcome } from './tasks.ts';

export interface Study {
  about: {
    date: string;
    seed: string;
    durationSeconds: number;
    bank: string;
    node: string;
    cores: number;
    size: StudySize;
  };
  bars: JudgedBar[];
  figures: Figures;
}

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
