/** The bars of change over time (measurement §4.7). */

import type { ChangeKind } from '../../parts/change/change.ts';
import type { ChangeFigures } from '../figures/change.ts';
import type { Bar } from './bar.ts';

const kindNames: Readonly<Record<ChangeKind, string>> = {
  none: 'no change',
  one: '1 SD in one trait',
  two: '2 SD in one trait',
  drift: '.5 SD in all traits',
};
const kinds = Object.keys(kindNames) as ChangeKind[]; // as: the keys of a complete record

export const changeBars: readonly Bar<ChangeFigures>[] = [
  {
    item: 'm11a',
    what: 'false alarms per trait, without correction',
    min: 0.04,
    max: 0.06,
    margin: 0.02,
    figure: ({ byScoring }) => byScoring.calibrated.none.found,
  },
  {
    item: 'm11b',
    what: 'the same, provisional parameters',
    min: 0.04,
    max: 0.08,
    margin: 0.02,
    figure: ({ byScoring }) => byScoring.provisional.none.found,
  },
  {
    item: 'm11c',
    what: 'people of whom a change is told by chance',
    max: 0.06,
    margin: 0.04,
    figure: ({ byScoring }) => byScoring.calibrated.none.anyTold,
  },
  {
    item: 'm11d',
    what: 'the same, provisional parameters',
    max: 0.06,
    margin: 0.05,
    figure: ({ byScoring }) => byScoring.provisional.none.anyTold,
  },
  {
    item: 'm11e',
    what: 'power without correction, 1 SD in one trait',
    min: 0.22,
    margin: 0.11,
    figure: ({ byScoring }) => byScoring.calibrated.one.found,
  },
  {
    item: 'm11f',
    what: 'power without correction, 2 SD in one trait',
    min: 0.6,
    margin: 0.12,
    figure: ({ byScoring }) => byScoring.calibrated.two.found,
  },
  ...kinds.map((kind) => ({
    item: 'm11g',
    what: `coverage of the 95 % interval, ${kindNames[kind]}`,
    min: 0.925,
    max: 0.965,
    margin: 0.06,
    figure: ({ byScoring }: ChangeFigures) => byScoring.calibrated[kind].coverage,
  })),
  ...kinds.map((kind) => ({
    item: 'm11h',
    what: `the same, provisional parameters, ${kindNames[kind]}`,
    min: 0.91,
    margin: 0.06,
    figure: ({ byScoring }: ChangeFigures) => byScoring.provisional[kind].coverage,
  })),
  {
    item: 'm11i',
    what: 'comparisons that exchanging the dates does not negate exactly',
    max: 0,
    figure: ({ unequal }) => unequal,
  },
];
