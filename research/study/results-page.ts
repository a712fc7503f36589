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
  main: `**Synthetic people who follow the model** ([README.md](README.md)): upper bounds, and nothing about real respondents. ± is a standard error by leaving out one chunk of people at a time.`,
};

type StoredStudy = Pick<Study, 'bars' | 'figures'> & Partial<Pick<Study, 'about'>>;

const describeRun = ({ date, durationSeconds, node, seed, bank }: Study['about']): string =>
  ` on ${date} in ${durationSeconds} s (Node ${node}), seed “${seed}”, bank ${bank}.`;

/** The distance of a bar's figure from its nearest limit, as a share of that limit. */
const roomOf = ({ bar, value }: JudgedBar): number =>
  Math.min(
    ...(bar.match(/-?\d+(?:\.\d+)?/g) ?? []).map((text) => {
      const limit = Number(text);
      return Math.abs(value - limit) / (Math.abs(limit) || 1);
    }),
  );

/** Matches bars about events that never occurred. One sentence counts them all. */
const isNever = ({ bar, value }: JudgedBar): boolean => bar === '≤ 0' && value === 0;

/** Every missed bar, and of those that hold the one of each item with the least room. */
function selectTelling(bars: readonly JudgedBar[]): JudgedBar[] {
  const tightest = new Map<string, JudgedBar>();
  for (const bar of bars) {
    const before = tightest.get(bar.item);
    if (bar.holds && (!before || roomOf(bar) < roomOf(before))) tightest.set(bar.item, bar);
  }
  return bars.filter((bar) => !bar.holds || tightest.get(bar.item) === bar);
}

/** Returns RESULTS.md. */
export function resultsPage(study: StudyName, { about, bars, figures }: StoredStudy): string {
  const missed = bars.filter(({ holds }) => !holds);
  const never = bars.filter(isNever).length;
  const rows = selectTelling(bars.filter((bar) => !isNever(bar))).map((bar) => [
    bar.item,
    bar.what,
    bar.bar,
    bar.holds ? withError(bar) : `**${withError(bar)}, missed**`,
  ]);
  const paragraphs = [
    `# Results of the ${study === 'main' ? 'simulation' : study} study`,
    `Written by \`npm run study${study === 'main' ? '' : ` -- ${study}`}\`${about ? describeRun(about) : '.'}`,
    intros[study] ?? '',
    '## The bars of measurement §10',
    `${bars.length - missed.length} of ${bars.length} hold.${never === 0 ? '' : ` ${never} of them count what must never happen, and did not.`} Of bars with one number the table has the missed ones and the one with the least room; a run prints all.`,
    table(['Item', 'What', 'Bar', 'Reached'], rows),
    ...[...new Set(missed.map(({ item }) => item))].map(
      (item) => `- **${item}**: ${reasons[item] ?? 'Not explained yet.'}`,
    ),
    ...reportOf(study, figures),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
