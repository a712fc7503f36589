import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { linkTokenPattern } from '../../../domain/codes.ts';
import { errorStatus } from '../../platform/api/error.ts';
import { useAction } from '../../platform/api/use-action.ts';
import { readArrival, forgetArrival, keepArrival } from '../../platform/arrival/arrival.ts';
import { paths } from '../../platform/navigation/paths.ts';
import type { Pair } from './reading-view.ts';
import { callTogether, reloadPairs } from './use-pairs.ts';

/** The invitation with which a visitor came here. */
export interface Invitation {
  readonly token: string;
}

/** The next step for an invited visitor: sign in or begin, finish the survey, or join. */
export type JoiningStep = 'sign-in' | 'survey' | 'join';

/** A shorter fragment is a place on the page. A longer one may be a damaged token. */
const minDamagedLength = 12;

/** Returns the invitation in the address, 'unusable' if its token is damaged, or null. */
export function readFragment(hash: string): Invitation | 'unusable' | null {
  const token = hash.slice(1);
  if (linkTokenPattern.test(token)) return { token };
  return token.length < minDamagedLength ? null : 'unusable';
}

/** Returns the invitation that was kept on an earlier page, or null. */
export function readKeptInvitation(): Invitation | null {
  const arrival = readArrival();
  return arrival?.kind === 'invitation' ? { token: arrival.token } : null;
}

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

export interface Joining {
  readonly token: string;
  /** The readings that were known before the press; null if they were not loaded. */
  readonly knownIds: readonly string[] | null;
  readonly onJoined: (pairId: string) => void;
  /** The invitation is unknown, used or over, or the visitor's own. */
  readonly onRefused: () => void;
}

/** Returns the reading that an earlier press joined although its reply was lost, or null. */
export const findJoined = (
  pairs: readonly Pick<Pair, 'pairId' | 'state' | 'isOwnInvitation'>[],
  knownIds: readonly string[],
): string | null =>
  pairs.find(
    ({ pairId, state, isOwnInvitation }) =>
      state === 'joined' && !isOwnInvitation && !knownIds.includes(pairId),
  )?.pairId ?? null;

export function useJoin({ token, knownIds, onJoined, onRefused }: Joining) {
  const { isBusy, failure, perform } = useAction();
  const join = () =>
    perform(async () => {
      try {
        const { pairId } = await callTogether('joinPair', { body: { token } });
        await reloadPairs();
        onJoined(pairId);
      } catch (error) {
        if (errorStatus(error) !== 404) throw error;
        const { pairs } = await callTogether('listPairs');
        await reloadPairs();
        const joined = knownIds && findJoined(pairs, knownIds);
        if (joined === null) onRefused();
        else onJoined(joined);
      }
    });
  return { isBusy, failure, join };
}
