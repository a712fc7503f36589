import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import { Button } from '../../ui/components/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { cancel } from '../../ui/words.ts';
import { hasPasskeys } from './passkeys/support.ts';
import { chooseButton } from './passkeys/words.ts';
import { type ProofStep, useProofDialog, useProofStatus } from './use-proof-dialog.ts';
import * as words from './words.ts';

const fields: Readonly<Record<ProofStep['name'], Partial<ComponentProps<typeof Field>>>> = {
  secret: { name: 'proof', autoComplete: 'off' },
  address: { name: 'email', type: 'email', autoComplete: 'email' },
  'mailed-code': {
    name: 'one-time-code',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
};

interface Props {
  readonly onSettle: (isProven: boolean) => void;
}

/** Asks for the login code, the password or a mailed code, whichever the visitor has. */
export default function ProofDialog({ onSettle }: Props) {
  const { step, isBusy, error, submit, proveByPasskey, show } = useProofDialog(() =>
    onSettle(true),
  );
  const status = useProofStatus();
  const canMail = status?.emailVerified === true;
  const canUsePasskey = status?.hasPasskeys === true && hasPasskeys();
  const formId = useId();
  return (
    <ClosableDialog
      title={words.isItYou}
      onClose={() => onSettle(false)}
      actions={
        <>
          <Button type="submit" form={formId} disabled={isBusy}>
            {words.proofSteps[step.name].action}
          </Button>
          {canUsePasskey && step.name === 'secret' && (
            <Button look="quiet" onClick={() => void proveByPasskey()}>
              {chooseButton}
            </Button>
          )}
          {canMail && step.name === 'secret' && (
            <Button look="quiet" onClick={() => show({ name: 'address' })}>
              {words.mailCodeInstead}
            </Button>
          )}
          <Button look="quiet" onClick={() => onSettle(false)}>
            {cancel}
          </Button>
        </>
      }
    >
      <StepForm key={step.name} id={formId} step={step.name} error={error} onSubmit={submit} />
    </ClosableDialog>
  );
}

interface StepFormProps {
  readonly id: string;
  readonly step: ProofStep['name'];
  readonly error: string | null;
  readonly onSubmit: (typed: string) => Promise<void>;
}

function StepForm({ id, step, error, onSubmit }: StepFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const explanationId = useId();
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      id={id}
      className="flex flex-col gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(input.current?.value ?? '').finally(() => input.current?.focus());
      }}
    >
      <p id={explanationId} className="text-muted">
        {words.proofSteps[step].explanation}
      </p>
      <Field
        ref={input}
        {...fields[step]}
        dir="ltr"
        label={words.proofSteps[step].label}
        autoCapitalize="none"
        spellCheck={false}
        describedBy={explanationId}
        error={error}
      />
    </form>
  );
}
