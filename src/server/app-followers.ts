/** Lists the effects that a change in one feature has on others. */

import { updateCopy, renewDetails, withdrawCopy } from './features/donations/donations.ts';
import { signInByEmail } from './features/email/email.ts';
import { findInsight } from './features/insights/insights.ts';
import { prepareProfile } from './features/profile/profile.ts';
import {
  hasOpenLinks,
  publishRecord,
  removeLimitsFromLinks,
  removeLinks,
} from './features/sharing/sharing.ts';
import {
  endAllPairs,
  listOutcomes,
  removeLimits,
  takeBackYes,
} from './features/together/together.ts';
import type { Followers, Services } from './platform/app-services.ts';
import type { AppObserver } from './platform/metrics/app-observer.ts';

/** `services` returns those that have these followers. */
export function createFollowers(
  services: () => Services,
  observer: AppObserver | undefined,
): Followers {
  return {
    signInByEmail: (client, body) => signInByEmail(services(), client, body),
    surveyStarted: (synthetic) => observer?.surveyStarted(synthetic),
    async surveyFinished(owner, attempt) {
      if (attempt.rounds.length === 0) observer?.surveyFinished(attempt.synthetic);
      await prepareProfile(services(), owner, attempt);
    },
    async surveyFinishing(tx, owner) {
      await updateCopy(services(), tx, owner);
      await takeBackYes(services(), tx, owner);
    },
    async limitMarked(tx, owner) {
      await removeLimitsFromLinks(services(), tx, owner);
      await removeLimits(services(), tx, owner);
    },
    recordChanged: (tx, owner) => publishRecord(services().bankInUse(), tx, owner),
    informationChanged: (tx, owner) => renewDetails(services(), tx, owner),
    async accountDeleting(tx, owner) {
      await endAllPairs(services(), tx, owner);
      await withdrawCopy(services(), tx, owner);
    },
    hasOpenLinks: (tx, userId) => hasOpenLinks(tx, userId, services().now()),
    removeLinks: (tx, userId) => removeLinks(services(), tx, userId),
    findInsight,
    listOutcomes: (tx, owner, attemptId) => listOutcomes(tx, owner, attemptId, services().now()),
  };
}
