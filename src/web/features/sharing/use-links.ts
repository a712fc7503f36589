/** The links of one's own: what is loaded, and what changes them. */

import { useQuery } from '@tanstack/react-query';
import { linkCalls } from '../../../contract/calls/link-calls.ts';
import type { Reply, RequestBody } from '../../../contract/endpoints.ts';
import { errorStatus } from '../../platform/api/error.ts';
import { bindCalls } from '../../platform/session/call.ts';
import { queryClient } from '../../platform/session/query-client.ts';
import { useSession, type User } from '../../platform/session/session.ts';

export type OwnLink = Reply<'listLinks'>['links'][number];

const call = bindCalls(linkCalls);

export type LinksPhase =
  | { readonly phase: 'loading' }
  | { readonly phase: 'not-logged-in' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'no-profile' }
  | { readonly phase: 'shown'; readonly links: readonly OwnLink[]; readonly canMake: boolean };

interface Loaded {
  readonly data: Reply<'listLinks'> | undefined;
  readonly error: unknown;
}

/** Decides what the page shows. Links stay listed while their owner takes the survey again. */
export function toLinksPhase(user: User | null, { data, error }: Loaded): LinksPhase {
  if (user === null) return { phase: 'not-logged-in' };
  if (data !== undefined)
    return user.surveyCompleted || data.links.length > 0
      ? { phase: 'shown', links: data.links, canMake: user.surveyCompleted }
      : { phase: 'no-profile' };
  if (error === null) return { phase: 'loading' };
  return errorStatus(error) === 401 ? { phase: 'not-logged-in' } : { phase: 'failed', error };
}

const keyOf = (user: User | null) => ['links', user?.id] as const;

export function useLinks(): LinksPhase {
  const user = useSession((state) => state.user);
  const loaded = useQuery({
    queryKey: keyOf(user),
    queryFn: () => call('listLinks'),
    enabled: user !== null,
    staleTime: 0, // the views may have risen
  });
  return toLinksPhase(user, loaded);
}

/** The actions on links. Each one throws if it fails, and otherwise the list shows its outcome. */
export function useLinkActions() {
  const user = useSession((state) => state.user);
  const update = (change: (links: readonly OwnLink[]) => OwnLink[]) =>
    queryClient.setQueryData<Reply<'listLinks'>>(
      keyOf(user),
      (before) => before && { links: change(before.links) },
    );
  return {
    create: async (draft: RequestBody<'createLink'>) => {
      const made = await call('createLink', { body: draft });
      update((links) => [made, ...links]);
      return made;
    },
    change: async (body: RequestBody<'changeLink'>) => {
      const changed = await call('changeLink', { body });
      update((links) => links.map((link) => (link.linkId === changed.linkId ? changed : link)));
    },
    remove: async (linkId: string) => {
      await call('deleteLink', { body: { linkId } });
      update((links) => links.filter((link) => link.linkId !== linkId));
    },
  };
}

/** Shows what a link would show, before it is made. */
export const previewLink = (body: RequestBody<'previewLink'>) => call('previewLink', { body });

/** Opens a link without counting a view, as its owner. */
export const openOwnLink = (token: string) =>
  call('openLink', { body: { token, countsAsView: false } });
