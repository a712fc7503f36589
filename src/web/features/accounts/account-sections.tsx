import { type ReactNode, useRef, type Ref, Suspense, useState } from 'react';
import { lazyWithPreload } from '../../platform/navigation/lazy-with-preload.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import {
  newLoginCode,
  sharingIsOff,
  switchSharingOn,
  yourLoginCode,
} from '../../platform/words.ts';
import { Button } from '../../ui/components/button.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { LoginCodeButton } from '../../ui/forms/login-code-button.tsx';
import { formatDay } from '../../ui/language/dates.ts';
import { yourLink } from '../../ui/words.ts';
import { type AccountAction, noRemovals } from './account-actions.ts';
import type { Account } from './use-account.ts';
import { useProofStatus } from './use-proof-dialog.ts';
import * as words from './words.ts';

interface TwoColumnsProps {
  readonly id?: string;
  readonly title: string;
  readonly text: ReactNode;
  /** What stands below the explanation. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Lays out a section of 'Edit Profile': the explanation beside its controls. */
export const TwoColumns = ({ id, title, text, aside, children }: TwoColumnsProps) => (
  <section
    aria-labelledby={id}
    className="grid gap-x-12 gap-y-4 border-t border-line py-6 lg:grid-cols-[1fr_1.4fr]"
  >
    <div>
      <h3 id={id} className="text-step-1">
        {title}
      </h3>
      <p className="mt-2 max-w-md text-step--1 leading-relaxed text-muted">{text}</p>
      {aside}
    </div>
    {children}
  </section>
);

interface Props {
  readonly title: string;
  readonly text: ReactNode;
  readonly account: Account;
  /** The actions whose success or failure the section reports. */
  readonly actions: readonly AccountAction[];
  readonly children: ReactNode;
}

/** Reports the outcome of the section's actions below its controls. */
export function AccountSection({ title, text, account: { phase }, actions, children }: Props) {
  const hasOutcome = phase.name === 'done' || phase.name === 'failed';
  const outcome = hasOutcome && actions.includes(phase.action) ? phase.text : '';
  return (
    <TwoColumns title={title} text={text}>
      <div className="flex flex-col items-start gap-4">
        {children}
        <StatusLine tone={phase.name === 'failed' ? 'poor' : 'good'} className="empty:absolute">
          {outcome}
        </StatusLine>
      </div>
    </TwoColumns>
  );
}

/** The sections for the share code and the login code of an account. */
export function ShareLinkSection({ account }: { readonly account: Account }) {
  const shareCode = useSession((state) => state.user?.shareCode ?? null);
  return (
    <AccountSection
      title={yourLink}
      text={words.whatShareLinkShows}
      account={account}
      actions={['renew', 'switch-on', 'switch-off']}
    >
      <p className="max-w-full break-all text-step--1 tabular-nums sm:text-step-0">
        {shareCode === null ? (
          sharingIsOff
        ) : (
          <bdi dir="ltr">{`${window.location.origin}${paths.publicProfile(shareCode)}`}</bdi>
        )}
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Button
          look="secondary"
          onClick={() =>
            void (shareCode === null ? account.switchSharingOn() : account.renewLink())
          }
        >
          {shareCode === null ? switchSharingOn : words.renewLink}
        </Button>
        {shareCode !== null && (
          <Button look="quiet" onClick={() => void account.switchSharingOff()}>
            {words.switchSharingOff}
          </Button>
        )}
      </div>
    </AccountSection>
  );
}

/** Shows the new code, which a button in another section of the page may have requested. */
const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'center' });

export function LoginCodeSection({ account }: { readonly account: Account }) {
  const loginCode = useSession((state) => state.loginCode);
  const status = useProofStatus();
  // The stored user may be older than an address that was added in another browser.
  const isStored = useSession((state) => state.user?.hasEmail === true);
  const hasAddress = isStored || status?.emailVerified === true || status?.emailPending === true;
  const hasPassword = status?.hasPassword === true;
  const hasLinks = status?.hasLinks === true;
  const hasPasskeys = status?.hasPasskeys === true;
  const address = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const links = useRef<HTMLInputElement>(null);
  const passkeys = useRef<HTMLInputElement>(null);
  const isNew = account.phase.name === 'done' && account.phase.action === 'new-code';
  return (
    <AccountSection
      title={yourLoginCode}
      text={words.loginCodeExplained}
      account={account}
      actions={['new-code']}
    >
      {loginCode !== null && isNew && (
        <div ref={scrollIntoView}>
          <LoginCodeButton key={loginCode} code={loginCode} startsMasked={false} />
        </div>
      )}
      {(hasAddress || hasPassword || hasLinks || hasPasskeys) && (
        <fieldset className="flex flex-col">
          <legend className="mb-1 text-step--1 text-muted">{words.closeOtherWays}</legend>
          {hasAddress && <Tick ref={address} label={words.removeAddress} />}
          {hasPassword && <Tick ref={password} label={words.removePassword} />}
          {hasPasskeys && <Tick ref={passkeys} label={words.removePasskeys} />}
          {hasLinks && <Tick ref={links} label={words.removeLinks} />}
        </fieldset>
      )}
      <Button
        look="secondary"
        onClick={() =>
          void account.createLoginCode({
            removeAddress: address.current?.checked ?? false,
            removePassword: password.current?.checked ?? false,
            removeLinks: links.current?.checked ?? false,
            removePasskeys: passkeys.current?.checked ?? false,
          })
        }
      >
        {newLoginCode}
      </Button>
    </AccountSection>
  );
}

const Tick = ({ ref, label }: { readonly ref: Ref<HTMLInputElement>; readonly label: string }) => (
  <label className="flex min-h-11 max-w-fit cursor-pointer items-center gap-x-3">
    <input ref={ref} type="checkbox" className="size-5 shrink-0 accent-(--accent)" />
    {label}
  </label>
);

const EndSessionDialog = lazyWithPreload(() => import('./end-session-dialog.tsx'));

export function SessionSection({ account }: { readonly account: Account }) {
  const [ending, setEnding] = useState<Account['sessions'][number] | null>(null);
  const close = () => setEnding(null);
  const end = (id: string) => {
    close();
    void account.endSession(id);
  };
  const replaceCode = () => {
    close();
    void account.createLoginCode(noRemovals, true);
  };
  return (
    <AccountSection
      title={words.sessionsTitle}
      text={words.sessionsExplained}
      account={account}
      actions={['end-session']}
    >
      <ul className="w-full max-w-xl">
        {account.sessions.map((session) => (
          <li
            key={session.id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-b border-line py-1"
          >
            <span>
              {words.since(formatDay(session.startedDay))}{' '}
              {session.current && <span className="text-muted">{words.thisBrowser}</span>}
            </span>
            {!session.current && (
              <Button look="quiet" onClick={() => setEnding(session)}>
                {words.signItOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending !== null && (
        <Suspense fallback={null}>
          <EndSessionDialog
            day={formatDay(ending.startedDay)}
            onEnd={() => end(ending.id)}
            onNewCode={replaceCode}
            onClose={close}
          />
        </Suspense>
      )}
    </AccountSection>
  );
}
