import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { profileCalls } from '../../../contract/profile-calls.ts';
import { useRecordedFailure } from '../../platform/analytics/record-failure.ts';
import { errorStatus, problemDetail } from '../../platform/api/error.ts';
import { bindCalls } from '../../platform/session/call.ts';
import { type User, useSession } from '../../platform/session/session.ts';
import type { Loaded } from '../../platform/session/use-own-data.ts';
import { readCompareCode, readLinkedCode, settleArrival } from './compare-code.ts';
import type { Comparison } from './comparison-reply.ts';

const call = bindCalls(profileCalls);

export type ComparisonPhase =
  | { readonly phase: 'loading' }
  | { readonly phase: 'not-authenticated'; readonly linkedCode: string | null }
  /** The user came by a link, and has nothing to compare yet. */
  | { readonly phase: 'no-profile'; readonly linkedCode: string }
  | { readonly phase: 'missing' }
  | { readonly phase: 'failed'; readonly error: unknown; readonly detail: string | null }
  | { readonly phase: 'empty' }
  | {
      readonly phase: 'shown';
      readonly comparison: Comparison;
      readonly ownCode: string;
      readonly otherCode: string;
      /** When the reply came, in milliseconds since 1970. */
      readonly receivedAt: number;
    };

interface Participants {
  readonly user: Pick<User, 'shareCode' | 'surveyCompleted'> | null;
  readonly otherCode: string | null;
  /** The other code, if it stands in the URL. */
  readonly linkedCode: string | null;
}

type LoadedComparison = Loaded<Comparison | null>;

/** Checks the user, then both codes, then the reply. A reply outlives a later failure. */
export function toComparisonPhase(
  { user, otherCode, linkedCode }: Participants,
  { data, dataUpdatedAt, error }: LoadedComparison & { readonly dataUpdatedAt: number },
): ComparisonPhase {
  if (user === null) return { phase: 'not-authenticated', linkedCode };
  if (linkedCode !== null && isWithoutProfile(user, { data, error }))
    return { phase: 'no-profile', linkedCode };
  if (user.shareCode === null || otherCode === null) return { phase: 'missing' };
  if (error !== null && data === undefined)
    return { phase: 'failed', error, detail: problemDetail(error) };
  if (data === undefined) return { phase: 'loading' };
  return hasData(data)
    ? {
        phase: 'shown',
        comparison: data,
        ownCode: user.shareCode,
        otherCode,
        receivedAt: dataUpdatedAt,
      }
    : { phase: 'empty' };
}

/** During a retake the earlier profile is compared, so only the reply shows whether one exists. */
const isWithoutProfile = (
  { surveyCompleted }: Pick<User, 'surveyCompleted'>,
  { data, error }: LoadedComparison,
): boolean => !surveyCompleted && data === undefined && errorStatus(error) === 404;

const hasData = (data: Comparison | null): data is Comparison =>
  Boolean(data?.profile1 && data.profile2);

export function useComparison() {
  const user = useSession((state) => state.user);
  const search = new URLSearchParams(useLocation().search);
  const otherCode = readCompareCode(search);
  const ownCode = user?.shareCode ?? null;
  const loaded = useQuery({
    queryKey: ['comparison', ownCode, otherCode],
    queryFn: () =>
      call('compareProfiles', { body: { shareCode1: ownCode ?? '', shareCode2: otherCode ?? '' } }),
    enabled: ownCode !== null && otherCode !== null,
  });
  const { refetch } = loaded;
  const askAgain = useCallback(async () => (await refetch()).isSuccess, [refetch]);
  const linkedCode = readLinkedCode(search);
  const state = toComparisonPhase({ user, otherCode, linkedCode }, loaded);
  useRecordedFailure('compare', state.phase === 'failed' ? state.error : null);
  const shownCode = state.phase === 'shown' ? otherCode : null;
  useEffect(() => {
    if (shownCode !== null) settleArrival(shownCode);
  }, [shownCode]);
  return { state, askAgain };
}
