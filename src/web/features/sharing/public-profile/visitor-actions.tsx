import { useNavigate } from 'react-router';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/components/button.tsx';
import { storeCompareCode } from '../../comparison/comparison.ts';

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
    storeCompareCode(shareCode);
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
