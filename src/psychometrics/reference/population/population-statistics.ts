/** The statistics that are published about all people who donated their answers (ADR 30). */

import { cellStep, minNewPeople, peopleStep } from '../../../domain/readings/statistics.ts';
import { z95 } from '../../../domain/scoring.ts';
import { polarityThemes, themes, type PolarityTheme, type Theme } from '../../../domain/themes.ts';
import type { Bank } from '../../bank/bank.ts';
import { countCells, type ScoredPerson } from './population-scales.ts';
import { cellNoiseSd, type PopulationSums } from './population-sums.ts';
import { publishCells } from './published-cells.ts';
import { scaleReliability } from './reliability.ts';
import { type InformationCurve, testInformation } from './test-information.ts';

export interface PopulationStatistics {
  /** Rounded down to a multiple of 50. */
  readonly people: number;
  /** Half the width of the 95 % interval of each number of people, from noise and rounding. */
  readonly margin: number;
  readonly themes: readonly {
    readonly theme: Theme;
    /** The number of people in each cell, a multiple of ten; null if hidden. */
    readonly cells: readonly (number | null)[];
    /** 0..1 in steps of .05; null if it cannot be told. */
    readonly reliability: number | null;
    readonly information: readonly InformationCurve[];
  }[];
  readonly polarities: readonly {
    readonly theme: PolarityTheme;
    readonly reliability: number | null;
  }[];
}

interface Population {
  readonly sums: PopulationSums;
  /** The people of the sums who still take part. */
  readonly present: readonly ScoredPerson[];
  readonly bank: Bank;
}

/** Returns the statistics about the people of the sums. Throws a RangeError below 50 people. */
export function describePopulation({ sums, present, bank }: Population): PopulationStatistics {
  if (sums.people < minNewPeople)
    throw new RangeError(`Statistics need ${minNewPeople} people; there are ${sums.people}.`);
  const noiseSd = cellNoiseSd(sums);
  const presentCells = countCells(present);
  return {
    people: Math.floor(sums.people / peopleStep) * peopleStep,
    margin: Math.ceil(z95 * Math.sqrt(noiseSd ** 2 + cellStep ** 2 / 12)),
    themes: themes.map((theme, scale) => ({
      theme,
      cells: publishCells({
        noisy: sums.cells[scale]!,
        present: presentCells[scale]!,
        noiseSd,
      }),
      reliability: scaleReliability(sums, scale),
      information: testInformation(bank, theme),
    })),
    polarities: polarityThemes.map((theme, i) => ({
      theme,
      reliability: scaleReliability(sums, themes.length + i),
    })),
  };
}
