import { useQueries } from '@tanstack/react-query';
import type { Reply } from '../../../../contract/endpoints.ts';
import { questionLists } from '../../../../domain/survey.ts';
import type { AdminItem } from '../edits.ts';
import { callAdmin, useAdminQuery, type AdminAccess } from '../use-admin-key.ts';

export type Report = Reply<'parameterSetReport'>['report'];
/** The questions by id; empty until they have arrived. */
export type Questions = ReadonlyMap<string, AdminItem>;

export function useReport(version: string, access: AdminAccess) {
  const { adminKey } = access;
  return useAdminQuery(
    ['admin-parameter-set', version],
    () => callAdmin('parameterSetReport', { adminKey, params: { version } }),
    access,
  );
}

/** Loads the texts of all questions, retired ones too, under the keys of the item editors. */
export function useQuestions({ adminKey }: AdminAccess): Questions {
  const loaded = useQueries({
    queries: questionLists.map((formSlug) => ({
      queryKey: ['admin-items', formSlug],
      queryFn: () => callAdmin('listAdminItems', { adminKey, query: { formSlug } }),
    })),
  });
  return new Map(loaded.flatMap(({ data = [] }) => data.map((item) => [item.id, item] as const)));
}
