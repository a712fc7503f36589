/** The state of the dialog that asks for a proof of identity. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseLoginCode } from '../../../domain/codes.ts';
import { errorStatus } from '../../platform/api/error.ts';
import { formatError } from '../../platform/api/format-error.ts';
import { queryClient } from '../../platform/session/query-client.ts';
import { didNotWork } from '../../platform/words.ts';
import { choosePasskey } from './passkeys/choose-passkey.ts';
import { callAccount } from './with-proof.ts';
import * as words from './words.ts';

/** What the dialog asks for: the login code or password, the address, or the mailed code. */
export type ProofStep =
  | { readonly name: 'secret' | 'address' }
  | { readonly name: 'mailed-code'; readonly challengeId: string };

type Phase =
  | { readonly name: 'idle' | 'busy' }
  | { readonly name: 'failed'; readonly text: string };

/** Treats anything that is not a valid login code as the password. */
export const parseSecret = (typed: string) =>
  parseLoginCode(typed) === null ? { password: typed } : { loginCode: typed };

const describeFailure = (error: unknown) =>
  errorStatus(error) === 429 ? words.tooManyAttempts : formatError(error, didNotWork, [400, 403]);

export function useProofDialog(onProven: () => void) {
  const [step, setStep] = useState<ProofStep>({ name: 'secret' });
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });

  const show = (next: ProofStep) => {
    setStep(next);
    setPhase({ name: 'idle' });
  };

  const send = async (typed: string) => {
    if (step.name === 'address') {
      const { challengeId } = await callAccount('mailProofCode', { body: { email: typed } });
      show({ name: 'mailed-code', challengeId });
      return;
    }
    const body =
      step.name === 'mailed-code'
        ? { challengeId: step.challengeId, code: typed }
        : parseSecret(typed);
    await callAccount('prove', { body });
    onProven();
  };

  const submit = async (input: string) => {
    const typed = input.trim();
    if (phase.name === 'busy') return;
    if (typed === '') {
      setPhase({ name: 'failed', text: words.fieldIsEmpty });
      return;
    }
    setPhase({ name: 'busy' });
    await send(typed).catch((error: unknown) =>
      setPhase({ name: 'failed', text: describeFailure(error) }),
    );
  };

  const proveByPasskey = async () => {
    if (phase.name === 'busy') return;
    setPhase({ name: 'busy' });
    try {
      await callAccount('prove', { body: { passkey: await choosePasskey() } });
      onProven();
    } catch (error) {
      setPhase({ name: 'failed', text: describeFailure(error) });
    }
  };

  return {
    step,
    isBusy: phase.name === 'busy',
    error: phase.name === 'failed' ? phase.text : null,
    submit,
    proveByPasskey,
    show,
  };
}

/** Caches the available proofs of identity, and whether an address is unconfirmed. */
const queryKey = ['proof'] as const;

/** Returns undefined while it loads. Each page loads it again, because links change elsewhere. */
export const useProofStatus = () =>
  useQuery({ queryKey, queryFn: () => callAccount('proofStatus'), staleTime: 0 }).data;

export const reloadProofStatus = () => queryClient.invalidateQueries({ queryKey });
