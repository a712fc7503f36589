import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';

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
        my code:
      </h2>
      {loginCode === null ? (
        <>
          <p className="text-muted">
            This browser does not hold your login code, and we cannot show it again: only you have
            it.
          </p>
          <TextLink to={paths.editProfile()} className="self-start">
            Create a new login code
          </TextLink>
        </>
      ) : (
        <>
          <CopyButton
            value={loginCode}
            label={loginCode}
            className="self-start text-start text-[0.875rem] whitespace-nowrap tabular-nums sm:text-step-0"
          />
          <p className="text-step--1 text-muted">
            It signs you in on any device. Click to copy; keep it to yourself.
          </p>
        </>
      )}
    </section>
  );
}
