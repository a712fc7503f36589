/** How widely somebody answered high, in words. */

import { type Breadth, maxSharedItems } from '../../../../domain/readings/together.ts';
import * as words from './words.ts';

interface BreadthText {
  /** A label of one or two words. */
  readonly name: string;
  readonly sentence: string;
  /** What that means for the decision. */
  readonly meaning: string;
}

export const breadthTexts: Readonly<Record<Breadth, BreadthText>> = {
  few: {
    name: words.few,
    sentence: words.fewHigh,
    meaning: words.fewHighMeans,
  },
  some: {
    name: words.some,
    sentence: words.someHigh,
    meaning: words.someHighMeans,
  },
  many: {
    name: words.many,
    sentence: words.manyHigh,
    meaning: words.manyHighMeans,
  },
  nearlyAll: {
    name: words.nearlyAll,
    sentence: words.nearlyAllHigh,
    meaning: words.nearlyAllHighMeans(maxSharedItems),
  },
};
