/** The pages for content that failed to load or does not exist yet. */

import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { describeOutage } from '../api/format-error.ts';
import { RequestIdNote } from '../api/request-id-note.tsx';
import { BackToProfile } from '../navigation/back-to-profile.tsx';
import { loginFieldHash, paths } from '../navigation/paths.ts';
import * as words from '../words.ts';

const backToProfile = <BackToProfile />;

const reload = () => window.location.reload();

interface FailedProps {
  readonly title: string;
  /** What to say unless the server, its limits or the connection failed, which is said instead. */
  readonly text?: string;
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly takesFocus?: boolean;
  /** The way out beside 'Try Again': back to the profile, unless the page has another. */
  readonly wayOut?: ReactNode;
}

export const FailedNotice = ({
  title,
  text = words.nothingLost,
  error,
  onRetry = reload,
  takesFocus = false,
  wayOut = backToProfile,
}: FailedProps) => (
  <Notice
    title={title}
    takesFocus={takesFocus}
    actions={
      <>
        <Button onClick={onRetry}>{words.tryAgain}</Button>
        {wayOut}
      </>
    }
  >
    <p role="alert">{describeOutage(error) ?? text}</p>
    <RequestIdNote error={error} />
  </Notice>
);

/** For a page whose content comes from the survey, before the survey is finished. */
export const NothingYetNotice = ({
  title,
  text = words.afterBothStages,
}: {
  readonly title: string;
  readonly text?: string;
}) => (
  <Notice
    title={title}
    actions={
      <>
        <ButtonLink to={paths.survey()}>{words.takeSurvey}</ButtonLink>
        {backToProfile}
      </>
    }
  >
    <p>{text}</p>
  </Notice>
);

export const SessionEndedNotice = () => (
  <Notice
    title={words.notLoggedIn}
    actions={<ButtonLink to={paths.login() + loginFieldHash}>{words.enterLoginCode}</ButtonLink>}
  >
    <p>{words.sessionEnded}</p>
  </Notice>
);
