import { useEffect, useState } from 'react';
import { storage } from '../../../platform/storage.ts';
import { ProofPrompt } from '../proof-prompt.tsx';
import KeepPasskey from './keep-passkey.tsx';

/** Firefox and Safari have no such folder in a private window; Chrome does not tell. */
async function isLasting(): Promise<boolean> {
  if (storage.isTabOnly()) return false;
  return navigator.storage.getDirectory().then(
    () => true,
    () => false,
  );
}

/** The questions of the profile about passkeys; after the survey, once, the offer of one. */
export default function PasskeyOffer({ isOffered }: { readonly isOffered: boolean }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (isOffered) void isLasting().then(setIsShown);
  }, [isOffered]);
  return (
    <>
      {isShown && (
        <div className="mb-6 max-w-3xl rounded-card bg-raised px-5 py-4 empty:hidden print:hidden">
          <KeepPasskey />
        </div>
      )}
      <ProofPrompt />
    </>
  );
}
