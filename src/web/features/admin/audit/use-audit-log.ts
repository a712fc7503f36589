import { callAdmin, useAdminQuery, type AdminAccess } from '../access/use-admin-key.ts';

export const useAuditLog = (access: AdminAccess) =>
  useAdminQuery(
    ['admin-audit'],
    () => callAdmin('listAudit', { adminKey: access.adminKey, query: {} }),
    access,
  );
