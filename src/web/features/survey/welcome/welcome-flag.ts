/**
 * The locally stored 'has seen welcome' flag, set by 'Begin Survey' (spec §3, §4). Its value names
 * the version of the consent and the account that gave it, so that a new version, or another
 * account in this browser, shows the welcome again (product decisions B12).
 */

import { consentVersion } from '../../../../domain/survey.ts';
import { session } from '../../../platform/session/session.ts';
import { storage, storedKeys } from '../../../platform/storage/storage.ts';

/** Returns the flag of the account that is signed in; null if the account is not known yet. */
function ownFlag(): string | null {
  const { user } = session.getState();
  return user === null ? null : `${consentVersion} ${user.id}`;
}

/** Whether the account that is signed in has begun a survey in this browser. */
export function hasSeenWelcome(): boolean {
  const flag = ownFlag();
  return flag !== null && storage.getItem(storedKeys.welcome) === flag;
}

export function rememberWelcome(): void {
  const flag = ownFlag();
  if (flag !== null) storage.setItem(storedKeys.welcome, flag);
}
