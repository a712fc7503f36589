/** Confirms an e-mail address with the code that was mailed to it (product decisions B6). */

import { useState } from 'react';
import { formatError } from '../../../platform/api/format-error.ts';
import { updateUser } from '../../../platform/session/session.ts';
import { callAccount } from '../proof/call-account.ts';
import { reloadProofStatus } from '../proof/use-proof-status.ts';
import * as words from './words.ts';

type Phase =
  | { readonly name: 'asking' | 'confirming' | 'confirmed' }
  | { readonly name: 'failed'; readonly text: string };

const failureText = words.notConfirmed;

export function useConfirmAddress() {
  const [phase, setPhase] = useState<Phase>({ name: 'asking' });
  const confirm = async (code: string) => {
    if (phase.name === 'confirming') return;
    setPhase({ name: 'confirming' });
    try {
      updateUser(await callAccount('confirmEmail', { body: { code } }));
      setPhase({ name: 'confirmed' });
      void reloadProofStatus();
    } catch (error) {
      setPhase({ name: 'failed', text: formatError(error, failureText, [400, 409]) });
    }
  };
  return { phase, confirm };
}
