import { paths } from '../../../platform/navigation/paths.ts';
import { isLoggedIn, useSession } from '../../../platform/session/session.ts';
import { Button, ButtonLink } from '../../../ui/components/button.tsx';
import { Notice } from '../../../ui/components/notice.tsx';
import { Spinner } from '../../../ui/components/spinner.tsx';
import { useConfirmEmail } from './use-confirm-email.ts';

function NextStep() {
  const isSignedIn = useSession(isLoggedIn);
  return isSignedIn ? (
    <ButtonLink to={paths.profile()}>Go to your profile</ButtonLink>
  ) : (
    <ButtonLink to={paths.login()}>Sign in</ButtonLink>
  );
}

/** The screen that the link in a confirmation message opens (spec §2, product decisions B6). */
export default function ConfirmEmailScreen() {
  const { phase, confirm } = useConfirmEmail();
  if (phase.name === 'confirmed') {
    return (
      <Notice key="confirmed" takesFocus title="Your address is confirmed" actions={<NextStep />}>
        <p role="status">
          From now on you can sign in with it: type the address, and a code comes by e-mail.
        </p>
      </Notice>
    );
  }
  if (phase.name === 'incomplete') {
    return (
      <Notice title="This link is not complete" actions={<NextStep />}>
        <p>
          Please copy the whole link from the message, up to its end. Or enter your address again on
          ‘Edit Profile’ to get a new one.
        </p>
      </Notice>
    );
  }
  if (phase.name === 'failed') {
    return (
      <Notice
        key="failed"
        takesFocus
        title="Not confirmed"
        actions={
          phase.isFinal ? <NextStep /> : <Button onClick={() => void confirm()}>Try Again</Button>
        }
      >
        <p role="alert">{phase.text}</p>
      </Notice>
    );
  }
  const isConfirming = phase.name === 'confirming';
  return (
    <Notice
      title="Confirm your address"
      actions={
        <Button disabled={isConfirming} onClick={() => void confirm()}>
          {isConfirming && <Spinner className="size-5" />}
          {isConfirming ? 'Confirming...' : 'Confirm my address'}
        </Button>
      }
    >
      <p>
        One press, and the address that this message was sent to signs you in. If you did not ask
        for it, close this page: nothing happens.
      </p>
    </Notice>
  );
}
