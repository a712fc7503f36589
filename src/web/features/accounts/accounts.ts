/** What other features use of accounts. */

import { lazyWithPreload } from '../../platform/navigation/lazy-with-preload.ts';

/** Its code is fetched when it is first rendered. Render it inside `Suspense`. */
export const ConfirmAddressForm = lazyWithPreload(() => import('./confirm-address-form.tsx'));

export { ProofPrompt } from './proof-prompt.tsx';
export { withProof } from './with-proof.ts';
