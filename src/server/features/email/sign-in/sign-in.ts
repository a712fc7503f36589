/** Signing in with an e-mail address, and with either a mailed code or the password (B5). */

import type { Input, Reply } from '../../../../contract/endpoints.ts';
import { Accepted } from '../../../platform/http/replies/accepted.ts';
import { requireAddress } from '../address/address.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { type IssuedChallenge, issueChallenge } from '../challenge/challenge.ts';
import { signInByCode } from './sign-in-by-code.ts';
import { signInByPassword } from './sign-in-by-password.ts';

export async function signInByEmail(
  deps: EmailDeps,
  client: string,
  { loginCode, challengeId, code, password }: Input<'login'>['body'],
): Promise<Reply<'createUnique'> | Accepted<IssuedChallenge>> {
  const address = requireAddress(loginCode, 'loginCode');
  if (challengeId !== undefined && code !== undefined)
    return signInByCode(deps, address, client, { challengeId, code });
  if (password !== undefined) return signInByPassword(deps, address, client, password);
  return new Accepted(await issueChallenge(deps, address, client, { purpose: 'sign_in' }));
}
