import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { ConfirmAddressForm } from '../../accounts/accounts.ts';
import * as words from './words.ts';

const isKnown = (saved: unknown): saved is keyof typeof words.saved =>
  typeof saved === 'string' && Object.hasOwn(words.saved, saved);

/**
 * Confirms what /profile/edit saved before it opened this page (spec §2), and asks for the code
 * that was mailed to a new address (product decisions B6).
 */
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
