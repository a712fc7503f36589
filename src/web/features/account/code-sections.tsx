/** The sections for the share code and the login code of an account (product decisions B1, B2). */

import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { Button } from '../../ui/components/button.tsx';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { AccountSection } from './account-section.tsx';
import type { Account } from './use-account.ts';

export function ShareLinkSection({ account }: { readonly account: Account }) {
  const shareCode = useSession((state) => state.user?.shareCode ?? null);
  return (
    <AccountSection
      title="Your share link"
      text="Whoever has it sees your ten dimensions and can compare with you, which shows what both of you marked as of high interest. A new link makes the old one show nothing, at once."
      account={account}
      actions={['renew', 'switch-off']}
    >
      <p className="max-w-full break-all text-step--1 tabular-nums sm:text-step-0">
        {shareCode === null
          ? 'Sharing is off.'
          : `${window.location.origin}${paths.publicProfile(shareCode)}`}
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Button look="secondary" onClick={() => void account.renewLink()}>
          {shareCode === null ? 'Switch sharing on' : 'Renew share link'}
        </Button>
        {shareCode !== null && (
          <Button look="quiet" onClick={() => void account.switchSharingOff()}>
            Switch sharing off
          </Button>
        )}
      </div>
    </AccountSection>
  );
}

export function LoginCodeSection({ account }: { readonly account: Account }) {
  const loginCode = useSession((state) => state.loginCode);
  const isNew = account.phase.name === 'done' && account.phase.action === 'new-code';
  return (
    <AccountSection
      title="Your login code"
      text="The only key to this account. We keep no copy that could be read, so a lost code cannot be found again, only replaced while you are signed in."
      account={account}
      actions={['new-code']}
    >
      {loginCode !== null && isNew && (
        <CopyButton
          value={loginCode}
          label={loginCode}
          className="text-[0.875rem] whitespace-nowrap tabular-nums sm:text-step-0"
        />
      )}
      <Button look="secondary" onClick={() => void account.createLoginCode()}>
        Create a new login code
      </Button>
    </AccountSection>
  );
}
