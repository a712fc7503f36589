import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../platform/navigation/paths.ts';
import { call, restoreSession } from '../platform/session/call.ts';
import { session, setUser, useSession } from '../platform/session/session.ts';
import { redirecting } from '../platform/words.ts';
import { LoadingScreen } from '../ui/components/loading-screen.tsx';
import { loading } from '../ui/words.ts';
import * as words from './words.ts';

/** Loads the user of the stored token, or logs in with the stored login code. */
export async function authenticate(): Promise<true> {
  try {
    setUser(await call('me', { recover: false }));
  } catch (error) {
    const isRestored = session.getState().user === null && (await restoreSession());
    if (!isRestored) throw error;
  }
  return true;
}

/** Checks once per visit. If the session ends later, the screen itself handles it. */
export default function Guard({ children }: { readonly children: ReactNode }) {
  const isAuthenticated = useSession((state) => state.isAuthenticated && state.user !== null);
  const [hasPassed, setHasPassed] = useState(isAuthenticated);
  if (isAuthenticated && !hasPassed) setHasPassed(true);
  const mayEnter = isAuthenticated || hasPassed;
  const check = useQuery({
    queryKey: ['guard'],
    queryFn: authenticate,
    enabled: !mayEnter,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
  const navigate = useNavigate();
  const isRefused = !mayEnter && check.isError;

  useEffect(() => {
    if (isRefused) void navigate(paths.landing(), { replace: true });
  }, [isRefused, navigate]);

  return mayEnter ? children : <CheckNotice isRefused={isRefused} />;
}

export const CheckNotice = ({ isRefused }: { readonly isRefused: boolean }) =>
  isRefused ? (
    <LoadingScreen title={redirecting} text={words.takingYouBack} />
  ) : (
    <LoadingScreen title={loading} text={words.checkingAuthentication} />
  );
