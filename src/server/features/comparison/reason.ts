/** Why two people got the level they got, in a few sentences that name dimensions only (measurement §6). */

import { themeFacts } from '../../../domain/themes.ts';
import type { CompareResult } from '../../../psychometrics/index.ts';

export function explain(result: CompareResult): string {
  const { topThemes, greatestUnmet } = result.contributions;
  const meeting = topThemes.map((theme) => themeFacts[theme].exchange).join(' and in ');
  const sentences = [
    meeting === ''
      ? 'Neither of you stated strong wishes, so there is little to meet or to miss.'
      : `You meet most in ${meeting}: what one of you wants, the other is open to.`,
    ...(greatestUnmet
      ? [
          `The largest open wish is ${themeFacts[greatestUnmet.theme].exchange}; ${greatestUnmet.whose === 'mine' ? 'you want it more than your partner does' : 'your partner wants it more than you do'}.`,
        ]
      : []),
    `The figure lies between ${result.interval[0]} and ${result.interval[1]} percent with a certainty of 90 %, and is meant to be conservative.`,
    ...(result.neighbourLevel ? [`It could also be “${result.neighbourLevel}”.`] : []),
  ];
  return sentences.join(' ');
}
