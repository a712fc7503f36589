import { Suspense } from 'react';
import { lazyWithPreload } from '../../../platform/navigation/lazy-with-preload.ts';
import { useProofRequest } from './proof-request.ts';

const ProofDialog = lazyWithPreload(() => import('./proof-dialog.tsx'));

/** Shows the dialog while an action of the page waits for a proof. */
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
