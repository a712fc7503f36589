/** The landing page as text, for whoever's browser has not run the program yet, or never will (no JavaScript, link readers). Used by the build alone. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Layout } from './app/layout.tsx';
import { paths } from './app/paths.ts';
import { LandingLinks } from './landing/landing-screen.tsx';

const at = (page: React.ReactNode) => renderToString(<StaticRouter location={paths.landing()}>{page}</StaticRouter>);

/** What stands in `#root`. A screen's links reach the header through a portal, which only a browser has: they are put in here. */
export function landingPage(): string {
  const [, page = ''] = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*(.*)$/s.exec(at(<Layout />)) ?? []; // what belongs into the head stands there already
  const links = at(<LandingLinks />);
  const filled = page.replace(/(<nav aria-label="This page"[^>]*>)(<\/nav>)/, (_, open: string, close: string) => open + links + close);
  if (filled === page) throw new Error('the header has no place for the links of the landing page');
  return filled;
}
