/** What a holder of the share link can see, in one sentence for each choice of its owner. */

import {
  type CompareDetail,
  defaultCompareDetail,
  maxNamedItems,
} from '../../../domain/readings/comparing.ts';
import * as words from './words.ts';

const whenComparing: Readonly<Record<CompareDetail, string>> = {
  fit: words.onlyFit,
  few: words.fitAndSome(maxNamedItems),
  all: words.fitAndAll,
};

export const describeLink = (detail: CompareDetail = defaultCompareDetail): string =>
  words.whatLinkShows(whenComparing[detail]);
