/** What a visitor who came by somebody's code, invitation or link is offered as the next step. */

import { bareCode } from '../../../domain/codes.ts';
import { paths } from '../navigation/paths.ts';
import * as words from '../words.ts';
import type { Arrival } from './arrival.ts';

export interface Offer {
  readonly text: string;
  /** The next step; null while it needs a profile that is not there yet. */
  readonly step: { readonly label: string; readonly to: string } | null;
}

/** Whether the visitor has a profile; while a survey is retaken, the former one is still there. */
export type OwnProfile = 'none' | 'former' | 'finished';

export function readOffer(arrival: Arrival, profile: OwnProfile): Offer {
  if (arrival.kind === 'link')
    return {
      text: words.linkShared,
      step: { label: words.openLink, to: paths.openedLink(arrival.token) },
    };
  const isCode = arrival.kind === 'code';
  if (profile === 'none') return { text: words.purposes[arrival.kind], step: null };
  // A shared reading is by all answers, so it waits for the last one; a comparison need not.
  if (profile === 'former' && !isCode) return { text: words.afterRetake, step: null };
  return isCode
    ? {
        text: words.profileWaits,
        step: { label: words.compareNow, to: paths.compare(arrival.shareCode) },
      }
    : {
        text: words.invitationWaits,
        step: { label: words.openInvitation, to: paths.together() },
      };
}

/** The owner of a code may have opened it before signing in; there is nothing to offer then. */
export const isOwnCode = (arrival: Arrival, ownCode: string | null): boolean =>
  arrival.kind === 'code' && ownCode !== null && bareCode(arrival.shareCode) === bareCode(ownCode);
