import { useEffect, useRef } from 'react';
import { hasArrival } from '../../platform/arrival/pending-arrival.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { SharedDevice } from '../../platform/session/shared-device.tsx';
import { storage } from '../../platform/storage.ts';
import { Button } from '../../ui/components/button.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useLogin } from './use-login.ts';
import * as words from './words.ts';

interface Props {
  readonly isSubmitting: boolean;
  readonly error: string | null;
  readonly onSubmit: (typed: string) => Promise<void>;
  readonly onStartOver: () => void;
}

/** The second step of signing in by e-mail: mailed code or password (product decisions B5). */
function MailedCodeForm({ isSubmitting, error, onSubmit, onStartOver }: Props) {
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
      <p className="text-muted">{words.signInCodeIsOnItsWay}</p>
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
          {isSubmitting ? words.signingIn : words.signInButton}
        </Button>
        <Button look="quiet" onClick={onStartOver}>
          {words.anotherCodeOrAddress}
        </Button>
      </div>
    </form>
  );
}

export default function LoginScreen() {
  const { phase, challenge, submit, answerChallenge, startOver } = useLogin();
  const input = useRef<HTMLInputElement>(null);
  const shared = useRef<HTMLInputElement>(null);
  const isSubmitting = phase.name === 'submitting';
  return (
    <section className="my-auto grid gap-x-16 gap-y-8 pt-6 pb-24 lg:grid-cols-[1fr_1.1fr] lg:items-start">
      <div>
        <h1>{words.welcomeBack}</h1>
        {hasArrival() && (
          <p className="mt-4 max-w-md text-step-1 leading-relaxed text-muted">
            {words.arrivalWaits}
          </p>
        )}
      </div>
      {challenge !== null ? (
        <MailedCodeForm
          isSubmitting={isSubmitting}
          error={phase.name === 'failed' ? phase.text : null}
          onSubmit={answerChallenge}
          onStartOver={startOver}
        />
      ) : (
        <form
          noValidate
          className="flex max-w-xl flex-col gap-5 lg:pt-2"
          onSubmit={(event) => {
            event.preventDefault();
            void submit(input.current?.value ?? '', shared.current?.checked ?? false).finally(() =>
              input.current?.focus(),
            );
          }}
        >
          <Field
            ref={input}
            label={words.loginCodeOrEmailAddress}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            hint={words.codeHint}
            error={phase.name === 'failed' ? phase.text : null}
          />
          <SharedDevice ref={shared} defaultChecked={storage.isTabOnly()} />
          <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
            <Button type="submit" disabled={isSubmitting}>
              {isSubmitting ? words.signingIn : words.signInButton}
            </Button>
            <TextLink to={paths.createAccount()}>{words.noAccount}</TextLink>
          </div>
        </form>
      )}
    </section>
  );
}
