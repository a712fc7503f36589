/** The sections for the share code and the login code of an account (product decisions B1, B2). */

import { useRef, type Ref } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { Button } from '../../ui/components/button.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { LoginCodeButton } from '../../ui/forms/login-code-button.tsx';
import { renderTags } from '../../ui/language/tags.ts';
import { AccountSection } from './account-section.tsx';
import { useProofStatus } from './proof/use-proof-status.ts';
import type { Account } from './use-account.ts';
import * as words from './words.ts';

export function ShareLinkSection({ account }: { readonly account: Account }) {
  const shareCode = useSession((state) => state.user?.shareCode ?? null);
  return (
    <AccountSection
      title={words.yourShareLink}
      text={words.whatShareLinkShows}
      account={account}
      actions={['renew', 'switch-on', 'switch-off']}
    >
      <p className="max-w-full break-all text-step--1 tabular-nums sm:text-step-0">
        {shareCode === null
          ? words.sharingIsOff
          : `${window.location.origin}${paths.publicProfile(shareCode)}`}
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Button
          look="secondary"
          onClick={() =>
            void (shareCode === null ? account.switchSharingOn() : account.renewLink())
          }
        >
          {shareCode === null ? words.switchSharingOn : words.renewShareLink}
        </Button>
        {shareCode !== null && (
          <Button look="quiet" onClick={() => void account.switchSharingOff()}>
            {words.switchSharingOff}
          </Button>
        )}
      </div>
      <p className="max-w-xl text-step--1 text-muted">
        {renderTags(words.makeOwnLink, {
          a: <TextLink to={paths.links()} className="-my-3" />,
        })}
      </p>
    </AccountSection>
  );
}

/** Another section of the page may have asked for the new code. */
const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'center' });

export function LoginCodeSection({ account }: { readonly account: Account }) {
  const loginCode = useSession((state) => state.loginCode);
  const status = useProofStatus();
  // The stored user may be older than an address that was added in another browser.
  const isStored = useSession((state) => state.user?.hasEmail === true);
  const hasAddress = isStored || status?.emailVerified === true || status?.emailPending === true;
  const hasPassword = status?.hasPassword === true;
  const [address, password] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const isNew = account.phase.name === 'done' && account.phase.action === 'new-code';
  return (
    <AccountSection
      title={words.yourLoginCode}
      text={words.loginCodeExplained}
      account={account}
      actions={['new-code']}
    >
      {loginCode !== null && isNew && (
        <div ref={scrollIntoView}>
          <LoginCodeButton key={loginCode} code={loginCode} startsMasked={false} />
        </div>
      )}
      {(hasAddress || hasPassword) && (
        <fieldset className="flex flex-col">
          <legend className="mb-1 text-step--1 text-muted">{words.closeOtherWays}</legend>
          {hasAddress && <Tick ref={address} label={words.removeAddress} />}
          {hasPassword && <Tick ref={password} label={words.removePassword} />}
        </fieldset>
      )}
      <Button
        look="secondary"
        onClick={() =>
          void account.createLoginCode({
            removeAddress: address.current?.checked ?? false,
            removePassword: password.current?.checked ?? false,
          })
        }
      >
        {words.newLoginCode}
      </Button>
    </AccountSection>
  );
}

interface TickProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
}

function Tick({ ref, label }: TickProps) {
  return (
    <label className="flex min-h-11 max-w-fit cursor-pointer items-center gap-x-3">
      <input ref={ref} type="checkbox" className="size-5 shrink-0 accent-(--accent)" />
      {label}
    </label>
  );
}
