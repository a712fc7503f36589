import type { Handlers } from '../../platform/http/handlers.ts';
import type { AdminDeps } from './access/authentication.ts';
import { listAudit } from './audit/audit.ts';
import { listEditions } from './items/editions.ts';
import { listItems, updateItem, updateItems } from './items/items.ts';
import { listLabels, updateLabels } from './labels/labels.ts';

export function adminRoutes(deps: AdminDeps) {
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
