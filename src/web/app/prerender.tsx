/** The landing page as text, for whoever's browser has not run the program yet, or never will (no JavaScript, link readers). Used by the build alone. */

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { defaultSite } from '../../contract/site.ts';
import { LandingLinks } from '../features/landing/landing-screen.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { Layout } from './layout.tsx';

const at = (page: React.ReactNode) =>
  renderToString(<StaticRouter location={paths.landing()}>{page}</StaticRouter>);

function changed(page: string, what: RegExp, by: (...parts: string[]) => string): string {
  if (!what.test(page)) throw new Error(`the landing page has nothing like ${what.source}`);
  return page.replace(what, (_, ...parts: string[]) => by(...parts));
}

/** In the place of the button, which can do nothing: what it would do, and why it does not. */
const NeedsJavaScript = () => (
  <noscript className="basis-full">
    <p className="max-w-xl rounded-2xl border border-line-strong px-5 py-4">
      The questions and the profiles need JavaScript, which is off in your browser. This site sets
      no cookies: a program of its own, in your browser, keeps you signed in, saves each answer and
      draws the charts. Leave, above, works without it.
    </p>
  </noscript>
);

/** What stands in `#root`. What only a browser or the program can do is put in, taken out or replaced here; none of it moves anything. */
export function landingPage(): string {
  const [, page = ''] =
    /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*(.*)$/s.exec(at(<Layout />)) ?? []; // what belongs into the head stands there already
  const withLinks = changed(
    page,
    /(<nav aria-label="This page"[^>]*>)(?=<\/nav>)/,
    (open) => open + at(<LandingLinks />),
  ); // they reach the header through a portal
  const withoutTheme = changed(
    withLinks,
    /(<button [^>]*aria-label="Switch to [^>]* class=")/,
    (open) => `${open}invisible `,
  );
  // A link needs no program; the server puts in the operator's address. Its title leaves out what only the program's listener does.
  const withLeave = changed(
    withoutTheme,
    /<button type="button" title="([^"]*?) Shift three times does the same\.([^"]*)"([^>]*>(?:(?!<button).)*Leave<\/span>)<\/button>/,
    (before, after, rest) =>
      `<a data-leave href="${defaultSite.leaveUrl}" title="${before}${after}"${rest}</a>`,
  );
  return changed(
    withLeave,
    /(<button (?:(?!<button).)*Start Your Assessment<\/button>)/,
    (button) => button + at(<NeedsJavaScript />),
  );
}
