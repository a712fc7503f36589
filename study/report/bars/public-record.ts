/** The bars (required limits) for the public record and the comparison by it (measurement §6.1). */

import type { QuestionGroup } from '../../parts/public-record/disclosure.ts';
import type { Bar } from './bar.ts';

const groupNames: Record<QuestionGroup, string> = {
  all: 'all questions',
  unpoled: 'core questions of themes without poles',
};

export const publicRecordBars: readonly Bar[] = [
  {
    item: 'm9a',
    what: 'level by two records equal to the level by all answers, random pairs',
    min: 0.8,
    margin: 0.1,
    figure: ({ publicRecord }) => publicRecord.kinds.random.sameLevel,
  },
  ...(['all', 'unpoled'] as const).flatMap((group, n): Bar[] => [
    {
      item: `m9${'bd'[n]}`,
      what: `exact answers computed back from a record, ${groupNames[group]}, points above the best prediction from true traits`,
      max: 5,
      margin: 6,
      figure: ({ publicRecord }) => publicRecord.disclosure.record[group].exactGain,
    },
    {
      item: `m9${'ce'[n]}`,
      what: `high or low computed back from a record, ${groupNames[group]}, points above the best prediction from true traits`,
      max: 5,
      margin: 6,
      figure: ({ publicRecord }) => publicRecord.disclosure.record[group].highGain,
    },
  ]),
];
