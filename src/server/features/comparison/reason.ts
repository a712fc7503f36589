/**
 * Explains a compatibility level in sentences that name themes but never a single answer
 * (measurement §6).
 */

import { themeFacts } from '../../../domain/themes.ts';
import type { CompareResult } from '../../../psychometrics/index.ts';

function describeMeeting({ topThemes }: CompareResult['contributions']): string {
  const exchanges = topThemes.map((theme) => themeFacts[theme].exchange).join(' and in ');
  return exchanges === ''
    ? 'Neither of you stated strong wishes, so there is little to meet or to miss.'
    : `You meet most in ${exchanges}: what one of you wants, the other is open to.`;
}

function describeUnmetWish({ greatestUnmet }: CompareResult['contributions']): string[] {
  if (!greatestUnmet) return [];
  const person =
    greatestUnmet.side === 'mine'
      ? 'you want it more than your partner does'
      : 'your partner wants it more than you do';
  return [`The largest open wish is ${themeFacts[greatestUnmet.theme].exchange}; ${person}.`];
}

export function formatReason({ contributions, interval, neighbourLevel }: CompareResult): string {
  const [low, high] = interval;
  return [
    describeMeeting(contributions),
    ...describeUnmetWish(contributions),
    `The figure lies between ${low} and ${high} percent with a certainty of 90 %, and is meant to be conservative.`,
    ...(neighbourLevel ? [`It could also be “${neighbourLevel}”.`] : []),
  ].join(' ');
}
