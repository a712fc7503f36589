/** Why two people got the level they got, in a few sentences that name dimensions only (measurement §6). */

import type { DimensionKey } from '../../../domain/themes.ts';
import type { CompareResult } from '../../../psychometrics/index.ts';

const topics: Readonly<Record<DimensionKey, string>> = {
  DS: 'who leads and who follows',
  SM: 'giving and receiving intense sensation',
  BOND: 'binding and being bound',
  EXVOY: 'showing and watching',
  FET: 'particular materials, clothing and objects',
  HUMIL: 'consensual humiliation play',
  PRIMAL: 'instinctive, physical play',
  ROLE: 'caring and being cared for',
  ENM: 'openness beyond one partner',
  SENS: 'sensory and soft play',
};

export function explain(result: CompareResult): string {
  const { topThemes, greatestUnmet } = result.contributions;
  const meeting = topThemes.map((theme) => topics[theme]).join(' and in ');
  const sentences = [
    meeting === ''
      ? 'Neither of you stated strong wishes, so there is little to meet or to miss.'
      : `You meet most in ${meeting}: what one of you wants, the other is open to.`,
    ...(greatestUnmet
      ? [
          `The largest open wish is ${topics[greatestUnmet.theme]}; ${greatestUnmet.whose === 'mine' ? 'you want it more than your partner does' : 'your partner wants it more than you do'}.`,
        ]
      : []),
    `The figure lies between ${result.interval[0]} and ${result.interval[1]} percent with a certainty of 90 %, and is meant to be conservative.`,
    ...(result.neighbourLevel ? [`It could also be “${result.neighbourLevel}”.`] : []),
  ];
  return sentences.join(' ');
}
