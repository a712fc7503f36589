import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../../contract/endpoints.ts';
import { statisticsCalls } from '../../../contract/statistics-calls.ts';
import { bindCalls } from '../../platform/session/call.ts';

export type PublicStatistics = Reply<'publicStatistics'>;
export type Statistics = NonNullable<PublicStatistics['statistics']>;

const call = bindCalls(statisticsCalls);

export const useStatistics = () =>
  useQuery({ queryKey: ['statistics'], queryFn: () => call('publicStatistics') });
