import { Suspense } from 'react';
import { lazyWithPreload } from '../../platform/navigation/lazy-with-preload.ts';
import { useProofRequest } from './with-proof.ts';

const ProofDialog = lazyWithPreload(() => import('./proof-dialog.tsx'));

/** Shows the dialog while an action waits for a proof. Stands wherever `withProof` is called. */
export function ProofPrompt() {
  const request = useProofRequest();
  return (
    request !== null && (
      <Suspense fallback={null}>
        <ProofDialog onSettle={request.settle} />
      </Suspense>
    )
  );
}
