/** The notices that the screen shows when it has no profile (spec §2). */

import { damageDetail } from '../../../platform/api/error.ts';
import { RequestIdNote } from '../../../platform/api/request-id-note.tsx';
import { PendingArrival } from '../../../platform/arrival/pending-arrival.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import type { User } from '../../../platform/session/session.ts';
import { Button, ButtonLink } from '../../../ui/components/button.tsx';
import { Notice } from '../../../ui/components/notice.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';
import type { SurveyProgress } from '../loading/use-profile.ts';
import { ProfileLinks } from './profile-links.tsx';
import { SavedNotice } from './saved-notice.tsx';
import * as words from './words.ts';

export function NotLoggedInNotice() {
  return (
    <Notice
      title={words.notLoggedIn}
      actions={<ButtonLink to={paths.unauthenticated()}>{words.enterLoginCode}</ButtonLink>}
    >
      <p>{words.sessionEnded}</p>
    </Notice>
  );
}

interface ProgressProps {
  readonly progress: SurveyProgress;
}

/** For a visitor who has answered some questions, but not all (product decisions D7). */
export function NoResultsNotice({ user, progress }: ProgressProps & { readonly user: User }) {
  const hasBegun = progress !== undefined && progress.answered > 0;
  const actions = (
    <>
      <ButtonLink to={paths.survey()}>
        {hasBegun ? words.continueSurvey : words.takeSurvey}
      </ButtonLink>
      <TextLink to={paths.editProfile()}>{words.editProfile}</TextLink>
    </>
  );
  return (
    <>
      <ProfileLinks />
      <SavedNotice />
      <PendingArrival visitor={user} />
      <Notice title={words.noResults} actions={actions}>
        <p>
          {hasBegun
            ? words.afterLastAnswer(progress.answered, progress.total)
            : words.afterBothStages}
        </p>
      </Notice>
    </>
  );
}

/** Above the former profile while its owner retakes the survey (product decisions C7). */
export function RetakeNotice({ progress }: ProgressProps) {
  if (progress === undefined) return null;
  return (
    <aside
      aria-label={words.yourRetake}
      className="mt-4 mb-6 flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-raised px-5 py-4 print:hidden"
    >
      <p className="min-w-56 flex-1">{words.retakeProgress(progress.answered, progress.total)}</p>
      <ButtonLink to={paths.survey()} look="secondary">
        {words.continueSurvey}
      </ButtonLink>
    </aside>
  );
}

export function FailedNotice({ error }: { readonly error: unknown }) {
  return (
    <Notice
      title={words.failed}
      actions={<Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>}
    >
      <p role="alert">{damageDetail(error) ?? words.nothingLost}</p>
      <RequestIdNote error={error} />
    </Notice>
  );
}
