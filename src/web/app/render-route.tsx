import { lazyWithPreload } from '../platform/navigation/lazy-with-preload.ts';
import type { Route } from './routes.tsx';

/** Loaded on demand, so that a slow phone gets the landing page without query cache and guard. */
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

/** Starts to fetch every lazy component of the route at once: one promise for each. */
export const preloadRoute = ({ Screen, access }: Route): Promise<unknown>[] =>
  [
    Screen,
    ...(access === 'static' ? [] : [DataArea]),
    ...(access === 'guarded' ? [Guard] : []),
  ].flatMap((part) => ('preload' in part ? [part.preload()] : []));
