/** What other features use of accounts. */

import { lazyWithPreload } from '../../platform/navigation/lazy-with-preload.ts';

/** Their code is fetched when they are first rendered. Render them inside `Suspense`. */
export const ConfirmAddressForm = lazyWithPreload(() => import('./confirm-address-form.tsx'));

export const ProofDialog = lazyWithPreload(() => import('./proof-dialog.tsx'));

export { useProofRequest, withProof } from './with-proof.ts';
