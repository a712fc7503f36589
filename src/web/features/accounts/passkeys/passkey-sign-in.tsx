import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../ui/components/button.tsx';
import { hasPasskeys, type PasskeyUse, requestPasskey } from './ceremony.ts';
import { callPasskeys, choosePasskey } from './use-passkeys.ts';
import * as words from './words.ts';

/** Less than the life of a challenge. */
const renewalMilliseconds = 240_000;

/** Waits until the visitor chooses a passkey from the list of the code field; null if it ended. */
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
  /** On a shared device nothing is offered by itself. */
  readonly isOffered: boolean;
  readonly onChoose: (choose: () => Promise<PasskeyUse>) => void;
}

/** Nothing in a browser without passkeys. */
export function PasskeySignIn({ isDisabled, isOffered, onChoose }: Props) {
  const waiting = useRef<AbortController>(null);
  const sendChosen = useEffectEvent((use: PasskeyUse) => onChoose(async () => use));
  useEffect(() => {
    if (isDisabled || !isOffered || !hasPasskeys()) return undefined;
    const controller = new AbortController();
    waiting.current = controller;
    waitInField(controller.signal).then(
      (use) => use && sendChosen(use),
      () => {}, // the button is there
    );
    return () => controller.abort();
  }, [isOffered, isDisabled]);
  if (!hasPasskeys()) return null;
  const choose = () => {
    waiting.current?.abort(); // a browser asks one question at a time
    onChoose(() => choosePasskey());
  };
  return (
    <Button look="secondary" className="self-start" disabled={isDisabled} onClick={choose}>
      {words.chooseButton}
    </Button>
  );
}
