/** RESULTS.md: the bars of a study, why some are missed, and what the questions report. */

import { table, withError } from './question.ts';
import { reportOf, type Study, type StudyName } from './study.ts';

/** Explains why bars are missed, by their items. */
const reasons: Record<string, string> = {
  m2d: 'One person’s answers cannot tell a liking for fantasies from deeds that are harder for everybody. Only a calibration can, which estimates how hard each question is; until then few contrasts are told (m2a, m2b), and never one whose sign depends on the assumption.',
  '8d': 'The bar is of the second edition, whose percent was an index. Nearly half of its variance belonged to the two people, whomever they met; the percent of today leaves that out, and what remains is harder to measure. Most pairs keep their level or move by one (8f).',
  '8e': 'Likewise: the percent fills the range from 0 to 100, which the index did not.',
};

const intros: Partial<Record<StudyName, string>> = {
  main: `**Synthetic people who follow the model**, in worlds with the product's 128 questions, each with other true parameters (slopes lognormal around 1.7 with .3 on the log scale, locations off the expert's by SD .4). Truth and answers come from a second, naive program; everything else passes through the functions that the server calls. Real answers have response styles, local dependence and traits that are not normal: read these figures as upper bounds. Nothing here is a result about real respondents. ± is a standard error by leaving out one chunk of people at a time.`,
};

type StoredStudy = Pick<Study, 'bars' | 'figures'> & Partial<Pick<Study, 'about'>>;

const describeRun = ({ date, durationSeconds, node, seed, bank }: Study['about']): string =>
  ` on ${date} in ${durationSeconds} s (Node ${node}), seed “${seed}”, bank ${bank}. The same seed gives the same numbers whatever the number of cores.`;

/** Returns RESULTS.md. */
export function resultsPage(study: StudyName, { about, bars, figures }: StoredStudy): string {
  const missed = bars.filter(({ holds }) => !holds);
  const rows = bars.map((bar) => [
    bar.item,
    bar.what,
    bar.bar,
    withError(bar),
    bar.holds ? 'yes' : '**no**',
  ]);
  const paragraphs = [
    `# Results of the ${study === 'main' ? 'simulation' : study} study`,
    `Written by \`npm run study${study === 'main' ? '' : ` -- ${study}`}\`${about ? describeRun(about) : '.'}`,
    intros[study] ?? '',
    '## The bars of measurement §10',
    `${bars.length - missed.length} of ${bars.length} hold.`,
    table(['Item', 'What', 'Bar', 'Reached', 'Holds'], rows),
    ...[...new Set(missed.map(({ item }) => item))].map(
      (item) => `- **${item}**: ${reasons[item] ?? 'Not explained yet.'}`,
    ),
    ...reportOf(study, figures),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
