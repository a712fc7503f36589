/** Draws the plots of the study from its figures. */

import { mkdirSync, writeFileSync } from 'node:fs';
import type { Study } from '../study.ts';
import { chart } from './chart.ts';
import type { Drawing } from './drawing.ts';
import { drawCompatibility, drawPersonFit } from './people-plots.ts';
import { plots, type Plot, type PlotFile } from './plot-list.ts';
import { drawCoverage, drawPolarityMargin, drawRmseByForm } from './precision-plots.ts';
import { drawExposure, drawSetBLength } from './set-b-plots.ts';

const draw: Record<PlotFile, (study: Study) => Drawing> = {
  'rmse-by-form.svg': drawRmseByForm,
  'coverage.svg': drawCoverage,
  'polarity-margin.svg': drawPolarityMargin,
  'set-b-length.svg': drawSetBLength,
  'exposure.svg': drawExposure,
  'compatibility.svg': drawCompatibility,
  'person-fit.svg': drawPersonFit,
};

export function drawPlot({ file, title, description }: Plot, study: Study): string {
  const { series, x, y, content } = draw[file](study);
  return chart({ title, description, series }, x, y, content);
}

/** Writes every plot into the folder. */
export function writePlots(study: Study, folder: URL): void {
  mkdirSync(folder, { recursive: true });
  for (const plot of plots) writeFileSync(new URL(plot.file, folder), drawPlot(plot, study));
}
