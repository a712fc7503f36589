/** The notices that the screen shows when it has no profile (spec §2). */

import { RequestIdNote } from '../../platform/api/request-id-note.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { SavedNotice } from './saved-notice.tsx';

export function NotLoggedInNotice() {
  return (
    <Notice
      title="Not Logged In"
      actions={<ButtonLink to={paths.unauthenticated()}>Enter Login Code</ButtonLink>}
    >
      <p>
        Your session has ended. Your answers and your profile are kept; your login code opens them
        again.
      </p>
    </Notice>
  );
}

export function NoResultsNotice() {
  const actions = (
    <>
      <ButtonLink to={paths.survey()}>Take the Survey Now</ButtonLink>
      <TextLink to={paths.editProfile()}>Edit Profile</TextLink>
    </>
  );
  return (
    <>
      <ProfileLinks />
      <SavedNotice />
      <Notice title="No Results Yet" actions={actions}>
        <p>
          Your profile appears here once both stages of the survey are answered. What you have
          answered so far is saved.
        </p>
      </Notice>
    </>
  );
}

export function FailedNotice({ error }: { readonly error: unknown }) {
  return (
    <Notice
      title="Failed to load profile"
      actions={<Button onClick={() => window.location.reload()}>Try Again</Button>}
    >
      <p role="alert">
        Nothing is lost: your answers are stored, and your profile is made from them.
      </p>
      <RequestIdNote error={error} />
    </Notice>
  );
}
