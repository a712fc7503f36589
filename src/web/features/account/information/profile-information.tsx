import { Suspense, useState } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import { ConfirmAddressForm } from '../confirm-email/lazy-confirm-address-form.ts';
import { useProofStatus } from '../proof/use-proof-status.ts';
import { InformationForm } from './information-form.tsx';
import { StoredInformation } from './stored-information.tsx';
import { useInformation } from './use-information.ts';
import * as words from './words.ts';

/**
 * Optional e-mail address, age and gender. No profile shows them (spec §2, product decisions A4).
 */
export function ProfileInformation() {
  const information = useInformation();
  const isStored = useSession(
    ({ user }) =>
      user !== null && (user.hasEmail || user.ageRange !== null || user.gender !== null),
  );
  const status = useProofStatus();
  const isWaiting = status?.emailPending === true;
  const [hasWaited, setHasWaited] = useState(false);
  if (isWaiting && !hasWaited) setHasWaited(true);
  // The form stays after it has confirmed the address, because it says so.
  const hasForm = isWaiting || (hasWaited && status?.emailVerified === true);
  return (
    <section
      aria-labelledby="information"
      className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[1fr_1.4fr]"
    >
      <div>
        <h2 id="information" className="text-step-1">
          {words.profileInformation}
        </h2>
        <p className="mt-2 max-w-md text-step--1 leading-relaxed text-muted">
          {words.allIsOptional}
        </p>
        {isStored && (
          <StoredInformation
            onRemove={(field) => void information.remove(field)}
            isBusy={information.phase.name === 'saving'}
          />
        )}
        {hasForm && (
          <div className="mt-6 mb-4">
            {isWaiting && (
              <p className="mb-4 max-w-md text-step--1 text-muted">{words.codeWasMailed}</p>
            )}
            <Suspense fallback={null}>
              <ConfirmAddressForm />
            </Suspense>
          </div>
        )}
      </div>
      <InformationForm information={information} />
    </section>
  );
}
