import type { Handlers } from '../../platform/http/handlers.ts';
import { listAudit } from './audit.ts';
import type { AdminServices } from './authentication.ts';
import { listEditions, listItems, updateItem, updateItems } from './items.ts';
import { listLabels, updateLabels } from './labels.ts';

export function adminRoutes(deps: AdminServices) {
  return {
    listAdminItems: ({ query }) => listItems(deps, query.formSlug),
    updateAdminItem: ({ params, body }, caller) =>
      updateItem(deps, caller, { ...body, id: params.id }),
    updateAdminItems: ({ body }, caller) => updateItems(deps, caller, body.items),
    listEditions: async () => listEditions(deps),
    listAdminLabels: () => listLabels(deps),
    updateAdminLabels: ({ body }, caller) => updateLabels(deps, caller, body.labels),
    listAudit: ({ query }) => listAudit(deps, query.before),
  } satisfies Partial<Handlers>;
}
