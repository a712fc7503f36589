/** Loads data of the signed-in visitor. */

import { useQuery } from '@tanstack/react-query';
import { errorStatus } from '../api/error.ts';
import { useSession, type User } from './session.ts';

export type OwnDataPhase<Shown> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'not-logged-in' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | Shown;

/** The current result of a query. */
export interface Loaded<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
}

type Show<Data, Shown> = (data: Data, user: User) => Shown;

/** Decides the page's content. A loaded reply outlives a later failure. */
export function toOwnDataPhase<Data, Shown>(
  user: User | null,
  { data, error }: Loaded<Data>,
  show: Show<Data, Shown>,
): OwnDataPhase<Shown> {
  if (user === null) return { phase: 'not-logged-in' };
  if (data !== undefined) return show(data, user);
  if (error === null) return { phase: 'loading' };
  return errorStatus(error) === 401 ? { phase: 'not-logged-in' } : { phase: 'failed', error };
}

interface Options<Data, Shown> {
  readonly load: () => Promise<Data>;
  readonly show: Show<Data, Shown>;
  readonly staleTime: number;
  readonly gcTime?: number;
}

export function useOwnData<Data, Shown>(
  key: string,
  { load, show, ...times }: Options<Data, Shown>,
): OwnDataPhase<Shown> {
  const user = useSession((state) => state.user);
  const loaded = useQuery({
    queryKey: [key, user?.id],
    queryFn: load,
    enabled: user !== null,
    ...times,
  });
  return toOwnDataPhase(user, loaded, show);
}
