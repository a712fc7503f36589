/** RESULTS.md: the bars of a study, why some are missed, and what the questions report. */

import { type JudgedBar, table, withError } from './question.ts';
import { reportOf, type Study, type StudyName } from './study.ts';

/** Explains why bars are missed, by their items. */
const reasons: Record<string, string> = {
  m2d: 'One person’s answers cannot tell a liking for fantasies from deeds that are harder for everybody. Only a calibration can, which estimates how hard each question is; until then few contrasts are told (m2a, m2b), and never one whose sign depends on the assumption.',
  '8d': 'The bar is of the second edition, whose percent was an index. Nearly half of its variance belonged to the two people, whomever they met; the percent of today leaves that out, and what remains is harder to measure. Most pairs keep their level or move by one (8f).',
  '8e': 'Likewise: the percent fills the range from 0 to 100, which the index did not.',
};

const intros: Partial<Record<StudyName, string>> = {
  sentences: `**Synthetic people who do not share the model** ([README.md](../README.md)). A bar is judged by the worst world, give or take two standard errors.`,
  main: `**Synthetic people who follow the model** ([README.md](README.md)): upper bounds, and nothing about real respondents. ± is a standard error by leaving out one chunk of people at a time.`,
};

type StoredStudy = Pick<Study, 'bars' | 'figures'> & Partial<Pick<Study, 'about'>>;

const describeRun = ({ date, durationSeconds, node, seed, bank }: Study['about']): string =>
  ` on ${date} in ${durationSeconds} s (Node ${node}), seed “${seed}”, bank ${bank}.`;

/** Matches bars about events that never occurred. One sentence counts them all. */
const isNever = ({ bar, value }: JudgedBar): boolean => bar === '≤ 0' && value === 0;

/** Returns RESULTS.md. */
export function resultsPage(study: StudyName, { about, bars, figures }: StoredStudy): string {
  const missed = bars.filter(({ holds }) => !holds);
  const never = bars.filter(isNever).length;
  const rows = missed.map((bar) => [bar.item, bar.what, bar.bar, withError(bar)]);
  const paragraphs = [
    `# Results of the ${study === 'main' ? 'simulation' : study} study`,
    `Written by \`npm run study${study === 'main' ? '' : ` -- ${study}`}\`${about ? describeRun(about) : '.'}`,
    intros[study] ?? '',
    '## The bars of measurement §10',
    `${bars.length - missed.length} of ${bars.length} hold.${never === 0 ? '' : ` ${never} of them count what must never happen, and did not.`} A run prints all; here are those that it misses.`,
    missed.length > 0 ? table(['Item', 'What', 'Bar', 'Reached'], rows) : '',
    ...[...new Set(missed.map(({ item }) => item))].map(
      (item) => `- **${item}**: ${reasons[item] ?? 'Not explained yet.'}`,
    ),
    ...reportOf(study, figures),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
