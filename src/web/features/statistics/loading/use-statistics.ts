/** What all donated answers say together, and where the parameters stand. */

import { useQuery } from '@tanstack/react-query';
import { statisticsCalls } from '../../../../contract/calls/statistics-calls.ts';
import type { Reply } from '../../../../contract/endpoints.ts';
import { bindCalls } from '../../../platform/session/call.ts';

export type PublicStatistics = Reply<'publicStatistics'>;
export type Statistics = NonNullable<PublicStatistics['statistics']>;

const call = bindCalls(statisticsCalls);

export const useStatistics = () =>
  useQuery({ queryKey: ['statistics'], queryFn: () => call('publicStatistics') });
