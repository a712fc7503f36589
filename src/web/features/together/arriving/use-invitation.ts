import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetArrival, keepArrival } from '../../../platform/arrival/arrival.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { readFragment, readKeptInvitation } from './invitation.ts';

/**
 * The invitation that brought the visitor here. It is kept as soon as the page opens, and its token
 * is taken out of the address, so that it is in no bookmark, history or screenshot. A reload finds
 * it again.
 */
export function useInvitation() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [arrived, setArrived] = useState(() => readFragment(hash) ?? readKeptInvitation());
  const [readHash, setReadHash] = useState(hash);
  // Another invitation was opened in the same tab.
  if (hash !== readHash) {
    setReadHash(hash);
    const found = readFragment(hash);
    if (found !== null) setArrived(found);
  }

  useEffect(() => {
    const found = readFragment(hash);
    if (found === null) return;
    if (found !== 'unusable') keepArrival({ kind: 'invitation', token: found.token });
    void navigate(paths.together(), { replace: true });
  }, [hash, navigate]);

  return {
    invitation: arrived === 'unusable' ? null : arrived,
    /** Whether the page says that an invitation could not be used. */
    isUnusable: arrived === 'unusable',
    /** Forgets the invitation, because it was accepted, refused by the server, or put aside. */
    setAside(isUnusable: boolean) {
      forgetArrival();
      setArrived(isUnusable ? 'unusable' : null);
    },
  };
}
