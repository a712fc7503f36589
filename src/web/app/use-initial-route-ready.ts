import { useEffect, useState } from 'react';
import { preloadRoute } from './render-route.tsx';
import type { Route } from './routes.tsx';

/**
 * Whether the first route of a visit has loaded. Later routes load behind the page that is still
 * shown.
 */
export function useInitialRouteReady(route: Route): boolean {
  const [initialRoute] = useState(route);
  // An effect would start the requests only after the first paint.
  const [preloading] = useState(() => preloadRoute(route));
  const [isReady, setIsReady] = useState(preloading.length === 0);
  useEffect(() => void Promise.all(preloading).then(() => setIsReady(true)), [preloading]);
  // The visitor went elsewhere before the first route loaded, so nothing waits for it any more.
  if (!isReady && route !== initialRoute) setIsReady(true);
  return isReady;
}
