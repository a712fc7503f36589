import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import { Button } from '../../ui/components/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { type ProofStep, useProofDialog, useProofStatus } from './use-proof-dialog.ts';
import * as words from './words.ts';

interface StepText {
  readonly explanation: string;
  readonly field: Pick<
    ComponentProps<typeof Field>,
    'label' | 'name' | 'type' | 'autoComplete' | 'inputMode'
  >;
  readonly action: string;
}

const stepTexts: Readonly<Record<ProofStep['name'], StepText>> = {
  secret: {
    explanation: words.typeCodeOrPassword,
    field: { label: words.loginCodeOrPassword, name: 'proof', autoComplete: 'off' },
    action: words.continueLabel,
  },
  address: {
    explanation: words.typeAddress,
    field: { label: words.yourAddress, name: 'email', type: 'email', autoComplete: 'email' },
    action: words.sendTheCode,
  },
  'mailed-code': {
    explanation: words.codeIsOnItsWay,
    field: {
      label: words.mailedCode,
      name: 'one-time-code',
      inputMode: 'numeric',
      autoComplete: 'one-time-code',
    },
    action: words.continueLabel,
  },
};

interface Props {
  readonly onSettle: (isProven: boolean) => void;
}

/** Asks for the login code, the password or a mailed code, whichever the visitor has. */
export default function ProofDialog({ onSettle }: Props) {
  const { step, isBusy, error, submit, show } = useProofDialog(() => onSettle(true));
  const canMail = useProofStatus()?.emailVerified === true;
  const formId = useId();
  const { explanation, field, action } = stepTexts[step.name];
  return (
    <ClosableDialog
      title={words.isItYou}
      onClose={() => onSettle(false)}
      actions={
        <>
          <Button type="submit" form={formId} disabled={isBusy}>
            {action}
          </Button>
          {canMail && step.name === 'secret' && (
            <Button look="quiet" onClick={() => show({ name: 'address' })}>
              {words.mailCodeInstead}
            </Button>
          )}
          <Button look="quiet" onClick={() => onSettle(false)}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <StepForm
        key={step.name}
        id={formId}
        text={{ explanation, field }}
        error={error}
        onSubmit={submit}
      />
    </ClosableDialog>
  );
}

interface StepFormProps {
  readonly id: string;
  readonly text: Pick<StepText, 'explanation' | 'field'>;
  readonly error: string | null;
  readonly onSubmit: (typed: string) => Promise<void>;
}

function StepForm({ id, text: { explanation, field }, error, onSubmit }: StepFormProps) {
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
        {explanation}
      </p>
      <Field
        ref={input}
        {...field}
        autoCapitalize="none"
        spellCheck={false}
        describedBy={explanationId}
        error={error}
      />
    </form>
  );
}
