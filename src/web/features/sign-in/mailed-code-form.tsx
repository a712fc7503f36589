import { useEffect, useRef } from 'react';
import { Button } from '../../ui/components/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import * as words from './words.ts';

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
      <p className="text-muted">{words.codeIsOnItsWay}</p>
      <Field
        ref={input}
        label={words.mailedCodeOrPassword}
        name="one-time-code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
      />
      <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? words.signingIn : words.signIn}
        </Button>
        <Button look="quiet" onClick={onStartOver}>
          {words.anotherCodeOrAddress}
        </Button>
      </div>
    </form>
  );
}
