/** The section of RESULTS.md on the levels of the comparison. */

import { pairKinds, type PairKind } from '../../parts/levels/levels.ts';
import type { Figures } from '../figures/figures.ts';
import type { KindFigures } from '../figures/levels.ts';
import { table, withError } from './format.ts';

/** The same figures of the product before its second edition: 1,200 pairs of each kind. */
const before: Record<PairKind, readonly [levels: string, coverage: string, bias: string]> = {
  random: ['2 / 8 / 32 / 58', '0.912', '0.0'],
  matched: ['0 / 1 / 10 / 90', '0.388', '-7.1'],
  opposed: ['10 / 25 / 48 / 17', '0.619', '7.1'],
  reserved: ['6 / 37 / 57 / 0', '0.934', '-1.2'],
};

const scoringNames = { calibrated: 'true', provisional: 'expert, off' } as const;

export function levelsSection({ levels }: Figures): string[] {
  return [
    '## Levels of the comparison',
    `${levels.pairsOfEachKind} pairs of each kind, by the product's form. In matched pairs complementary traits correlate .8, in opposed pairs -.8; the two people of a reserved pair answer 1 or 2 to ${Math.round(100 * levels.refused)} % of Set A. The level is the most probable one, and every pair is compared twice, from new answers.`,
    kindTable(levels.kinds),
    `Kappa over random and matched pairs together: ${withError(levels.kappa.calibrated)} with true parameters, ${withError(levels.kappa.provisional)} with the expert's.`,
    'The levels compare a pair with what the same two people have with random partners. Two people who refuse nearly everything fit each other far better than they fit others, so almost all of them are named very compatible: this is the same rule that puts two uninterested people at the top.',
    'Before, with fixed cuts at 50, 58 and 68 percent and each person scored without the other (expert parameters that are off; the reserved pairs of this table refused 71 %):',
    table(
      ['Pairs', 'levels, lowest to highest, %', 'cover 90', 'bias'],
      (Object.keys(before) as PairKind[]).map((kind) => [kind, ...before[kind]]), // as: its keys
    ),
  ];
}

function kindTable(kinds: Figures['levels']['kinds']): string {
  const row = (name: string, figures: KindFigures): string[] => [
    name,
    figures.levels.map(({ value }) => Math.round(100 * value)).join(' / '),
    withError(figures.coverage),
    withError(figures.bias),
    withError(figures.width),
    withError(figures.withinOne),
    figures.withinOneByChance.toFixed(2),
    withError(figures.kappa),
  ];
  return table(
    [
      'Pairs, parameters',
      'levels, lowest to highest, %',
      'cover 90',
      'bias',
      'width',
      'within one',
      'by chance',
      'kappa',
    ],
    (['calibrated', 'provisional'] as const).flatMap((scoring) =>
      (Object.keys(pairKinds) as PairKind[]).map((kind) =>
        // as: its keys
        row(`${kind}, ${scoringNames[scoring]}`, kinds[scoring][kind]),
      ),
    ),
  );
}
