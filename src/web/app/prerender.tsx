/**
 * The landing page as HTML, for browsers that have not run the program yet or never do: no
 * JavaScript, link previews. Only the build imports this file.
 */

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { defaultSite } from '../../contract/site.ts';
import { LandingLinks } from '../features/landing/landing-screen.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { Layout } from './layout.tsx';

const render = (node: React.ReactNode) =>
  renderToString(<StaticRouter location={paths.landing()}>{node}</StaticRouter>);

/** Like `replace`, but throws when the page has no match. */
function replaceOrThrow(
  page: string,
  pattern: RegExp,
  replacement: (...groups: string[]) => string,
): string {
  if (!pattern.test(page)) throw new Error(`the landing page has no match for ${pattern.source}`);
  return page.replace(pattern, (_, ...groups: string[]) => replacement(...groups));
}

/** Takes the place of the start button, which does nothing without JavaScript. */
const JavaScriptNotice = () => (
  <noscript className="basis-full">
    <p className="max-w-xl rounded-2xl border border-line-strong px-5 py-4">
      The questions and the profiles need JavaScript, which is off in your browser. This site sets
      no cookies: a program of its own, in your browser, keeps you signed in, saves each answer and
      draws the charts. Leave, above, works without it.
    </p>
  </noscript>
);

/** React renders the tags of the head first; index.html already has them. */
const withoutHeadTags = (html: string) =>
  html.replace(/^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/, '');

/** The header receives its links through a portal, which `renderToString` leaves out. */
const withHeaderLinks = (page: string) =>
  replaceOrThrow(
    page,
    /(<nav aria-label="This page"[^>]*>)(?=<\/nav>)/,
    (openingTag) => openingTag + render(<LandingLinks />),
  );

/** Only the browser knows the theme, so the toggle keeps its place and stays invisible. */
const withoutThemeToggle = (page: string) =>
  replaceOrThrow(
    page,
    /(<button [^>]*aria-label="Switch to [^>]* class=")/,
    (start) => `${start}invisible `,
  );

/**
 * 'Leave' becomes a link, which works without the program; the server fills in the operator's
 * address. Its title leaves out the Shift key, which needs the program.
 */
const withLeaveLink = (page: string) =>
  replaceOrThrow(
    page,
    /<button type="button" title="([^"]*?) Shift three times does the same\.([^"]*)"([^>]*>(?:(?!<button).)*Leave<\/span>)<\/button>/,
    (before, after, rest) =>
      `<a data-leave href="${defaultSite.leaveUrl}" title="${before}${after}"${rest}</a>`,
  );

const withJavaScriptNotice = (page: string) =>
  replaceOrThrow(
    page,
    /(<button (?:(?!<button).)*Start Your Assessment<\/button>)/,
    (button) => button + render(<JavaScriptNotice />),
  );

/** The content of `#root`. None of the replacements moves anything on the page. */
export const landingPage = (): string =>
  [withHeaderLinks, withoutThemeToggle, withLeaveLink, withJavaScriptNotice].reduce(
    (page, change) => change(page),
    withoutHeadTags(render(<Layout />)),
  );
