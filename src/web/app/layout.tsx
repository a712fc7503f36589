import { useEffect, useRef, type Ref, Suspense, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { indexedPaths } from '../../contract/site.ts';
import { product } from '../../domain/product.ts';
import { record } from '../platform/analytics/analytics.ts';
import { lazyWithPreload } from '../platform/navigation/lazy-with-preload.ts';
import { paths } from '../platform/navigation/paths.ts';
import { focusHeading } from '../platform/navigation/use-focus-on-change.ts';
import { QuickExit } from '../platform/quick-exit/quick-exit.tsx';
import { HeaderLinksProvider } from '../ui/components/header-links.tsx';
import { Link } from '../ui/components/link.tsx';
import { LoadingScreen } from '../ui/components/loading-screen.tsx';
import { ThemeToggle } from '../ui/theme/theme-toggle.tsx';
import { loading } from '../ui/words.ts';
import { notFound, routes, type Route } from './routes.tsx';
import * as words from './words.ts';

interface Props {
  readonly pathname: string;
  readonly initialPathname: string;
}

/** The heading takes the focus from the page once it is there, unless the visitor was first. */
function focusLateHeading(page: Element) {
  const observer = new MutationObserver(() => {
    if (document.activeElement !== page || focusHeading()) observer.disconnect();
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Moves the focus to the h1, or to the named part, after a navigation; not on the first page. */
function FocusAfterNavigation({ pathname, initialPathname }: Props) {
  const previousPathname = useRef(initialPathname);
  useEffect(() => {
    if (previousPathname.current === pathname) return undefined;
    previousPathname.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const part = document.getElementById(window.location.hash.slice(1));
    const target =
      part ??
      document.querySelector<HTMLElement>('main h1') ??
      document.querySelector<HTMLElement>('main');
    if (target && target.tabIndex < 0) target.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
    part?.scrollIntoView({ behavior: 'instant' });
    return target?.localName === 'main' ? focusLateHeading(target) : undefined;
  }, [pathname]);
  return null;
}

const SiteHeader = ({ linksRef }: { readonly linksRef: Ref<HTMLElement> }) => (
  <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-1 sm:px-8 sm:py-5">
    <Link
      to={paths.landing()}
      className="inline-flex min-h-11 items-center font-display text-[1.35rem] font-medium tracking-tight"
    >
      {product.name}
    </Link>
    <nav
      aria-label={words.thisPage}
      ref={linksRef}
      className="order-last flex basis-full flex-wrap items-center gap-x-5 text-step--1 empty:hidden sm:order-none sm:ms-auto sm:basis-auto"
    />
    <div className="flex items-center gap-3">
      <ThemeToggle />
      <QuickExit />
    </div>
  </header>
);

/** Loaded on demand, because the survey has no footer. A page is complete without it. */
export const SiteFooter = lazyWithPreload(() =>
  import('./footer.tsx').catch(() => ({ default: () => null })),
);

/** Loaded on demand, because the landing page needs neither the query cache nor the guard. */
const DataArea = lazyWithPreload(() => import('./data-area.tsx'));
const Guard = lazyWithPreload(() => import('./guard.tsx'));

function renderRoute({ Screen, access }: Route) {
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
const preloadRoute = ({ Screen, access, hasOwnHeader }: Route): Promise<unknown>[] =>
  [
    Screen,
    ...(access === 'static' ? [] : [DataArea]),
    ...(access === 'guarded' ? [Guard] : []),
    ...(hasOwnHeader ? [] : [SiteFooter]),
  ].flatMap((part) => ('preload' in part ? (part.preload() ?? []) : []));

/** Whether the first route has loaded. Later, the previous page stays until the next has. */
function useInitialRouteReady(route: Route): boolean {
  const [initialRoute] = useState(route);
  // Start the requests during the first render; an effect would start them only after it.
  const [preloading] = useState(() => preloadRoute(route));
  const [isReady, setIsReady] = useState(preloading.length === 0);
  useEffect(() => void Promise.all(preloading).then(() => setIsReady(true)), [preloading]);
  // Nothing waits for a first route that the visitor left before it had loaded.
  if (!isReady && route !== initialRoute) setIsReady(true);
  return isReady;
}

/** Returns the first match. The router's `Routes` would add 4 kB to every page. */
const matchRoute = (pathname: string): Route =>
  routes.find(({ path }) => matchPath(path, pathname) !== null) ?? notFound;

/** The name of a screen in analytics: its pattern, which contains no code. */
const pageName = ({ path }: Route) => (path === paths.landing() ? 'landing' : path);

const loadingScreen = <LoadingScreen title={loading} />;

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
          lang={route.path === paths.admin() ? 'en' : undefined} // not translated
          tabIndex={-1}
          className="mx-auto flex w-full max-w-6xl grow flex-col px-4 sm:px-8"
        >
          {isReady ? (
            <Suspense fallback={loadingScreen}>
              {renderRoute(route)}
              <FocusAfterNavigation pathname={pathname} initialPathname={initialPathname} />
            </Suspense>
          ) : (
            loadingScreen
          )}
        </main>
        {isReady && !route.hasOwnHeader && (
          <Suspense>
            <SiteFooter />
          </Suspense>
        )}
      </div>
      <output className="sr-only">{route.title}</output>
    </HeaderLinksProvider>
  );
}
