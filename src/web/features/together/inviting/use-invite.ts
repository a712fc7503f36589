import { useState } from 'react';
import type { Reply } from '../../../../contract/endpoints.ts';
import type { PairHours } from '../../../../domain/readings/together.ts';
import { useAction } from '../../../platform/api/use-action.ts';
import { callTogether } from '../calls/call-together.ts';
import { reloadPairs } from '../calls/use-pairs.ts';
import * as words from './words.ts';

type Created = Reply<'createPair'>;

const defaultHours: PairHours = 48;

/** The choice of the time, and the invitation that was made. Only this page ever has its link. */
export function useInvite() {
  const [hours, setHours] = useState<PairHours>(defaultHours);
  const [created, setCreated] = useState<Created | null>(null);
  const { isBusy, failure, perform } = useAction(words.notMade);
  const invite = () =>
    perform(async () => {
      setCreated(await callTogether('createPair', { body: { hours } }));
      await reloadPairs();
    });
  return { hours, setHours, created, isBusy, failure, invite, again: () => setCreated(null) };
}
