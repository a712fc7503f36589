import { Suspense, useEffect, useState } from 'react';
import { matchPath, Route as RouterRoute, Routes, useLocation } from 'react-router';
import { indexedPaths } from '../../contract/site.ts';
import { record } from '../platform/analytics/analytics.ts';
import { paths } from '../platform/navigation/paths.ts';
import { HeaderLinksProvider } from '../ui/components/header-links.tsx';
import { LoadingScreen } from '../ui/components/loading-screen.tsx';
import { FocusAfterNavigation } from './focus-after-navigation.tsx';
import { renderRoute } from './render-route.tsx';
import { notFound, routes, type Route } from './routes.tsx';
import { SiteHeader } from './site-header.tsx';
import { useInitialRouteReady } from './use-initial-route-ready.ts';
import * as words from './words.ts';

const matchRoute = (pathname: string): Route =>
  routes.find(({ path }) => matchPath(path, pathname) !== null) ?? notFound;

/**
 * The name under which analytics counts a screen: its pattern, which contains no code (spec §1).
 */
const pageName = ({ path }: Route) => (path === paths.landing() ? 'landing' : path);

const loading = <LoadingScreen title={words.loading} />;

export function Layout() {
  const { pathname } = useLocation();
  const route = matchRoute(pathname);
  useEffect(() => record('$pageview', { $current_url: pageName(route) }), [route]);
  const isReady = useInitialRouteReady(route);
  const [initialPathname] = useState(pathname);
  const [headerLinks, setHeaderLinks] = useState<HTMLElement | null>(null);
  return (
    <HeaderLinksProvider value={headerLinks}>
      <title>{route.title}</title>
      {!indexedPaths.includes(route.path) && <meta name="robots" content="noindex" />}
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <div className="flex min-h-dvh flex-col">
        {route.hasOwnHeader ? null : <SiteHeader linksRef={setHeaderLinks} />}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-6xl grow flex-col px-4 sm:px-8"
        >
          {isReady ? (
            <Suspense fallback={loading}>
              <Routes>
                {[...routes, notFound].map((route) => (
                  <RouterRoute key={route.path} path={route.path} element={renderRoute(route)} />
                ))}
              </Routes>
              <FocusAfterNavigation pathname={pathname} initialPathname={initialPathname} />
            </Suspense>
          ) : (
            loading
          )}
        </main>
      </div>
      <output className="sr-only">{route.title}</output>
    </HeaderLinksProvider>
  );
}
