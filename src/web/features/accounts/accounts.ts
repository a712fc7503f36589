/** What other features use of accounts. */

import { lazyWithPreload } from '../../platform/navigation/lazy-with-preload.ts';

/** Its code is fetched when it is first rendered. Render it inside `Suspense`. */
export const ConfirmAddressForm = lazyWithPreload(() => import('./confirm-address-form.tsx'));

/** The button that keeps a passkey, loaded likewise. */
export const KeepPasskey = lazyWithPreload(() => import('./passkeys/keep-passkey.tsx'));
export const PasskeyOffer = lazyWithPreload(() => import('./passkeys/passkey-offer.tsx'));

export { hasPasskeys } from './passkeys/support.ts';
export { ProofPrompt } from './proof-prompt.tsx';
export { withProof } from './with-proof.ts';
