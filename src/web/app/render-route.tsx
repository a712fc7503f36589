import { lazyWithPreload } from '../platform/navigation/lazy-with-preload.ts';
import type { Route } from './routes.tsx';

/** Loaded on demand, because the landing page needs neither the query cache nor the guard. */
const DataArea = lazyWithPreload(() => import('./data-area.tsx'));
const Guard = lazyWithPreload(() => import('./guard.tsx'));

export function renderRoute({ Screen, access }: Route) {
  if (access === 'static') return <Screen />;
  return (
    <DataArea>
      {access === 'guarded' ? (
        <Guard>
          <Screen />
        </Guard>
      ) : (
        <Screen />
      )}
    </DataArea>
  );
}

/** Starts to load all lazy components of a route. Returns one promise for each missing one. */
export const preloadRoute = ({ Screen, access }: Route): Promise<unknown>[] =>
  [
    Screen,
    ...(access === 'static' ? [] : [DataArea]),
    ...(access === 'guarded' ? [Guard] : []),
  ].flatMap((part) => ('preload' in part ? (part.preload() ?? []) : []));
