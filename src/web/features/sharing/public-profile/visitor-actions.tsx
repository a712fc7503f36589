import { useNavigate } from 'react-router';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/components/button.tsx';
import { storeCompareCode } from '../../comparison/comparison.ts';
import * as words from './words.ts';

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
      <Button onClick={compare}>{words.compareWithMyProfile}</Button>
      <ButtonLink look="secondary" to={paths.profile()}>
        {words.viewMyProfile}
      </ButtonLink>
    </>
  );
}

const LoggedOutActions = () => (
  <>
    <ButtonLink to={paths.createAccount()}>{words.createYourProfile}</ButtonLink>
    <ButtonLink look="secondary" to={paths.login()}>
      {words.loginToCompare}
    </ButtonLink>
  </>
);
