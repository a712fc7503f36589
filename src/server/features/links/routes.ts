import type { Handlers } from '../../platform/http/handlers.ts';
import { limitByAccount } from '../../platform/http/limit-by-account.ts';
import { openLink } from './open-link.ts';
import { createLink, previewLink } from './own/create-link.ts';
import { changeLink, deleteLink, listLinks } from './own/own-links.ts';
import type { LinksDeps } from './stored/links-deps.ts';

export function linksRoutes(deps: LinksDeps) {
  const { limits } = deps;
  return {
    createLink: ({ body }, caller) => createLink(deps, caller, body),
    previewLink: limitByAccount(limits, 'link', ({ body }, caller) =>
      previewLink(deps, caller, body),
    ),
    listLinks: limitByAccount(limits, 'link', (_, caller) => listLinks(deps, caller)),
    changeLink: limitByAccount(limits, 'link', ({ body }, caller) =>
      changeLink(deps, caller, body),
    ),
    deleteLink: limitByAccount(limits, 'link', ({ body }, caller) =>
      deleteLink(deps, caller, body),
    ),
    openLink: ({ body }, _, { client }) => openLink(deps, client, body),
  } satisfies Partial<Handlers>;
}
