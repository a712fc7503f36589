/** The question whether the account is the visitor's own, which one dialog of the page asks. */

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface ProofRequest {
  /** Ends the question. `isProven` says whether the visitor gave a proof or closed the dialog. */
  readonly settle: (isProven: boolean) => void;
}

const open = createStore<{ readonly request: ProofRequest | null }>(() => ({ request: null }));

/** Opens the dialog. Resolves to whether the visitor gave a proof. */
export function askForProof(): Promise<boolean> {
  open.getState().request?.settle(false);
  return new Promise((resolve) => {
    const settle = (isProven: boolean) => {
      open.setState({ request: null });
      resolve(isProven);
    };
    open.setState({ request: { settle } });
  });
}

export const useProofRequest = () => useStore(open, ({ request }) => request);
