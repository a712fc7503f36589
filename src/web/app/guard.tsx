import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../platform/navigation/paths.ts';
import { call, restoreSession } from '../platform/session/call.ts';
import { session, setUser, useSession } from '../platform/session/session.ts';
import { LoadingScreen } from '../ui/components/loading-screen.tsx';

/** Steps 2 and 3 of the guard flow (spec §4): the token's user, else a login with the stored code. */
async function establishSession(): Promise<true> {
  try {
    setUser(await call('me', { recover: false }));
  } catch (error) {
    const isRestored = session.getState().user === null && (await restoreSession());
    if (!isRestored) throw error;
  }
  return true;
}

/**
 * Passed once for each arrival: a session that ends while a screen is shown is the screen's own affair, which the
 * profile tells as 'Not Logged In' (spec §4 own profile screen).
 */
export default function Guard({ children }: { readonly children: ReactNode }) {
  const isAuthenticated = useSession((state) => state.isAuthenticated && state.user !== null);
  const [hasPassed, setHasPassed] = useState(isAuthenticated);
  if (isAuthenticated && !hasPassed) setHasPassed(true);
  const isHeld = isAuthenticated || hasPassed;
  const check = useQuery({
    queryKey: ['guard'],
    queryFn: establishSession,
    enabled: !isHeld,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
  const navigate = useNavigate();
  const isRefused = !isHeld && check.isError;

  useEffect(() => {
    if (isRefused) void navigate(paths.landing(), { replace: true });
  }, [isRefused, navigate]);

  if (isHeld) return children;
  return isRefused ? (
    <LoadingScreen title="Redirecting..." text="Taking you back to the main page" />
  ) : (
    <LoadingScreen title="Loading..." text="Checking your authentication" />
  );
}
