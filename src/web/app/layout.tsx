import { Suspense, useState } from 'react';
import { matchPath, Route as RouterRoute, Routes, useLocation } from 'react-router';
import { indexedPaths } from '../../contract/site.ts';
import { HeaderLinksProvider } from '../ui/components/header-links.tsx';
import { LoadingScreen } from '../ui/components/loading-screen.tsx';
import { FocusAfterNavigation } from './focus-after-navigation.tsx';
import { renderRoute } from './render-route.tsx';
import { notFound, routes, type Route } from './routes.tsx';
import { SiteHeader } from './site-header.tsx';
import { useInitialRouteReady } from './use-initial-route-ready.ts';

const matchRoute = (pathname: string): Route =>
  routes.find(({ path }) => matchPath(path, pathname) !== null) ?? notFound;

const loading = <LoadingScreen title="Loading..." />;

export function Layout() {
  const { pathname } = useLocation();
  const route = matchRoute(pathname);
  const isReady = useInitialRouteReady(route);
  const [initialPathname] = useState(pathname);
  const [headerLinks, setHeaderLinks] = useState<HTMLElement | null>(null);
  return (
    <HeaderLinksProvider value={headerLinks}>
      <title>{route.title}</title>
      {!indexedPaths.includes(route.path) && <meta name="robots" content="noindex" />}
      <a className="skip-link" href="#main">
        Skip to content
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
