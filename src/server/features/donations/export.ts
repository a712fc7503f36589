import type { Reply } from '../../../contract/endpoints.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { getUserIn, openDetails } from '../accounts/accounts.ts';
import { accessFor, findFinishedAttemptWithin } from '../survey/survey.ts';
import { findDonation } from './choice.ts';
import type { DonationsDeps } from './copy/donations-deps.ts';

/**
 * Returns the caller's choice and what the copy holds, for the export (B11). The copy itself cannot
 * be opened, so this is what was put into it.
 */
export async function exportDonation(
  deps: Pick<DonationsDeps, 'db' | 'bank' | 'loginCodeKey'>,
  caller: Caller,
): Promise<Reply<'exportData'>['donation']> {
  return deps.db.read(async (tx) => {
    const user = await getUserIn(tx, caller.userId);
    const { copy, ...choice } = await findDonation(deps, tx, user, caller);
    const attempt = copy && (await findFinishedAttemptWithin(tx, accessFor(deps, caller)));
    if (!copy || !attempt) return { ...choice, copy: null };
    const { ageRange, gender } = openDetails(user, caller.dataKey);
    const hasDetails = choice.choice === 'answersAndDetails';
    return {
      ...choice,
      copy: {
        attemptId: attempt.id,
        edition: copy.edition,
        week: copy.week,
        ageRange: hasDetails ? ageRange : null,
        gender: hasDetails ? gender : null,
      },
    };
  });
}
