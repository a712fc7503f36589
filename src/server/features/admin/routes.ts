import type { Handlers } from '../../platform/http/http.ts';
import {
  type AdminDeps,
  listAudit,
  listItems,
  listLabels,
  updateItem,
  updateItems,
  updateLabels,
} from './admin.ts';

export function adminRoutes(deps: AdminDeps) {
  return {
    listAdminItems: ({ query }) => listItems(deps, query.formSlug),
    updateAdminItem: ({ params, body }, caller) =>
      updateItem(deps, caller, { ...body, id: params.id }),
    updateAdminItems: ({ body }, caller) => updateItems(deps, caller, body.items),
    listAdminLabels: () => listLabels(deps),
    updateAdminLabels: ({ body }, caller) => updateLabels(deps, caller, body.labels),
    listAudit: ({ query }) => listAudit(deps, query.before),
  } satisfies Partial<Handlers>;
}
