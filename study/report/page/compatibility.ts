/** The section of RESULTS.md on the comparison of two people. */

import { compatibilityConditions } from '../../parts/compatibility/administration.ts';
import type { CompatibilityFigures } from '../figures/compatibility.ts';
import type { Figures } from '../figures/figures.ts';
import { table, withError } from './format.ts';

export function compatibilitySection({ compatibility }: Figures): string[] {
  const { conditions, randomPairs, matches } = compatibility;
  return [
    '## Compatibility',
    `${randomPairs} random pairs and ${matches} constructed matches (complementary traits correlate .8), each answered twice by the same people. Percent, interval and level as shown. Kappa: quadratic weights.`,
    conditionTable(compatibility),
    `Mean width of the interval ${withError(conditions['calibrated 48+15'].meanWidth)} points.`,
    'The peer: ordinary correlation of the 48 raw answers of two people, of equal questions or of each with its counterpart from the other side.',
    peerTable(compatibility),
    'The truth in “r with truth” is the index itself, which favours it over the peers. In telling constructed matches from random pairs the complementary correlation does better than the percent: it ignores how much two people want and looks at the pattern alone, while the percent also rewards two people of broad interests who were not made for each other.',
  ];
}

const conditionColumns = [
  ['RMSE random', 'rmseRandom'],
  ['r with truth', 'truthRandom'],
  ['retest r random', 'retestRandom'],
  ['retest r all', 'retestAll'],
  ['SD of difference', 'differenceSd'],
  ['cover 90 random', 'coverageRandom'],
  ['cover 90 matches', 'coverageMatches'],
  ['same level', 'sameLevel'],
  ['within one', 'withinOneLevel'],
  ['kappa', 'kappa'],
  ['bias random', 'biasRandom'],
  ['bias matches', 'biasMatches'],
  ['AUC', 'auc'],
] as const;

function conditionTable({ conditions }: CompatibilityFigures): string {
  return table(
    ['Form', ...conditionColumns.map(([header]) => header)],
    compatibilityConditions.map((condition) => [
      condition,
      ...conditionColumns.map(([, figure]) => withError(conditions[condition][figure])),
    ]),
  );
}

function peerTable({ peers }: CompatibilityFigures): string {
  return table(
    ['Peer', 'retest r random', 'r with truth', 'AUC matches'],
    (['same', 'complementary'] as const).map((kind) => [
      kind === 'same' ? 'equal questions' : 'complementary questions',
      withError(peers[kind].retestRandom),
      withError(peers[kind].truthRandom),
      withError(peers[kind].auc),
    ]),
  );
}
