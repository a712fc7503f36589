import { useState } from 'react';
import { lazyWithPreload } from '../navigation/lazy-with-preload.ts';
import { useSession } from '../session/session.ts';
import { storage, storedKeys } from '../storage.ts';
import * as words from '../words.ts';
import type { ArrivalProps } from './arrival-offer.tsx';
import { readArrival } from './arrival.ts';

const ArrivalOffer = lazyWithPreload(() => import('./arrival-offer.tsx'));

export const hasArrival = () => storage.getItem(storedKeys.arrival) !== null;

/** Starts to load the offer if there is one, so that the page can show it at its first paint. */
export const preloadArrival = () => {
  if (hasArrival()) void ArrivalOffer.preload();
};

/** Offers a visitor what they came for as the next step. Renders nothing for most. */
export const PendingArrival = (props: ArrivalProps) =>
  hasArrival() ? <ArrivalOffer {...props} /> : null;

/** Names what the visitor came for, on the screens up to their own profile. */
export function Purpose({ className }: { readonly className: string }) {
  const [arrival] = useState(readArrival);
  const hasProfile = useSession(({ user }) => user?.surveyCompleted === true);
  if (arrival === null || hasProfile) return null;
  return <p className={className}>{words.purposes[arrival.kind]}</p>;
}
