/** The two codes of an account: the one that is shown to others, and the one that is kept (decisions B1, B2). */

import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { Button } from '../../ui/components/button.tsx';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { Control } from './control.tsx';
import type { Account } from './use-account.ts';

export function ShareControl({ account }: { readonly account: Account }) {
  const shareCode = useSession((state) => state.user?.shareCode ?? null);
  return (
    <Control
      title="Your share link"
      text="Whoever has it sees your ten dimensions and can compare with you, which shows what both of you marked as of high interest. A new link makes the old one show nothing, at once."
      account={account}
      deeds={['renew', 'switch-off']}
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
    </Control>
  );
}

export function LoginCodeControl({ account }: { readonly account: Account }) {
  const loginCode = useSession((state) => state.loginCode);
  const isNew = account.phase.name === 'done' && account.phase.deed === 'new-code';
  return (
    <Control
      title="Your login code"
      text="The only key to this account. We keep no copy that could be read, so a lost code cannot be found again, only replaced while you are signed in."
      account={account}
      deeds={['new-code']}
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
    </Control>
  );
}
