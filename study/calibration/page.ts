/** Builds RESULTS.md of the calibration study. */

import { shortNumber, table } from '../report/page/format.ts';
import type { CalibrationBar } from './bars.ts';
import type { ConditionFigures, FormFigures, GroupFigures } from './figures.ts';

export interface CalibrationStudy {
  bars: CalibrationBar[];
  conditions: ConditionFigures[];
  groups: GroupFigures[];
}

export function calibrationPage({ bars, conditions, groups }: CalibrationStudy): string {
  const missed = bars.filter(({ holds }) => !holds).length;
  const paragraphs = [
    '# Results of the calibration study',
    `Written by \`npm run study -- calibration\`. Simulated people answer the form that the product chooses for them under its starting values, 48 and 15 to 25 questions; \`calibrate\` filters them and fits twice. Slopes and locations differ from the starting values as in the other worlds of the study. A shifted population lies .6 below the zero of the true parameters; a calibration sets its own mean to 0, so that the true thresholds are raised by .6 before they are compared.`,
    missed === 0 ? 'All bars hold.' : `${missed} of ${bars.length} bars are missed.`,
    '## Bars',
    table(
      ['What', 'Bar', 'Value', 'Holds'],
      bars.map(({ what, bar, value, holds }) => [
        what,
        bar,
        shortNumber(value),
        holds ? 'yes' : '**no**',
      ]),
    ),
    '## All conditions',
    'RMSE of a and b, mean error of log a, and share of 95 % intervals that contain the truth; then new people after 48 + 15 questions. The figures of new people and of the intervals do not depend on the scale.',
    conditionTable(conditions),
    '## Groups that answer differently',
    'Six questions of Set A are .5 logits harder for the second group. That is a small difference: the sampling error of one question with 1,000 people in each group is about .1 logits, with 200 people .2, and many questions are tested at once. Groups whose means differ say less, because fewer of their people have the same level.',
    table(
      ['People in each group', 'Means apart', 'Found', 'False alarms'],
      groups.map(({ people, impact, power, falseAlarms }) =>
        [people, impact, power, falseAlarms].map(shortNumber),
      ),
    ),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

const pair = (first: number, second: number): string =>
  `${shortNumber(first)}, ${shortNumber(second)}`;

function conditionTable(conditions: readonly ConditionFigures[]): string {
  const errors = ({ slopeRmse, thresholdRmse }: FormFigures): string =>
    pair(slopeRmse, thresholdRmse);
  return table(
    [
      'People',
      'worlds',
      'a, b of Set A',
      'a, b of the pool',
      'log a: Set A, pool',
      'covered: Set A, pool',
      'filtered',
      'remaining step (SE)',
      'new people: RMSE, covered',
    ],
    conditions.map((figures) => [
      figures.name,
      String(figures.worlds),
      errors(figures.setA),
      errors(figures.pool),
      pair(figures.setA.logSlopeBias, figures.pool.logSlopeBias),
      pair(figures.setA.coverage, figures.pool.coverage),
      shortNumber(figures.filteredShare),
      shortNumber(figures.remainingStep),
      pair(figures.newTraitRmse, figures.newTraitCoverage),
    ]),
  );
}
