import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/session/call.ts';

export const useAuditLog = (adminKey: string) =>
  useQuery({
    queryKey: ['admin-audit'],
    queryFn: () => call('listAudit', { adminKey, query: {} }),
    staleTime: 0,
  });
