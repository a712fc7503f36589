import type { Reply } from '../../../../contract/endpoints.ts';
import { formSlugs } from '../../../../domain/survey.ts';
import type { AdminItem } from '../edits.ts';
import { callAdmin, useAdminQuery, type AdminAccess } from '../use-admin-key.ts';

export type Report = Reply<'parameterSetReport'>['report'];
/** The questions by id; empty until they have arrived. */
export type Questions = ReadonlyMap<string, AdminItem>;

const [core, pool] = formSlugs;

export function useReport(version: string, access: AdminAccess) {
  const { adminKey } = access;
  return useAdminQuery(
    ['admin-parameter-set', version],
    () => callAdmin('parameterSetReport', { adminKey, params: { version } }),
    access,
  );
}

/** Loads the texts of all questions, retired ones too, under the keys of the item editors. */
export function useQuestions(access: AdminAccess): Questions {
  const { adminKey } = access;
  const list = (formSlug: typeof core | typeof pool) =>
    callAdmin('listAdminItems', { adminKey, query: { formSlug } });
  const ofCore = useAdminQuery(['admin-items', core], () => list(core), access);
  const ofPool = useAdminQuery(['admin-items', pool], () => list(pool), access);
  const items = [...(ofCore.data ?? []), ...(ofPool.data ?? [])];
  return new Map(items.map((item) => [item.id, item]));
}
