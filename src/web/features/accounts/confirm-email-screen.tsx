import { paths } from '../../platform/navigation/paths.ts';
import { isLoggedIn, useSession } from '../../platform/session/session.ts';
import { ButtonLink } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import * as words from './words.ts';

/** An address is confirmed where it was entered, never by opening a page (decisions B6). */
export default function ConfirmEmailScreen() {
  const isSignedIn = useSession(isLoggedIn);
  return (
    <Notice
      title={words.confirmYourAddress}
      actions={
        isSignedIn ? (
          <ButtonLink to={paths.editProfile()}>{words.editProfile}</ButtonLink>
        ) : (
          <ButtonLink to={paths.login()}>{words.signIn}</ButtonLink>
        )
      }
    >
      <p>{words.typeCodeThere}</p>
    </Notice>
  );
}
