/** Loads and changes the visitor's own links. */

import type { Reply, RequestBody } from '../../../../contract/endpoints.ts';
import { linkCalls } from '../../../../contract/sharing-calls.ts';
import { bindCalls } from '../../../platform/session/call.ts';
import { queryClient } from '../../../platform/session/query-client.ts';
import { useSession, type User } from '../../../platform/session/session.ts';
import { useOwnData } from '../../../platform/session/use-own-data.ts';

export type OwnLink = Reply<'listLinks'>['links'][number];

const call = bindCalls(linkCalls);

/** Decides the page's content. Links stay listed during a retake. */
export const showLinks = ({ links }: Reply<'listLinks'>, user: Pick<User, 'surveyCompleted'>) =>
  user.surveyCompleted || links.length > 0
    ? ({ phase: 'shown', links, canMake: user.surveyCompleted } as const)
    : ({ phase: 'no-profile' } as const);

const queryKey = 'links';

export const useLinks = () =>
  useOwnData(queryKey, {
    load: () => call('listLinks'),
    show: showLinks,
    staleTime: 0, // another tab may have changed them
  });

/** The actions on links. Each one throws if it fails, and otherwise the list shows its outcome. */
export function useLinkActions() {
  const user = useSession((state) => state.user);
  const update = (change: (links: readonly OwnLink[]) => OwnLink[]) =>
    queryClient.setQueryData<Reply<'listLinks'>>(
      [queryKey, user?.id],
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

/** Previews a link before it is made. */
export const previewLink = (body: RequestBody<'previewLink'>) => call('previewLink', { body });

export const openOwnLink = (token: string) => call('openLink', { body: { token } });
