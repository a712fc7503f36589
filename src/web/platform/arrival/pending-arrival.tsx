import { Suspense } from 'react';
import { lazyWithPreload } from '../navigation/lazy-with-preload.ts';
import { storage, storedKeys } from '../storage.ts';
import type { ArrivalProps } from './arrival-offer.tsx';

const ArrivalOffer = lazyWithPreload(() => import('./arrival-offer.tsx'));
const Purpose = lazyWithPreload(async () => {
  const offer = await import('./arrival-offer.tsx');
  return { default: offer.Purpose };
});

export const hasArrival = () => storage.getItem(storedKeys.arrival) !== null;

/** Starts to load the offer if there is one, so that the page can show it at its first paint. */
export const preloadArrival = () => {
  if (hasArrival()) void ArrivalOffer.preload();
};

/** Offers the visitor's arrival as the next step. Renders nothing for most visitors. */
export const PendingArrival = (props: ArrivalProps) =>
  hasArrival() ? <ArrivalOffer {...props} /> : null;

/** Names the purpose of the visit on the screens before the visitor's own profile. */
export const PendingPurpose = (props: { readonly className: string }) =>
  hasArrival() ? (
    <Suspense>
      <Purpose {...props} />
    </Suspense>
  ) : null;
