import { Suspense, useEffect } from 'react';
import { lazyWithPreload } from '../../platform/navigation/lazy-with-preload.ts';
import { leaveProof, useProofRequest } from './with-proof.ts';

const ProofDialog = lazyWithPreload(() => import('./proof-dialog.tsx'));

/** Shows the dialog while an action waits for a proof. Stands wherever `withProof` is called. */
export function ProofPrompt() {
  const request = useProofRequest();
  useEffect(() => leaveProof, []);
  return (
    request !== null && (
      <Suspense fallback={null}>
        <ProofDialog onSettle={request.settle} />
      </Suspense>
    )
  );
}
