import { z } from 'zod';
import {
  cellCount,
  cellStep,
  minCellPeople,
  minNewPeople,
  peopleStep,
} from '../domain/statistics.ts';
import { polarityThemes, themes } from '../domain/themes.ts';
import { percent } from './ids.ts';
import type { Shapes } from './shape.ts';

const share = z.number().min(0).max(1);

/** The number of people in one cell of a theme; null if it is hidden (ADR 30). */
const cell = z.int().min(minCellPeople).multipleOf(cellStep).nullable();

/** How sharply the questions of one pole measure, by the score. */
const informationCurve = z.object({
  pole: z.enum(['+', '-', '0']),
  scores: z.array(percent).readonly(),
  information: z.array(z.number().min(0)).readonly(),
});

/** What a calibration publishes, or a demonstration. It is stored as it is and never changed. */
export const statisticsSnapshot = z.object({
  day: z.iso.date(),
  parameterSet: z.string().min(1).max(80),
  /** Whether these are simulated people of a demonstration. The oldest snapshots lack it. */
  synthetic: z.boolean().default(false),
  people: z.int().min(minNewPeople).multipleOf(peopleStep),
  margin: z.int().min(1),
  themes: z
    .array(
      z.object({
        theme: z.enum(themes),
        cells: z.array(cell).length(cellCount).readonly(),
        reliability: share.nullable(),
        information: z.array(informationCurve).readonly(),
      }),
    )
    .readonly(),
  polarities: z
    .array(z.object({ theme: z.enum(polarityThemes), reliability: share.nullable() }))
    .readonly(),
});

const itemCount = z.int().min(0);

const publicStatistics = z.object({
  /** How many questions have parameters of each origin. */
  parameters: z.object({
    provisional: itemCount,
    literature: itemCount,
    calibrated: itemCount,
    /** How many people's answers the calibrated ones rest on; null if none are. */
    people: z.int().min(1).nullable(),
  }),
  statistics: statisticsSnapshot.nullable(),
});

export const statisticsShapes = {
  publicStatistics: { reply: publicStatistics },
} as const satisfies Shapes;
