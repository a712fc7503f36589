import { paths } from '../../platform/navigation/paths.ts';
import { ButtonLink } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import * as words from './words.ts';

export default function LoggedOutScreen() {
  return (
    <Notice
      title={words.sessionExpired}
      actions={
        <>
          <ButtonLink to={paths.login()}>{words.logBackIn}</ButtonLink>
          <ButtonLink to={paths.landing()} look="quiet">
            {words.returnToHome}
          </ButtonLink>
        </>
      }
    >
      <p>{words.progressIsSaved}</p>
    </Notice>
  );
}
