import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminCalls } from '../../../contract/admin-calls.ts';
import { errorStatus } from '../../platform/api/error.ts';
import { formatError } from '../../platform/api/format-error.ts';
import { bindCalls } from '../../platform/session/call.ts';
import { storage } from '../../platform/storage.ts';
import * as words from './words.ts';

/** Makes the calls of the admin console. */
export const callAdmin = bindCalls(adminCalls);

const storageKey = 'admin-key';

export interface AdminAccess {
  readonly adminKey: string;
  /** Must be called when the server refuses the key. */
  readonly onRefused: () => void;
}

/** The admin key, stored until 'Logout' once the server has accepted it. */
export function useAdminKey() {
  const [key, setKey] = useState(() => storage.getItem(storageKey));
  const [error, setError] = useState<string | null>(null);

  const logIn = async (typed: string) => {
    try {
      await callAdmin('listAdminLabels', { adminKey: typed });
      storage.setItem(storageKey, typed);
      setError(null);
      setKey(typed);
    } catch (failure) {
      setError(
        errorStatus(failure) === 401
          ? words.invalidAdminKey
          : formatError(failure, words.keyNotChecked),
      );
    }
  };

  const logOut = (reason: string | null = null) => {
    storage.removeItem(storageKey);
    setError(reason);
    setKey(null);
  };

  const access: AdminAccess | null =
    key === null ? null : { adminKey: key, onRefused: () => logOut(words.invalidAdminKey) };
  return { access, error, logIn, logOut: () => logOut() };
}

/** Reloads on each visit. A refused key leads back to the login. */
export function useAdminQuery<T>(
  queryKey: readonly string[],
  queryFn: () => Promise<T>,
  { onRefused }: AdminAccess,
) {
  const loaded = useQuery({ queryKey, queryFn, staleTime: 0 });
  const isRefused = errorStatus(loaded.error) === 401;
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  return loaded;
}
