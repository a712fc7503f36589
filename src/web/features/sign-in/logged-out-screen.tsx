import { paths } from '../../platform/navigation/paths.ts';
import { ButtonLink } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';

export default function LoggedOutScreen() {
  return (
    <Notice
      title="Session Expired"
      actions={
        <>
          <ButtonLink to={paths.login()}>Log Back In</ButtonLink>
          <ButtonLink to={paths.landing()} look="quiet">
            Return to Home
          </ButtonLink>
        </>
      }
    >
      <p>Your progress is saved. Sign in again with your login code and go on where you stopped.</p>
    </Notice>
  );
}
