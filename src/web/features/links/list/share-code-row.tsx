import { paths } from '../../../platform/navigation/paths.ts';
import { useSession } from '../../../platform/session/session.ts';
import { CopyButton } from '../../../ui/components/copy-button.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';
import * as words from './words.ts';

/** The share code, which every account has from the start, as the first of its owner's links. */
export function ShareCodeRow() {
  const shareCode = useSession(({ user }) => user?.shareCode ?? null);
  return (
    <li className="grid gap-x-12 gap-y-3 border-t border-line py-6 lg:grid-cols-[1fr_1.1fr]">
      <div>
        <h3 className="text-step-1">{words.yourShareLink}</h3>
        <p className="mt-1 text-step--1 text-muted">
          {shareCode === null ? words.shareLinkIsOff : words.shareLinkExplained}
        </p>
      </div>
      {shareCode === null ? (
        <TextLink to={paths.editProfile()} className="justify-self-start">
          {words.switchSharingOn}
        </TextLink>
      ) : (
        <Live address={`${window.location.origin}${paths.publicProfile(shareCode)}`} />
      )}
    </li>
  );
}

const Live = ({ address }: { readonly address: string }) => (
  <div className="flex min-w-0 flex-col gap-1">
    <p className="truncate text-step--1 text-muted select-all tabular-nums">{address}</p>
    <div className="flex flex-wrap items-start gap-x-6">
      <CopyButton value={address} label={words.copyLink} className="font-medium" />
      <TextLink to={paths.editProfile()} className="font-medium text-muted">
        {words.renewOrSwitchOff}
      </TextLink>
    </div>
  </div>
);
