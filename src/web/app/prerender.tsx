/**
 * Renders the landing page, and a template of the survey, as HTML. Browsers show them until the app
 * has loaded; link previews and browsers without JavaScript show nothing else of the landing page.
 * Only the build imports this file.
 */

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { defaultSite } from '../../contract/site.ts';
import { setACount } from '../../domain/survey.ts';
import { LandingLinks } from '../features/landing/landing-screen.tsx';
import * as words from '../features/landing/words.ts';
import { SurveyScreen } from '../features/survey/survey.ts';
import { openRun } from '../features/survey/use-survey.ts';
import { logOut } from '../features/survey/words.ts';
import { paths } from '../platform/navigation/paths.ts';
import { leave } from '../platform/words.ts';
import { basePath, locale } from '../ui/language/locale.ts';
import { switchToDark, switchToLight } from '../ui/words.ts';
import { Layout, SiteFooter } from './layout.tsx';
import { LandingScreen } from './routes.tsx';
import { thisPage } from './words.ts';

const render = (node: React.ReactNode, path = paths.landing()) =>
  renderToString(
    <StaticRouter basename={basePath || '/'} location={basePath + path}>
      {node}
    </StaticRouter>,
  );

/** The pattern that matches a text in HTML. */
const literal = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "(?:'|&#x27;)");

/** Like `replace`, but throws when the page has no match. */
function replaceOrThrow(
  page: string,
  pattern: RegExp,
  replacement: (...groups: string[]) => string,
): string {
  if (!pattern.test(page)) throw new Error(`the page has no match for ${pattern.source}`);
  return page.replace(pattern, (_, ...groups: string[]) => replacement(...groups));
}

/** Shown instead of the start button in browsers without JavaScript. */
const JavaScriptNotice = () => (
  <noscript className="basis-full">
    <p className="max-w-xl rounded-2xl border border-line-strong px-5 py-4">
      {words.needsJavaScript}
    </p>
  </noscript>
);

/** Removes the head tags that React puts first, because index.html already contains them. */
const withoutHeadTags = (html: string) =>
  html.replace(/^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/, '');

/** Adds the header's links, because `renderToString` leaves out the portal around them. */
const withHeaderLinks = (page: string) =>
  replaceOrThrow(
    page,
    new RegExp(`(<nav aria-label="${literal(thisPage)}"[^>]*>)(?=</nav>)`),
    (openingTag) => openingTag + render(<LandingLinks />),
  );

/** Hides the theme toggle but keeps its space: the build does not know the visitor's theme. */
const withoutThemeToggle = (page: string) =>
  replaceOrThrow(
    page,
    new RegExp(
      `(<button [^>]*aria-label="(?:${literal(switchToDark)}|${literal(switchToLight)})"[^>]* class=")`,
    ),
    (start) => `${start}invisible `,
  );

/**
 * Turns the 'Leave' button into a link, which works without JavaScript; the server fills in the
 * operator's address.
 */
const withLeaveLink = (page: string) =>
  replaceOrThrow(
    page,
    new RegExp(
      `<button type="button" (title="[^>]*>(?:(?!<button).)*${literal(leave)}</span>)</button>`,
    ),
    (rest) => `<a data-leave href="${defaultSite.leaveUrl}" ${rest}</a>`,
  );

const withJavaScriptNotice = (page: string) =>
  replaceOrThrow(
    page,
    new RegExp(`(<button (?:(?!<button).)*${literal(words.startYourAssessment)}</button>)`),
    (button) => button + render(<JavaScriptNotice />),
  );

/** Adds the sentence about texts by AI as a comment, which the server keeps if they are on. */
const withInsightsComment = (page: string) =>
  replaceOrThrow(
    page,
    new RegExp(`(${literal(words.getYourProfileText)})`),
    (text) => `${text}<!--insights ${words.aiInsights}-->`,
  );

/**
 * Returns the HTML inside `#root`, and what describes the page in its head. None of the changes to
 * the rendered page shifts its layout.
 */
async function landingPage(): Promise<{ page: string; description: string }> {
  await Promise.all([LandingScreen.preload(), SiteFooter.preload()]);
  const page = [
    withHeaderLinks,
    withoutThemeToggle,
    withLeaveLink,
    withJavaScriptNotice,
    ...(locale === 'en' ? [withInsightsComment] : []),
  ].reduce((html, change) => change(html), withoutHeadTags(render(<Layout />)));
  return { page, description: words.description };
}

/** Hides what only the app knows, but keeps its space. */
const withoutUnknown = (page: string) =>
  ['code ', 'progress"', 'percent '].reduce(
    (html, name) =>
      replaceOrThrow(
        html,
        new RegExp(`( class=")(${name})`),
        (start, rest) => `${start}invisible ${rest}`,
      ),
    // The content security policy allows no inline style.
    page.replace(/ aria-setsize="\d+" aria-posinset="\d+"/, '').replace(/ style="[^"]*"/g, ''),
  );

const withoutLogOut = (page: string) =>
  replaceOrThrow(
    page,
    new RegExp(`(<button type="button" class=")([^"]*">${literal(logOut)})`),
    (start, rest) => `${start}invisible ${rest}`,
  );

/** Returns the survey with one open question, whose text and number `early-survey.ts` fills in. */
async function surveyTemplate(): Promise<string> {
  await SurveyScreen.preload();
  const items = Array.from({ length: setACount }, (_, n) => ({ id: `${n}`, text: '#' }));
  const { store } = openRun().run;
  store.setState({ phase: 'loaded', setAItems: items, saved: { begun: 1 } });
  store.getInitialState = store.getState; // which React reads on a server
  return [withoutThemeToggle, withoutLogOut, withoutUnknown, withLeaveLink].reduce(
    (html, change) => change(html),
    withoutHeadTags(render(<Layout />, paths.twoStageSurvey())),
  );
}

export const renderPages = async () => ({
  landing: await landingPage(),
  survey: await surveyTemplate(),
});
