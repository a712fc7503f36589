/** Chooses the next step for a visitor who arrived by a code, invitation or link. */

import { bareCode } from '../../../domain/codes.ts';
import { paths } from '../navigation/paths.ts';
import * as words from '../words.ts';
import type { Arrival } from './arrival.ts';

export interface Offer {
  readonly text: string;
  /** The next step; null while the visitor lacks the profile for it. */
  readonly step: { readonly label: string; readonly to: string } | null;
}

/** Whether the visitor has a profile. During a retake the earlier one still counts. */
export type OwnProfile = 'none' | 'former' | 'finished';

/** What brings the visitor, on the screens before their own profile. */
export const purposes: Readonly<Record<Arrival['kind'], string>> = {
  code: words.codePurpose,
  invitation: words.invitationPurpose,
  link: `${words.linkShared} ${words.linkKept}`,
  study: words.studyPurpose,
};

export function readOffer(arrival: Arrival, profile: OwnProfile): Offer {
  if (arrival.kind === 'link')
    return {
      text: words.linkShared,
      step: { label: words.openLink, to: paths.openedLink(arrival.token) },
    };
  if (arrival.kind === 'study')
    return profile === 'finished'
      ? { text: words.studyHasCopy, step: { label: words.openStudy, to: paths.study() } }
      : { text: purposes.study, step: null };
  const isCode = arrival.kind === 'code';
  if (profile === 'none') return { text: purposes[arrival.kind], step: null };
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

/** Offers nothing if the code is the visitor's own, opened before signing in. */
export const isOwnCode = (arrival: Arrival, ownCode: string | null): boolean =>
  arrival.kind === 'code' && ownCode !== null && bareCode(arrival.shareCode) === bareCode(ownCode);
