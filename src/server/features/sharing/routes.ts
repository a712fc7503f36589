import type { Services } from '../../platform/app-services.ts';
import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import { createLink, previewLink } from './create-link.ts';
import { changeLink, deleteLink, listLinks } from './links.ts';
import { openLink, publicProfile } from './open-record.ts';
import { renewShareCode, switchSharingOff } from './share-code.ts';

export function sharingRoutes(deps: Services) {
  const limitShareCode = limitByAccount(deps.limits, 'shareCode');
  const limitLink = limitByAccount(deps.limits, 'link');
  return {
    renewShareCode: limitShareCode((_, caller) => renewShareCode(deps, caller)),
    switchSharingOff: limitShareCode((_, caller) => switchSharingOff(deps, caller)),
    publicProfile: ({ params }, _, { client }) => publicProfile(deps, client, params.shareCode),
    createLink: ({ body }, caller) => createLink(deps, caller, body),
    previewLink: limitLink(({ body }, caller) => previewLink(deps, caller, body)),
    listLinks: limitLink((_, caller) => listLinks(deps, caller)),
    changeLink: limitLink(({ body }, caller) => changeLink(deps, caller, body)),
    deleteLink: limitLink(({ body }, caller) => deleteLink(deps, caller, body)),
    openLink: ({ body }, _, { client }) => openLink(deps, client, body),
  } satisfies Partial<Handlers>;
}
