import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import { createLink, previewLink } from './create-link.ts';
import { openLink } from './open-link.ts';
import { changeLink, deleteLink, listLinks } from './own-links.ts';
import {
  publicProfile,
  renewShareCode,
  type ShareCodeDeps,
  switchSharingOff,
} from './share-code.ts';

export function sharingRoutes(deps: ShareCodeDeps) {
  const { limits } = deps;
  return {
    renewShareCode: limitByAccount(limits, 'shareCode', (_, caller) =>
      renewShareCode(deps, caller),
    ),
    switchSharingOff: limitByAccount(limits, 'shareCode', (_, caller) =>
      switchSharingOff(deps, caller),
    ),
    publicProfile: ({ params }, _, { client }) => publicProfile(deps, client, params.shareCode),
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
