/** The figures of the whole study, and the bars that judge them. */

import { judge, type Bar, type JudgedBar } from './bars.ts';
import { costBars, type Calculation, type Cost } from './cost.ts';
import { agreementBars, symmetryBars, type Laws } from './laws.ts';
import {
  compatibilityBars,
  compatibilityFigures,
  type CompatibilityFigures,
} from './pairs/compatibility-report.ts';
import { levelBars, levelFigures, type LevelFigures } from './pairs/levels-report.ts';
import { facetBars, facetFigures, type FacetFigures } from './profile/facets.ts';
import {
  portraitBars,
  portraitFigures,
  textFigures,
  type PortraitFigures,
  type TextFigures,
} from './profile/portrait.ts';
import { precisionFigures, type PrecisionFigures } from './profile/precision-figures.ts';
import { precisionBars } from './profile/precision-report.ts';
import { qualityBars, qualityFigures, type QualityFigures } from './profile/quality-report.ts';
import {
  startingValuesBars,
  startingValuesFigures,
  type StartingValuesFigures,
} from './profile/starting-values.ts';
import {
  publicRecordBars,
  publicRecordFigures,
  type PublicRecordFigures,
} from './public-record/public-record.ts';
import { setBBars, setBFigures, type SetBFigures } from './set-b/set-b-report.ts';
import { poolSums } from './statistics.ts';
import type { StudySize, Outcome } from './tasks.ts';

/** The content of results.json. */
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
    laws: outcome.laws[0]!,
    cost,
  };
}

const bars: readonly Bar<Figures>[] = [
  ...agreementBars,
  ...precisionBars,
  ...facetBars,
  ...costBars,
  ...setBBars,
  ...compatibilityBars,
  ...levelBars,
  ...symmetryBars,
  ...qualityBars,
  ...startingValuesBars,
  ...portraitBars,
  ...publicRecordBars,
];

export const judgeBars = (figures: Figures, isQuick: boolean): JudgedBar[] =>
  judge(bars, figures, isQuick);
