import { useState } from 'react';
import { type CompareDetail, defaultCompareDetail } from '../../../../domain/readings/comparing.ts';
import { updateUser, useSession } from '../../../platform/session/session.ts';
import { type ChoiceState, createChoiceSaver } from '../../../ui/forms/choice-saver.ts';
import { callAccount } from '../proof/call-account.ts';

async function save(compareDetail: CompareDetail): Promise<void> {
  const { user } = await callAccount('updateOptionalInfo', { body: { compareDetail } });
  updateUser(user);
}

/** What others may see when they compare: the choice that the screen shows, and its saving. */
export function useCompareDetail() {
  const stored = useSession(({ user }) => user?.compareDetail ?? defaultCompareDetail);
  const [{ pending, status }, setState] = useState<ChoiceState<CompareDetail>>({
    pending: null,
    status: 'idle',
  });
  const [saver] = useState(() => createChoiceSaver(save, setState));
  return { detail: pending ?? stored, status, choose: saver.choose };
}
