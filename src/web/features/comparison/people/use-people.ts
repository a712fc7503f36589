/** Loads and changes the visitor's list of kept people. */

import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../../../contract/endpoints.ts';
import { profileCalls } from '../../../../contract/profile-calls.ts';
import { bareCode } from '../../../../domain/codes.ts';
import { bindCalls } from '../../../platform/session/call.ts';
import { queryClient } from '../../../platform/session/query-client.ts';
import { useSession } from '../../../platform/session/session.ts';

type People = Reply<'listPeople'>;
export type KeptPerson = People['people'][number];

const call = bindCalls(profileCalls);

const useKey = () => ['people', useSession(({ user }) => user?.id)] as const;

/** Null until the list has loaded, or if it fails to. The pages work without it. */
export function usePeople(): readonly KeptPerson[] | null {
  const { data } = useQuery({
    queryKey: useKey(),
    queryFn: () => call('listPeople'),
    staleTime: 0, // another tab may have changed it
    gcTime: 0,
  });
  return data?.people ?? null;
}

/** Each action throws on failure. After a success the list shows its outcome. */
export function usePeopleActions() {
  const key = useKey();
  const show = (reply: People) => queryClient.setQueryData<People>(key, reply);
  return {
    keep: async (shareCode: string, name: string) =>
      show(await call('keepPerson', { body: { shareCode, name } })),
    remove: async (shareCode: string) => show(await call('removePerson', { body: { shareCode } })),
  };
}

/** `shareCode` may be formatted as the visitor typed it. */
export const findPerson = (
  people: readonly KeptPerson[],
  shareCode: string,
): KeptPerson | undefined => people.find((person) => person.shareCode === bareCode(shareCode));
