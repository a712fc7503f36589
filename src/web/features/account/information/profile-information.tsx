import { useSession } from '../../../platform/session/session.ts';
import { InformationForm } from './information-form.tsx';
import { StoredInformation } from './stored-information.tsx';
import { useInformation } from './use-information.ts';

/**
 * Optional e-mail address, age and gender. No profile shows them (spec §2, product decisions A4).
 */
export function ProfileInformation() {
  const information = useInformation();
  const isStored = useSession(
    ({ user }) =>
      user !== null && (user.hasEmail || user.ageRange !== null || user.gender !== null),
  );
  return (
    <section
      aria-labelledby="information"
      className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[1fr_1.4fr]"
    >
      <div>
        <h2 id="information" className="text-step-1">
          Profile Information
        </h2>
        <p className="mt-2 max-w-md text-step--1 leading-relaxed text-muted">
          All of it is optional, and never shared publicly: it appears on no profile and in no
          comparison.
        </p>
        {isStored && (
          <StoredInformation
            onRemove={(field) => void information.remove(field)}
            isBusy={information.phase.name === 'saving'}
          />
        )}
      </div>
      <InformationForm information={information} />
    </section>
  );
}
