import { useState, useEffect, useRef } from 'react';
import { formatError } from '../../platform/api/format-error.ts';
import { updateUser } from '../../platform/session/session.ts';
import { Button } from '../../ui/components/button.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { reloadProofStatus } from './use-proof-dialog.ts';
import { callAccount } from './with-proof.ts';
import * as words from './words.ts';

type Phase =
  | { readonly name: 'asking' | 'confirming' | 'confirmed' }
  | { readonly name: 'failed'; readonly text: string };

function useConfirmAddress() {
  const [phase, setPhase] = useState<Phase>({ name: 'asking' });
  const confirm = async (code: string) => {
    if (phase.name === 'confirming') return;
    setPhase({ name: 'confirming' });
    try {
      updateUser(await callAccount('confirmEmail', { body: { code } }));
      setPhase({ name: 'confirmed' });
      void reloadProofStatus();
    } catch (error) {
      setPhase({ name: 'failed', text: formatError(error, words.notConfirmed, [400, 409]) });
    }
  };
  return { phase, confirm };
}

/** Confirms an e-mail address with the code that was mailed to it. */
export default function ConfirmAddressForm() {
  const { phase, confirm } = useConfirmAddress();
  const input = useRef<HTMLInputElement>(null);
  const isConfirming = phase.name === 'confirming';
  const isConfirmed = phase.name === 'confirmed';
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isConfirmed) outcome.current?.focus();
  }, [isConfirmed]);
  return (
    <div ref={outcome} tabIndex={-1} className="max-w-md text-text outline-none print:hidden">
      {!isConfirmed && (
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void confirm(input.current?.value ?? '').finally(() => input.current?.focus());
          }}
        >
          <Field
            ref={input}
            label={words.mailedCode}
            name="one-time-code"
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={phase.name === 'failed' ? phase.text : null}
          />
          <Button type="submit" look="secondary" className="self-start" disabled={isConfirming}>
            {isConfirming ? words.confirming : words.confirmMyAddress}
          </Button>
        </form>
      )}
      <StatusLine tone="good">{isConfirmed && words.addressIsConfirmed}</StatusLine>
    </div>
  );
}
