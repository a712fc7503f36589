import { useNavigate } from 'react-router';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/components/button.tsx';
import { keepCompareCode } from '../../comparison/comparison.ts';

/** For visitors who are not logged in (spec §2 public profile). */
export function ComparisonBanner() {
  return (
    <section
      aria-labelledby="banner"
      className="mt-8 grid gap-x-10 gap-y-5 rounded-card bg-raised px-5 py-6 sm:px-8 lg:grid-cols-[1fr_auto] lg:items-center"
    >
      <div>
        <h2 id="banner" className="text-step-1">
          Want to Compare Profiles?
        </h2>
        <p className="mt-1 text-muted">
          Answer the same questions, and see where the two of you meet, and how certain that is.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.createAccount()}>Take the Survey</ButtonLink>
        <ButtonLink look="secondary" to={paths.login()}>
          Login to Compare
        </ButtonLink>
      </div>
    </section>
  );
}

interface Props {
  readonly shareCode: string;
  readonly isVisitorLoggedIn: boolean;
}

export function VisitorActions({ shareCode, isVisitorLoggedIn }: Props) {
  return (
    <div className="flex flex-wrap gap-3 pt-12 pb-20 print:hidden">
      {isVisitorLoggedIn ? <LoggedInActions shareCode={shareCode} /> : <LoggedOutActions />}
    </div>
  );
}

function LoggedInActions({ shareCode }: Pick<Props, 'shareCode'>) {
  const navigate = useNavigate();
  const compare = () => {
    keepCompareCode(shareCode);
    void navigate(paths.compare());
  };
  return (
    <>
      <Button onClick={compare}>Compare with My Profile</Button>
      <ButtonLink look="secondary" to={paths.profile()}>
        View My Profile
      </ButtonLink>
    </>
  );
}

const LoggedOutActions = () => (
  <>
    <ButtonLink to={paths.createAccount()}>Create Your Profile</ButtonLink>
    <ButtonLink look="secondary" to={paths.login()}>
      Login to Compare
    </ButtonLink>
  </>
);
