import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ProofDialog, useProofRequest } from '../features/accounts/accounts.ts';
import { queryClient } from '../platform/session/query-client.ts';

/** Shows the dialog while an action of a page waits for a proof. */
function ProofPrompt() {
  const request = useProofRequest();
  return (
    request !== null && (
      <Suspense fallback={null}>
        <ProofDialog onSettle={request.settle} />
      </Suspense>
    )
  );
}

/** Wraps every screen that queries the server, and asks for proofs of identity. */
export default function DataArea({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <ProofPrompt />
    </QueryClientProvider>
  );
}
