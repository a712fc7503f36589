/**
 * One row per screen. Titles appear in tabs, histories and bookmarks, so they are neutral and never
 * contain a code or a score.
 */

import type { ComponentType } from 'react';
import { SurveyScreen } from '../features/survey/survey.ts';
import {
  lazyWithPreload,
  type PreloadableComponent,
} from '../platform/navigation/lazy-with-preload.ts';
import { paths, patterns } from '../platform/navigation/paths.ts';
import { Redirect } from '../platform/navigation/redirect.tsx';
import { site } from '../platform/site.ts';
import { help, methodology, myProfile, privacy, signIn } from '../platform/words.ts';
import * as words from './words.ts';

/** 'static' needs no query cache; 'guarded' runs the authentication check first. */
type Access = 'static' | 'open' | 'guarded';

export interface Route {
  readonly path: string;
  readonly title: string;
  readonly Screen: ComponentType | PreloadableComponent<object>;
  readonly access: Access;
  /** Set for a screen that renders its own header, such as the survey. */
  readonly hasOwnHeader?: true;
}

type Row = readonly [
  path: string,
  title: string,
  load: () => Promise<{ readonly default: ComponentType<object> }>,
];

const toRoutes = (access: Access, rows: readonly Row[]): Route[] =>
  rows.map(([path, title, load]) => ({ path, title, access, Screen: lazyWithPreload(load) }));

const loadLogin = () => import('../features/accounts/login-screen.tsx');
const loadNotes = () => import('../features/accounts/note-screens.tsx');
const loadCreateAccount = () =>
  loadNotes().then((notes) => ({ default: notes.CreateAccountScreen }));
const loadLoggedOut = () => loadNotes().then((notes) => ({ default: notes.LoggedOutScreen }));
const loadUnauthenticated = () =>
  loadNotes().then((notes) => ({ default: notes.UnauthenticatedScreen }));
const loadConfirmEmail = () => loadNotes().then((notes) => ({ default: notes.ConfirmEmailScreen }));
const loadEditProfile = () => import('../features/accounts/edit-profile-screen.tsx');
const loadHelp = () => import('../features/help/help-screen.tsx');
const loadMove = () => import('../features/moving/move-screen.tsx');
const loadPrivacy = () => import('../features/privacy/privacy-screen.tsx');
const loadCreateRandom = () => import('../features/demo/create-random-screen.tsx');
const loadProcessing = () => import('../features/processing/processing-screen.tsx');
const loadProfile = () => import('../features/profile/profile-screen.tsx');
const loadAnswers = () => import('../features/profile/answers/answers-screen.tsx');
const loadHistory = () => import('../features/profile/history/history-screen.tsx');
const loadLinks = () => import('../features/sharing/own-links/links-screen.tsx');
const loadOpenedLink = () => import('../features/sharing/opened-link-screen.tsx');
const loadPublicProfile = () => import('../features/sharing/public-profile-screen.tsx');
const loadAdmin = () => import('../features/admin/admin-screen.tsx');
const loadMethodology = () => import('../features/methodology/methodology-screen.tsx');
const loadComparison = () => import('../features/comparison/comparison-screen.tsx');
const loadStudy = () => import('../features/donations/study-screen.tsx');
const loadTogether = () => import('../features/together/together-screen.tsx');

export const LandingScreen = lazyWithPreload(
  () => import('../features/landing/landing-screen.tsx'),
);

/** /auth has no page of its own. */
const RedirectToLogin = () => <Redirect to={paths.login()} />;

const survey = { title: words.questions, Screen: SurveyScreen, hasOwnHeader: true } as const;

export const routes: readonly Route[] = [
  { path: paths.landing(), title: myProfile, access: 'static', Screen: LandingScreen },
  { path: paths.auth(), title: signIn, access: 'static', Screen: RedirectToLogin },
  { path: paths.survey(), access: 'static', ...survey },
  { path: paths.twoStageSurvey(), access: 'static', ...survey },
  ...toRoutes('static', [
    [paths.login(), signIn, loadLogin],
    [paths.createAccount(), words.oneMoment, loadCreateAccount],
    [paths.loggedOut(), words.signedOut, loadLoggedOut],
    [paths.unauthenticated(), words.signInFirst, loadUnauthenticated],
    [paths.confirmEmail(), words.confirm, loadConfirmEmail],
    [paths.privacy(), privacy, loadPrivacy],
    [paths.help(), help, loadHelp],
    ['/move', myProfile, loadMove],
  ]),
  ...toRoutes('guarded', [
    [paths.processing(), words.oneMoment, loadProcessing],
    [paths.profile(), myProfile, loadProfile],
    [paths.editProfile(), words.edit, loadEditProfile],
    [paths.answers(), words.myAnswers, loadAnswers],
    [paths.history(), words.myResults, loadHistory],
    [paths.links(), words.links, loadLinks],
  ]),
  ...toRoutes('open', [
    [paths.openedLink(), words.aProfile, loadOpenedLink],
    [paths.admin(), words.console, loadAdmin],
    [paths.methodology(), methodology, loadMethodology],
    [paths.compare(), words.twoProfiles, loadComparison],
    [paths.together(), words.together, loadTogether],
    [paths.study(), words.questions, loadStudy],
    // Keep this after /profile/edit and the like, which the pattern would match as share codes.
    [patterns.publicProfile, words.aProfile, loadPublicProfile],
  ]),
  // Exists only if the operator enables it; no page links to it.
  ...(site.demo
    ? toRoutes('static', [[paths.createRandom(), words.oneMoment, loadCreateRandom]])
    : []),
];

export const notFound: Route = {
  path: '*',
  title: words.pageNotFound,
  access: 'static',
  Screen: lazyWithPreload(() => import('../features/not-found/not-found-screen.tsx')),
};
