import { useEffect, useRef } from 'react';
import { Button } from '../../ui/components/button.tsx';
import { Field } from '../../ui/forms/field.tsx';

interface Props {
  readonly isSubmitting: boolean;
  readonly error: string | null;
  readonly onSubmit: (typed: string) => Promise<void>;
  readonly onStartOver: () => void;
}

/** The second step of signing in by e-mail: mailed code or password (product decisions B5). */
export function MailedCodeForm({ isSubmitting, error, onSubmit, onStartOver }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      noValidate
      className="flex max-w-xl flex-col gap-5 lg:pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(input.current?.value ?? '').finally(() => input.current?.focus());
      }}
    >
      <p className="text-muted">
        If this address belongs to an account, a message with eight digits is on its way. The code
        works for 10 minutes.
      </p>
      <Field
        ref={input}
        label="Code from the e-mail, or your password"
        name="one-time-code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
      />
      <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Signing in...' : 'Sign In'}
        </Button>
        <Button look="quiet" onClick={onStartOver}>
          Use another code or address
        </Button>
      </div>
    </form>
  );
}
