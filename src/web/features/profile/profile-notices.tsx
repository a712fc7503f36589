import { type ReactNode, useState, Suspense } from 'react';
import { useNavigate, useLocation } from 'react-router';
import { PendingArrival } from '../../platform/arrival/pending-arrival.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { FailedNotice } from '../../platform/session/load-notices.tsx';
import { logOut } from '../../platform/session/log-out.ts';
import type { User } from '../../platform/session/session.ts';
import { editProfile, takeSurvey } from '../../platform/words.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { ConfirmAddressForm } from '../accounts/accounts.ts';
import type { SurveyProgress } from './use-profile.ts';
import * as words from './words.ts';

/** The header links. 'Logout' opens the landing page even if the logout call fails. */
export function ProfileLinks({ children }: { readonly children?: ReactNode }) {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await logOut();
    await navigate(paths.landing(), { replace: true });
  };
  return (
    <HeaderLinks>
      {children}
      <TextLink to={paths.editProfile()}>{editProfile}</TextLink>
      <Button look="quiet" disabled={isLeaving} onClick={() => void leave()}>
        {words.logout}
      </Button>
    </HeaderLinks>
  );
}

const isKnown = (saved: unknown): saved is keyof typeof words.saved =>
  typeof saved === 'string' && Object.hasOwn(words.saved, saved);

/** Confirms a save on /profile/edit, and asks for the code sent to a new address. */
export function SavedNotice() {
  const { state } = useLocation();
  const saved: unknown = state?.saved;
  if (!isKnown(saved)) return null;
  return (
    <div className="mt-4 mb-6 flex max-w-3xl flex-col gap-4 rounded-card bg-raised px-5 py-4 print:hidden">
      <output className="text-good">{words.saved[saved]}</output>
      {saved === 'email' && (
        <Suspense fallback={null}>
          <ConfirmAddressForm />
        </Suspense>
      )}
    </div>
  );
}

interface ProgressProps {
  readonly progress: SurveyProgress;
}

/** Shown to visitors with an unfinished survey. */
export function NoResultsNotice({ user, progress }: ProgressProps & { readonly user: User }) {
  const hasBegun = progress !== undefined && progress.answered > 0;
  const actions = (
    <>
      <ButtonLink to={paths.survey()}>{hasBegun ? words.continueSurvey : takeSurvey}</ButtonLink>
      <TextLink to={paths.editProfile()}>{editProfile}</TextLink>
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

/** Marks a profile that nobody answered for. */
export const RandomNotice = () => (
  <p className="mb-6 max-w-3xl rounded-card border-2 border-dashed border-line-strong px-5 py-3">
    {words.madeAtRandom}
  </p>
);

/** Stands above the earlier profile during a retake. */
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

export const ProfileFailedNotice = ({ error }: { readonly error: unknown }) => (
  <FailedNotice title={words.failed} error={error} wayOut={null} />
);
