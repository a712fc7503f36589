/** The notices that the page shows when it has no answers. */

import { RequestIdNote } from '../../../platform/api/request-id-note.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/components/button.tsx';
import { Notice } from '../../../ui/components/notice.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';

const backLink = <TextLink to={paths.profile()}>Back to Profile</TextLink>;

export const NoAnswersNotice = () => (
  <Notice
    title="No answers here yet"
    actions={
      <>
        <ButtonLink to={paths.survey()}>Take the Survey Now</ButtonLink>
        {backLink}
      </>
    }
  >
    <p>
      Your answers appear here once both stages of the survey are answered. Then you can mark what
      is off the table for you. What you have answered so far is saved.
    </p>
  </Notice>
);

export const AnswersFailedNotice = ({ error }: { readonly error: unknown }) => (
  <Notice
    title="Failed to load your answers"
    actions={
      <>
        <Button onClick={() => window.location.reload()}>Try Again</Button>
        {backLink}
      </>
    }
  >
    <p role="alert">Nothing is lost: your answers and your limits are stored.</p>
    <RequestIdNote error={error} />
  </Notice>
);
