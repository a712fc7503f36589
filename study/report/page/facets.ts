/** The section of RESULTS.md on the difference of fantasy and activity. */

import type { Figures } from '../figures/figures.ts';
import { percent, shortNumber, withError } from './format.ts';

export function facetSection({ facets }: Figures): string[] {
  const { people, claims, wrongSign, withoutContrast, foursGap } = facets;
  return [
    '## Fantasy and activity',
    `${people} people of the prior, and the same people with all contrasts at zero, in the product’s form and with expert parameters that are off. A difference is claimed where the gap is beyond its 95 % margin: in ${withError(claims)} themes of a person of the prior, of which ${percent(wrongSign.value)} have the wrong sign, and in at least one theme of ${percent(withoutContrast.value)} of the people without contrast. Answering 4 throughout leaves a largest gap of ${shortNumber(foursGap.setA)} points after Set A, and after the whole survey of ${shortNumber(foursGap.survey)} on average and ${shortNumber(foursGap.worstSurvey)} at worst, depending on the questions of Set B.`,
  ];
}
