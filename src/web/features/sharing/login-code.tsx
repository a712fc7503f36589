import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { TextLink } from '../../ui/components/text-link.tsx';
import { LoginCodeButton } from '../../ui/forms/login-code-button.tsx';
import * as words from './words.ts';

/**
 * Shows the login code that this browser stores. The server cannot show it again, because it stores
 * only a hash (product decisions B1).
 */
export function LoginCode() {
  const loginCode = useSession((state) => state.loginCode);
  return (
    <section
      aria-labelledby="my-code"
      className="flex flex-col gap-3 border-t border-line pt-6 pb-8 lg:border-0"
    >
      <h2 id="my-code" className="text-step-1">
        {words.myCode}
      </h2>
      {loginCode === null ? (
        <>
          <p className="text-muted">{words.noLoginCodeHere}</p>
          <TextLink to={paths.editProfile()} className="self-start">
            {words.newLoginCode}
          </TextLink>
        </>
      ) : (
        <>
          <LoginCodeButton code={loginCode} startsMasked />
          <p className="text-step--1 text-muted">{words.loginCodeHint}</p>
        </>
      )}
    </section>
  );
}
