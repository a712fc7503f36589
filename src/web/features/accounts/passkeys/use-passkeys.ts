/** Loads, adds and removes the visitor's passkeys. */

import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../../../contract/endpoints.ts';
import { ActionDeclined } from '../../../platform/api/use-action.ts';
import { queryClient } from '../../../platform/session/query-client.ts';
import { session } from '../../../platform/session/session.ts';
import { formatDay, formatMonth } from '../../../ui/language/dates.ts';
import { withProof } from '../with-proof.ts';
import { createPasskey, forgetPasskey } from './ceremony.ts';
import { callPasskeys, explainCeremony } from './choose-passkey.ts';
import * as words from './words.ts';

type Passkeys = Reply<'listPasskeys'>;
export type Passkey = Passkeys['passkeys'][number];

const queryKey = ['passkeys'] as const;

const load = () => callPasskeys('listPasskeys');

function show(reply: Passkeys): void {
  queryClient.setQueryData<Passkeys>(queryKey, reply);
  void queryClient.invalidateQueries({ queryKey: ['proof'] });
}

export const reloadPasskeys = () => queryClient.invalidateQueries({ queryKey });

/** Undefined while they load. */
export const usePasskeys = (): readonly Passkey[] | undefined =>
  useQuery({ queryKey, queryFn: load, staleTime: 0, gcTime: 0 }).data?.passkeys;

/** Phones are detected by the missing mouse. */
const nameDevice = (): string =>
  window.matchMedia('(pointer: coarse)').matches ? words.thisPhone : words.thisComputer;

/** Throws `ActionDeclined` if the visitor gives up. */
export async function keepPasskey(): Promise<void> {
  const { challenge } = await withProof(() => callPasskeys('preparePasskey'));
  const { passkeys } = await load();
  const today = new Date().toISOString();
  const created = await createPasskey(challenge, {
    userId: session.getState().user?.id ?? '',
    userName: words.userName(formatDay(today)),
    others: passkeys.map(({ credentialId }) => credentialId),
  }).catch((error: unknown) => {
    throw explainCeremony(error, new ActionDeclined());
  });
  const name = words.passkeyName(nameDevice(), formatMonth(today));
  show(await callPasskeys('keepPasskey', { body: { ...created, name } }));
}

export async function renamePasskey(credentialId: string, name: string): Promise<void> {
  show(await callPasskeys('renamePasskey', { body: { credentialId, name } }));
}

export async function removePasskey(credentialId: string): Promise<void> {
  const body = { credentialId };
  show(await withProof(() => callPasskeys('removePasskey', { body })));
  forgetPasskey(credentialId);
}
