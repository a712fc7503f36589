/** The section of RESULTS.md that puts the figures of the first edition beside those of today. */

import { type JudgedBar, shortNumber, table, withError } from './bars.ts';
import { calculations } from './cost.ts';
import { compatibilitySection } from './pairs/compatibility-report.ts';
import { levelsSection } from './pairs/levels-report.ts';
import { plots } from './plots/plots.ts';
import { facetSection } from './profile/facets.ts';
import { portraitSection } from './profile/portrait.ts';
import { precisionSections } from './profile/precision-report.ts';
import { qualitySection } from './profile/quality-report.ts';
import { publicRecordSection } from './public-record/public-record.ts';
import { setBSection } from './set-b/set-b-report.ts';
import type { Figures, Study } from './study.ts';

function beforeSection(bars: readonly JudgedBar[]): string[] {
  const rows = bars.flatMap(({ item, what, bar, value, firstEdition }) =>
    firstEdition === null ? [] : [[item, what, bar, shortNumber(firstEdition), shortNumber(value)]],
  );
  return [
    '## Old and new side by side',
    'What the first edition reached on the bars that were added after it. Its profile compared different questions for fantasy and activity; its person fit was lz of Set A alone; its Set B did not look at refusals; its comparison had fixed cuts and scored each person without the other; its marks and texts followed the highest score.',
    table(['Item', 'What', 'Bar', 'First edition', 'Now'], rows),
  ];
}

/** Explains why bars are missed. The keys are the `item` properties of the bars. */
const reasons: Record<string, string> = {
  '3f': 'Two of the fifteen places go to little-shown questions, so that every question collects answers; without them adaptive holds (3g). The choice in one batch knows only 48 answers, and a good fixed form is hard to beat (Choi 2010).',
  '3d': 'Two of the fifteen places go to little-shown questions; without them the bar is that of 3e.',
  '4b': 'Locations that are off move whole scores, and the margin knows nothing of that: a calibration closes it.',
  m2c: 'Equal answers to unequal questions are not equal interest: in the second edition a theme asks about things that differ more in rarity between its fantasies and its activities than in the first (3.9 there), and an answer of 4 to a rare thing means more than to a common one. The profile claims a difference only beyond its margin, and for people without one it does so rarely (m2a).',
  '8m': 'Two people who refuse nearly everything stand far above their random partners, so nearly all are named very compatible. The bar contradicts the one that puts two uninterested people at the top (8p): with one rule for all pairs only one of them can hold. The lowest level, which plain percentiles gave to such pairs, is not named (8n).',
};

export function resultsPage(study: Study): string {
  const { about, bars, figures } = study;
  const paragraphs = [
    '# Results of the simulation study',
    `Written by \`npm run study\` on ${about.date} in ${about.durationSeconds} s on ${about.cores} cores (Node ${about.node}), seed “${about.seed}”, bank ${about.bank}. The same seed gives the same numbers whatever the number of cores, but for the costs.`,
    `**Synthetic people who follow the model.** ${figures.people} people in ${about.size.worlds} worlds: the product's 128 questions, in each world with other true parameters (slopes lognormal around 1.7 with .3 on the log scale, locations off the expert's by SD .4). Truth and answers come from a second, naive program; everything else passes through the functions that the server calls. Real answers have response styles, local dependence and traits that are not normal: read these figures as upper bounds. Nothing here is a result about real respondents.`,
    '± is a standard error by leaving out one chunk of people at a time.',
    ...barsSection(bars),
    ...precisionSections(figures),
    ...facetSection(figures),
    ...setBSection(figures),
    ...compatibilitySection(figures),
    ...levelsSection(figures),
    ...publicRecordSection(figures),
    ...qualitySection(figures),
    ...portraitSection(figures),
    ...beforeSection(bars),
    ...costSection(figures),
    '## Plots',
    ...plots.map(({ file, title }) => `![${title}](plots/${file})`),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function barsSection(bars: Study['bars']): string[] {
  const missed = bars.filter(({ holds }) => !holds);
  const missedItems = missed.map(({ item }) => item).join(', ');
  const rows = bars.map((bar) => [
    bar.item,
    bar.what,
    bar.bar,
    withError(bar),
    bar.holds ? 'yes' : '**no**',
  ]);
  return [
    '## The bars of measurement §10',
    missed.length === 0
      ? 'All hold.'
      : `${bars.length - missed.length} of ${bars.length} hold. Missed: ${missedItems}; see below the table.`,
    table(['Item', 'What', 'Bar', 'Reached', 'Holds'], rows),
    ...missed.map(
      (bar) =>
        `- **${bar.item}**, ${bar.what}: ${withError(bar)} against ${bar.bar}. ${reasons[bar.item] ?? 'Not explained yet.'}`,
    ),
    'Item 11 (calibration from collected answers) is later work and is not studied here.',
  ];
}

function costSection({ cost }: Figures): string[] {
  const rows = calculations.map((name) => [
    name,
    shortNumber(cost[name].median),
    shortNumber(cost[name].p99),
  ]);
  return ['## Cost on one core', table(['Calculation', 'Median ms', '99 % ms'], rows)];
}
