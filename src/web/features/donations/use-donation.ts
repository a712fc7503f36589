import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { donationCalls } from '../../../contract/calls/donation-calls.ts';
import type { Reply } from '../../../contract/endpoints.ts';
import type { DonationChoice } from '../../../domain/account.ts';
import { bindCalls } from '../../platform/session/call.ts';
import { queryClient } from '../../platform/session/query-client.ts';
import { type ChoiceState, createChoiceSaver } from '../../ui/forms/choice-saver.ts';

type Donation = Reply<'getDonation'>;

const call = bindCalls(donationCalls);
const queryKey = ['donation'] as const;

async function save(choice: DonationChoice): Promise<void> {
  const saved = await call('setDonation', { body: { choice } });
  queryClient.setQueryData<Donation>(queryKey, saved);
}

/** The choice that the screen shows, and its saving; no choice until the stored one is loaded. */
export function useDonation() {
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => call('getDonation'),
    staleTime: 0,
    gcTime: 0,
  });
  const [{ pending, status }, setState] = useState<ChoiceState<DonationChoice>>({
    pending: null,
    status: 'idle',
  });
  const [saver] = useState(() => createChoiceSaver(save, setState));
  const donation = data && { ...data, choice: pending ?? data.choice };
  return { donation, isError, status, choose: saver.choose };
}
