/** Lists the effects that a change in one feature has on others. */

import { findHardLimits, type LimitCheck } from '../core/survey/hard-limits.ts';
import {
  endTakenBack,
  renewCopies,
  renewDetails,
  updateCopies,
  withdrawCopies,
} from './features/donations/donations.ts';
import { signInByEmail } from './features/email/email.ts';
import { discardTexts, findInsight } from './features/insights/insights.ts';
import { deleteFigures, prepareProfile } from './features/profile/profile.ts';
import {
  hasOpenLinks,
  publishRecord,
  removeFromLinks,
  removeLinks,
} from './features/sharing/sharing.ts';
import { loadLimitCheck } from './features/survey/survey.ts';
import {
  endAllPairs,
  listOutcomes,
  removeFromReadings,
  takeBackYes,
} from './features/together/together.ts';
import type { Followers, Services } from './platform/app-services.ts';
import type { Tx } from './platform/db/database.ts';
import type { Owner } from './platform/http/handlers.ts';
import type { AppObserver } from './platform/metrics/app-observer.ts';

/** `services` returns those that have these followers. */
export function createFollowers(
  services: () => Services,
  observer: AppObserver | undefined,
): Followers {
  /** Removes questions from all that the owner shows to others. */
  const stopNaming = async (tx: Tx, owner: Owner, isLimited: LimitCheck): Promise<void> => {
    await removeFromLinks(services(), tx, owner, isLimited);
    await removeFromReadings(services(), tx, owner, isLimited);
  };
  return {
    signInByEmail: (client, body) => signInByEmail(services(), client, body),
    signedIn: (tx, owner) => endTakenBack(services(), tx, owner),
    surveyStarted: (synthetic) => observer?.surveyStarted(synthetic),
    async surveyFinished(owner, attempt) {
      if (attempt.rounds.length === 0) observer?.surveyFinished(attempt.synthetic);
      await prepareProfile(services(), owner, attempt);
    },
    async surveyFinishing(tx, owner) {
      await updateCopies(services(), tx, owner);
      await takeBackYes(services(), tx, owner);
    },
    async limitMarked(tx, owner) {
      await stopNaming(tx, owner, await loadLimitCheck(services().bankInUse(), tx, owner));
    },
    async answerRevised(tx, owner, { attemptId, itemId, isPassed }) {
      await deleteFigures(tx, owner.userId, attemptId);
      await discardTexts(tx, owner.userId);
      await renewCopies(services(), tx, owner);
      await takeBackYes(services(), tx, owner);
      const inAllEditions = findHardLimits(services().bankInUse(), [itemId]);
      if (isPassed) await stopNaming(tx, owner, (id) => inAllEditions.has(id));
    },
    recordChanged: (tx, owner) => publishRecord(services().bankInUse(), tx, owner),
    informationChanged: (tx, owner) => renewDetails(services(), tx, owner),
    async accountDeleting(tx, owner) {
      await endAllPairs(services(), tx, owner);
      await withdrawCopies(services(), tx, owner);
    },
    hasOpenLinks: (tx, userId) => hasOpenLinks(tx, userId, services().now()),
    removeLinks: (tx, userId) => removeLinks(services(), tx, userId),
    findInsight,
    listOutcomes: (tx, owner, attemptId) => listOutcomes(tx, owner, attemptId, services().now()),
  };
}
