import { Suspense, useEffect, useRef, useState } from 'react';
import { matchPath, Route as RouterRoute, Routes, useLocation } from 'react-router';
import { indexedPaths } from '../../contract/site.ts';
import { lazyWithPreload } from '../platform/navigation/lazy-with-preload.ts';
import { HeaderLinksProvider } from '../ui/components/header-links.tsx';
import { LoadingScreen } from '../ui/components/loading-screen.tsx';
import { notFound, routes, type Route } from './routes.tsx';
import { SiteHeader } from './site-header.tsx';

const routeOf = (pathname: string): Route =>
  routes.find(({ path }) => matchPath(path, pathname) !== null) ?? notFound;

/** After a change of screen the keyboard and the screen reader start at its h1. The first page of a visit is the browser's own affair. */
function FocusOnArrival({
  pathname,
  openedAt,
}: {
  readonly pathname: string;
  readonly openedAt: string;
}) {
  const arrivedAt = useRef(openedAt);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}

/** The landing page carries neither the query cache nor the guard: it is the first thing a slow phone loads. */
const DataArea = lazyWithPreload(() => import('./data-area.tsx'));
const Guard = lazyWithPreload(() => import('./guard.tsx'));

const loading = <LoadingScreen title="Loading..." />;

function element({ Screen, access }: Route) {
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

const partsOf = ({ Screen, access }: Route) =>
  [
    Screen,
    ...(access === 'static' ? [] : [DataArea]),
    ...(access === 'guarded' ? [Guard] : []),
  ].filter((part) => 'preload' in part);

/** Whether the first page of a visit can be drawn: all that it is made of is fetched at once. Later ones wait behind the page before. */
function useFirstPage(route: Route): boolean {
  const [first] = useState(route);
  const [preloading] = useState(() => partsOf(route).map((part) => part.preload())); // an effect would come after the first paint
  const [isReady, setIsReady] = useState(preloading.length === 0);
  useEffect(() => void Promise.all(preloading).then(() => setIsReady(true)), [preloading]);
  if (!isReady && route !== first) setIsReady(true); // nobody waits for a page that was left
  return isReady;
}

export function Layout() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  const isReady = useFirstPage(route);
  const [openedAt] = useState(pathname);
  const [headerLinks, setHeaderLinks] = useState<HTMLElement | null>(null);
  return (
    <HeaderLinksProvider value={headerLinks}>
      <title>{route.title}</title>
      {!indexedPaths.includes(route.path) && <meta name="robots" content="noindex" />}
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className="flex min-h-dvh flex-col">
        {route.bare ? null : <SiteHeader linksRef={setHeaderLinks} />}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-6xl grow flex-col px-4 sm:px-8"
        >
          {isReady ? (
            <Suspense fallback={loading}>
              <Routes>
                {[...routes, notFound].map((route) => (
                  <RouterRoute key={route.path} path={route.path} element={element(route)} />
                ))}
              </Routes>
              <FocusOnArrival pathname={pathname} openedAt={openedAt} />
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
