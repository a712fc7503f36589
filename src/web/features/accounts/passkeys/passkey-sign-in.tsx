import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { LoginReply } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/components/button.tsx';
import { type PasskeyUse, requestPasskey } from './ceremony.ts';
import { callPasskeys, choosePasskey } from './choose-passkey.ts';
import * as words from './words.ts';

/** Must be shorter than the life of a challenge. */
const renewalMilliseconds = 240_000;

/** Waits for a passkey from the list of the code field. Returns null if the wait ended. */
async function waitInField(signal: AbortSignal): Promise<PasskeyUse | null> {
  if ((await PublicKeyCredential.isConditionalMediationAvailable?.()) !== true) return null;
  while (!signal.aborted) {
    const { challenge } = await callPasskeys('passkeyChallenge');
    const renewal = AbortSignal.timeout(renewalMilliseconds);
    try {
      const either = AbortSignal.any([signal, renewal]);
      return await requestPasskey(challenge, { mediation: 'conditional', signal: either });
    } catch (error) {
      if (!renewal.aborted) throw error;
    }
  }
  return null;
}

interface Props {
  readonly isDisabled: boolean;
  /** Whether the code field lists passkeys, which it does not on a shared device. */
  readonly isOffered: boolean;
  readonly onSignIn: (send: () => Promise<LoginReply>) => void;
}

const signIn = async (choose: () => Promise<PasskeyUse>) =>
  callPasskeys('signInByPasskey', { body: await choose() });

/** Rendered only if the browser supports passkeys. */
export default function PasskeySignIn({ isDisabled, isOffered, onSignIn }: Props): ReactNode {
  const waiting = useRef<AbortController>(null);
  const sendChosen = useEffectEvent((use: PasskeyUse) => onSignIn(() => signIn(async () => use)));
  useEffect(() => {
    if (isDisabled || !isOffered) return undefined;
    const controller = new AbortController();
    waiting.current = controller;
    waitInField(controller.signal).then(
      (use) => use && sendChosen(use),
      () => {}, // the button is there
    );
    return () => controller.abort();
  }, [isOffered, isDisabled]);
  const choose = () => {
    waiting.current?.abort(); // a browser asks one question at a time
    onSignIn(() => signIn(() => choosePasskey()));
  };
  return (
    <Button look="secondary" className="self-start" disabled={isDisabled} onClick={choose}>
      {words.chooseButton}
    </Button>
  );
}
