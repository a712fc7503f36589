/** Asks the browser for a passkey, and explains its errors. */

import { passkeyCalls } from '../../../../contract/accounts-calls.ts';
import { ApiError } from '../../../platform/api/error.ts';
import { bindCalls } from '../../../platform/session/call.ts';
import { NoKeyDerived, type PasskeyUse, requestPasskey } from './ceremony.ts';
import * as words from './words.ts';

export const callPasskeys = bindCalls(passkeyCalls);

const refusal = (detail: string) => new ApiError('Bad Request', 400, { detail });

/** Replaces the browser's error, whose text is written for programmers. */
export function explainCeremony(error: unknown, givenUp: Error): unknown {
  if (error instanceof NoKeyDerived) return refusal(words.noKey);
  if (!(error instanceof DOMException)) return error;
  return error.name === 'InvalidStateError' ? refusal(words.alreadyHere) : givenUp;
}

/** Lets the visitor choose a passkey. `givenUp` is thrown if none was chosen. */
export async function choosePasskey(
  givenUp: Error = refusal(words.nothingUsed),
): Promise<PasskeyUse> {
  const { challenge } = await callPasskeys('passkeyChallenge');
  return requestPasskey(challenge).catch((error: unknown) => {
    throw explainCeremony(error, givenUp);
  });
}
