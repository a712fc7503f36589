/** What calls about shared readings require. */

import type { Services } from '../../platform/app-services.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { notFound } from '../../platform/refusal.ts';
import { accessFor, findFinishedAttempt, noProfile } from '../survey/survey.ts';

/** Returns the attempt of the owner's profile. Refuses with `not_found` if there is none. */
export async function requireProfile(
  { bankInUse }: Pick<Services, 'bankInUse'>,
  tx: Tx,
  owner: Owner,
) {
  const attempt = await findFinishedAttempt(tx, accessFor(bankInUse(), owner));
  if (attempt) return attempt;
  throw noProfile();
}

/** Refuses a reading that does not exist, or is another account's, always in the same way. */
export const unknownPair = () => notFound('There is no such shared reading.');
