/** With what the visitor can prove who they are, and whether an address waits for its code. */

import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../platform/session/query-client.ts';
import { callAccount } from './call-account.ts';

const queryKey = ['proof'] as const;

/** Returns undefined until it is loaded. */
export const useProofStatus = () =>
  useQuery({ queryKey, queryFn: () => callAccount('proofStatus') }).data;

export const reloadProofStatus = () => queryClient.invalidateQueries({ queryKey });
