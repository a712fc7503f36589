import { useEffect, useState } from 'react';
import { preloadRoute } from './render-route.tsx';
import type { Route } from './routes.tsx';

/**
 * Returns whether the first route of a visit has loaded. While a later route loads, the previous
 * page stays on the screen.
 */
export function useInitialRouteReady(route: Route): boolean {
  const [initialRoute] = useState(route);
  // Start the requests during the first render; an effect would start them only after it.
  const [preloading] = useState(() => preloadRoute(route));
  const [isReady, setIsReady] = useState(preloading.length === 0);
  useEffect(() => void Promise.all(preloading).then(() => setIsReady(true)), [preloading]);
  // The visitor navigated before the first route had loaded, so nothing needs to wait for that
  // route.
  if (!isReady && route !== initialRoute) setIsReady(true);
  return isReady;
}
