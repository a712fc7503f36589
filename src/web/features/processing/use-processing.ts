import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { processingEndMs, processingPollMs } from '../../../domain/waits.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { call } from '../../platform/session/call.ts';
import { useSession } from '../../platform/session/session.ts';
import { pollProfile, readProcessingStep, type ProcessingStep } from './processing-step.ts';

type Processing =
  | { readonly phase: 'not-needed' }
  | (ProcessingStep & { readonly isStaying: boolean; readonly stay: () => void });

/** Polls until the profile is ready; after the limit opens /profile, unless told to stay. */
export function useProcessing(): Processing {
  const user = useSession((state) => state.user);
  const [isStaying, setIsStaying] = useState(false);
  const isNeeded = user?.surveyCompleted === true;
  const { data: poll } = useQuery({
    queryKey: ['processing', user?.id],
    queryFn: () =>
      pollProfile(
        () => call('profileStatus'),
        () => call('computeProfile', { body: { userId: user?.id ?? '' } }),
      ),
    enabled: isNeeded,
    refetchInterval: ({ state }) =>
      readProcessingStep(state.data).leaveAfterMs === null ? processingPollMs : false,
    staleTime: 0,
    gcTime: 0,
  });
  const step = readProcessingStep(poll);

  useLeaveAfter(isNeeded ? step.leaveAfterMs : null);
  useLeaveAfter(isNeeded && !isStaying && step.leaveAfterMs === null ? processingEndMs : null);

  if (!isNeeded) return { phase: 'not-needed' };
  return { ...step, isStaying, stay: () => setIsStaying(true) };
}

/** Opens /profile after `delayMs`, or never if it is null. A new delay restarts the timer. */
function useLeaveAfter(delayMs: number | null): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    if (delayMs === null) return undefined;
    const open = () => void navigate(paths.profile(), { replace: true, state });
    const timer = setTimeout(open, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, navigate, state]);
}
