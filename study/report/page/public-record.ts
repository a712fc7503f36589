/** The section of RESULTS.md on the public record. */

import { questionGroups } from '../../parts/public-record/disclosure.ts';
import { recordPairKinds } from '../../parts/public-record/record-pairs.ts';
import { viewNames } from '../../parts/public-record/view.ts';
import type { Figures } from '../figures/figures.ts';
import { percent, table, withError } from './format.ts';

const viewTitles = {
  record: 'public record, steps of 5',
  tenths: 'first edition: tenths with standard errors',
} as const;
/** The questions that the solver attacks. */
const attackedGroups = { record: questionGroups, tenths: ['unpoled'] } as const;
const groupTitles = { all: 'all', unpoled: 'core, themes without poles' } as const;

export function publicRecordSection({ publicRecord }: Figures): string[] {
  const { kinds, disclosure, people, pairsOfEachKind } = publicRecord;
  return [
    '## The public record',
    `${pairsOfEachKind} pairs of each kind, compared by their records alone and by all answers (expert parameters that are off).`,
    table(
      [
        'Pairs',
        'levels by records, %',
        'top two',
        'level as by answers',
        'RMS difference of the percents',
        'cover 90',
      ],
      recordPairKinds.map((kind) => {
        const { levels, topTwo, sameLevel, percentDifference, coverage } = kinds[kind];
        return [
          kind,
          levels.map(({ value }) => Math.round(100 * value)).join(' / '),
          ...[topTwo, sameLevel, percentDifference, coverage].map(withError),
        ];
      }),
    ),
    `What a solver computes back from the figures that a share code shows (${people.record} people; ${people.tenths} for the first edition), in points above the best prediction by somebody who knows the true traits. The solver knows the model, the true parameters and which questions were asked, and samples the answer patterns that lead to the figures. In the first edition it attacks the themes without poles alone, and it does not find the best patterns in so short a search: there its figures are lower bounds.`,
    table(
      [
        'Shown',
        'Questions',
        'exact from traits',
        'gain, points',
        'high or low from traits',
        'gain, points',
      ],
      viewNames.flatMap((view) =>
        attackedGroups[view].map((group) => {
          const figures = disclosure[view][group];
          return [
            viewTitles[view],
            groupTitles[group],
            percent(figures.exactFromTraits),
            withError(figures.exactGain),
            percent(figures.highFromTraits),
            withError(figures.highGain),
          ];
        }),
      ),
    ),
  ];
}
