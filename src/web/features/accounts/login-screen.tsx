import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { hasArrival } from '../../platform/arrival/pending-arrival.tsx';
import { loginFieldHash, paths } from '../../platform/navigation/paths.ts';
import { SharedDevice } from '../../platform/session/shared-device.tsx';
import { storage } from '../../platform/storage.ts';
import { Button } from '../../ui/components/button.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { hasPasskeys } from './passkeys/support.ts';
import { useLogin } from './use-login.ts';
import * as words from './words.ts';

interface Props {
  readonly isSubmitting: boolean;
  readonly error: string | null;
  readonly onSubmit: (typed: string) => Promise<void>;
  readonly onStartOver: () => void;
}

/** The second step of signing in by e-mail: mailed code or password. */
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
        dir="ltr"
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

/** The form also works without passkeys, for example when their code fails to load. */
const PasskeySignIn = lazy(() =>
  import('./passkeys/passkey-sign-in.tsx').catch(() => ({ default: () => null })),
);

type Login = ReturnType<typeof useLogin>;

interface CodeFormProps extends Pick<Props, 'isSubmitting' | 'error'> {
  readonly login: Pick<Login, 'submit' | 'logInByPasskey'>;
}

/** The first step: a passkey, the login code or an address. */
function CodeForm({ isSubmitting, error, login }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isShared, setIsShared] = useState(storage.isTabOnly());
  return (
    <form
      noValidate
      className="flex max-w-xl flex-col gap-5 lg:pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        void login
          .submit(input.current?.value ?? '', isShared)
          .finally(() => input.current?.focus());
      }}
    >
      {hasPasskeys() && (
        <Suspense fallback={<div className="min-h-13" />}>
          <PasskeySignIn
            isDisabled={isSubmitting}
            isOffered={!isShared}
            onSignIn={(send) => void login.logInByPasskey(send, isShared)}
          />
        </Suspense>
      )}
      <Field
        ref={input}
        label={words.loginCodeOrEmailAddress}
        linkId={loginFieldHash.slice(1)}
        name="username"
        dir="ltr"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        hint={words.codeHint}
        error={error}
      />
      <SharedDevice
        defaultChecked={isShared}
        onChange={(event) => setIsShared(event.target.checked)}
      />
      <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? words.signingIn : words.signInButton}
        </Button>
        <TextLink to={paths.createAccount()}>{words.noAccount}</TextLink>
      </div>
    </form>
  );
}

export default function LoginScreen() {
  const login = useLogin();
  const { phase, challenge } = login;
  const isSubmitting = phase.name === 'submitting';
  const error = phase.name === 'failed' ? phase.text : null;
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
          error={error}
          onSubmit={login.answerChallenge}
          onStartOver={login.startOver}
        />
      ) : (
        <CodeForm isSubmitting={isSubmitting} error={error} login={login} />
      )}
    </section>
  );
}
