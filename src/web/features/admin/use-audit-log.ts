import { useQuery } from '@tanstack/react-query';
import { callAdmin } from './use-admin-key.ts';

export const useAuditLog = (adminKey: string) =>
  useQuery({
    queryKey: ['admin-audit'],
    queryFn: () => callAdmin('listAudit', { adminKey, query: {} }),
    staleTime: 0,
  });
