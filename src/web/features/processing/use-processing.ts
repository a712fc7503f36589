import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { call } from '../../platform/session/call.ts';
import { useSession } from '../../platform/session/session.ts';
import { pollOnce, stepOf, type Waiting } from './processing.ts';

/** Spec §4, §9. */
const pollIntervalMs = 2_000;
const giveUpAfterMs = 30_000;

type Processing =
  | { readonly phase: 'not-needed' }
  | (Waiting & { readonly isStaying: boolean; readonly stay: () => void });

/** Polls every 2 s; after 30 s to /profile regardless, unless the visitor stays (spec §4, §9; decisions G4). */
export function useProcessing(): Processing {
  const user = useSession((state) => state.user);
  const [isStaying, setIsStaying] = useState(false);
  const isNeeded = user?.surveyCompleted === true;
  const { data: poll } = useQuery({
    queryKey: ['processing', user?.id],
    queryFn: () =>
      pollOnce(
        () => call('profileStatus'),
        () => call('computeProfile', { body: { userId: user?.id ?? '' } }),
      ),
    enabled: isNeeded,
    refetchInterval: ({ state }) =>
      stepOf(state.data).leaveAfter === null ? pollIntervalMs : false,
    staleTime: 0,
    gcTime: 0,
  });
  const step = stepOf(poll);

  useLeaveAfter(isNeeded ? step.leaveAfter : null);
  useLeaveAfter(
    isNeeded && !isStaying && step.leaveAfter === null ? giveUpAfterMs : null,
  );

  if (!isNeeded) return { phase: 'not-needed' };
  return { ...step, isStaying, stay: () => setIsStaying(true) };
}

/** Goes to /profile after so many milliseconds; null never. The count starts anew only when the number changes. */
function useLeaveAfter(delay: number | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => void navigate(paths.profile(), { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [delay, navigate]);
}
