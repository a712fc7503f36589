import { useEffect, useState } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import { storage } from '../../../platform/storage.ts';
import KeepPasskey from './keep-passkey.tsx';

/** Firefox and Safari reveal a private window by having no such folder; Chrome does not. */
const isLasting = (): Promise<boolean> =>
  navigator.storage.getDirectory().then(
    () => true,
    () => false,
  );

/** Offers a passkey unasked, except on a shared device. The stored code is the proof. */
export default function PasskeyOffer() {
  const hasCode = useSession(({ loginCode }) => loginCode !== null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!storage.isTabOnly()) void isLasting().then(setIsShown);
  }, []);
  if (!isShown || !hasCode) return null;
  return <KeepPasskey />;
}
