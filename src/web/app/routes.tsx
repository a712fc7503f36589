/**
 * One row per screen (spec §2). Titles appear in tabs, histories and bookmarks, so they are
 * neutral and never contain a code or a score.
 */

import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { SurveyScreen } from '../features/survey/survey.ts';
import {
  lazyWithPreload,
  type PreloadableComponent,
} from '../platform/navigation/lazy-with-preload.ts';
import { paths, patterns } from '../platform/navigation/paths.ts';
import { site } from '../platform/site.ts';
import * as words from './words.ts';

export interface Route {
  readonly path: string;
  readonly title: string;
  readonly Screen: ComponentType | PreloadableComponent<object>;
  /** 'static' needs no query cache; 'guarded' runs the authentication check first (spec §2). */
  readonly access: 'static' | 'open' | 'guarded';
  /** Set for a screen that renders its own header, such as the survey. */
  readonly hasOwnHeader?: true;
}

export const LandingScreen = lazyWithPreload(
  () => import('../features/landing/landing-screen.tsx'),
);
const NotFoundScreen = lazyWithPreload(() => import('../features/not-found/not-found-screen.tsx'));
const LoginScreen = lazyWithPreload(() => import('../features/accounts/login-screen.tsx'));
const CreateAccountScreen = lazyWithPreload(
  () => import('../features/accounts/create-account-screen.tsx'),
);
const LoggedOutScreen = lazyWithPreload(() => import('../features/accounts/logged-out-screen.tsx'));
const UnauthenticatedScreen = lazyWithPreload(
  () => import('../features/accounts/unauthenticated-screen.tsx'),
);
const ConfirmEmailScreen = lazyWithPreload(
  () => import('../features/accounts/confirm-email-screen.tsx'),
);
const ProcessingScreen = lazyWithPreload(
  () => import('../features/processing/processing-screen.tsx'),
);
const ProfileScreen = lazyWithPreload(() => import('../features/profile/profile-screen.tsx'));
const AnswersScreen = lazyWithPreload(() => import('../features/profile/answers-screen.tsx'));
const HistoryScreen = lazyWithPreload(
  () => import('../features/profile/history/history-screen.tsx'),
);
const EditProfileScreen = lazyWithPreload(
  () => import('../features/accounts/edit-profile-screen.tsx'),
);
const CreateRandomScreen = lazyWithPreload(
  () => import('../features/demo/create-random-screen.tsx'),
);
const LinksScreen = lazyWithPreload(() => import('../features/sharing/links-screen.tsx'));
const OpenedLinkScreen = lazyWithPreload(
  () => import('../features/sharing/opened-link-screen.tsx'),
);
const AdminScreen = lazyWithPreload(() => import('../features/admin/admin-screen.tsx'));
const MethodologyScreen = lazyWithPreload(
  () => import('../features/methodology/methodology-screen.tsx'),
);
const StatisticsScreen = lazyWithPreload(
  () => import('../features/statistics/statistics-screen.tsx'),
);
const PrivacyScreen = lazyWithPreload(() => import('../features/privacy/privacy-screen.tsx'));
const PublicProfileScreen = lazyWithPreload(
  () => import('../features/sharing/public-profile-screen.tsx'),
);
const ComparisonScreen = lazyWithPreload(
  () => import('../features/comparison/comparison-screen.tsx'),
);
const TogetherScreen = lazyWithPreload(() => import('../features/together/together-screen.tsx'));

/** /auth has no page of its own (spec §2). */
const RedirectToLogin = () => <Navigate to={paths.login()} replace />;

/** Only the development server has the gallery; the production build leaves it out. */
const gallery: readonly Route[] =
  import.meta.env.MODE === 'development'
    ? [
        {
          path: '/dev/gallery',
          title: words.gallery,
          access: 'open',
          Screen: lazyWithPreload(() => import('../features/gallery/gallery-screen.tsx')),
        },
      ]
    : [];

/** Exists only if the operator enables it; no page links to it (product decisions C8). */
const demonstration: readonly Route[] = site.demo
  ? [
      {
        path: paths.createRandom(),
        title: words.oneMoment,
        access: 'static',
        Screen: CreateRandomScreen,
      },
    ]
  : [];

export const routes: readonly Route[] = [
  { path: paths.landing(), title: words.myProfile, access: 'static', Screen: LandingScreen },
  { path: paths.login(), title: words.signIn, access: 'static', Screen: LoginScreen },
  {
    path: paths.createAccount(),
    title: words.oneMoment,
    access: 'static',
    Screen: CreateAccountScreen,
  },
  { path: paths.loggedOut(), title: words.signedOut, access: 'static', Screen: LoggedOutScreen },
  {
    path: paths.unauthenticated(),
    title: words.signInFirst,
    access: 'static',
    Screen: UnauthenticatedScreen,
  },
  { path: paths.auth(), title: words.signIn, access: 'static', Screen: RedirectToLogin },
  {
    path: paths.confirmEmail(),
    title: words.confirm,
    access: 'static',
    Screen: ConfirmEmailScreen,
  },
  {
    path: paths.survey(),
    title: words.questions,
    access: 'static',
    Screen: SurveyScreen,
    hasOwnHeader: true,
  },
  {
    path: paths.twoStageSurvey(),
    title: words.questions,
    access: 'static',
    Screen: SurveyScreen,
    hasOwnHeader: true,
  },
  { path: paths.processing(), title: words.oneMoment, access: 'guarded', Screen: ProcessingScreen },
  { path: paths.profile(), title: words.myProfile, access: 'guarded', Screen: ProfileScreen },
  // These four must come before the public profile, whose pattern would match them as a share
  // code.
  { path: paths.editProfile(), title: words.edit, access: 'guarded', Screen: EditProfileScreen },
  { path: paths.answers(), title: words.myAnswers, access: 'guarded', Screen: AnswersScreen },
  { path: paths.history(), title: words.myResults, access: 'guarded', Screen: HistoryScreen },
  { path: paths.links(), title: words.links, access: 'guarded', Screen: LinksScreen },
  { path: paths.openedLink(), title: words.aProfile, access: 'open', Screen: OpenedLinkScreen },
  { path: paths.admin(), title: words.console, access: 'open', Screen: AdminScreen },
  {
    path: paths.methodology(),
    title: words.methodology,
    access: 'open',
    Screen: MethodologyScreen,
  },
  {
    path: paths.statistics(),
    title: words.statistics,
    access: 'open',
    Screen: StatisticsScreen,
  },
  { path: paths.privacy(), title: words.privacy, access: 'static', Screen: PrivacyScreen },
  { path: paths.compare(), title: words.twoProfiles, access: 'open', Screen: ComparisonScreen },
  { path: paths.together(), title: words.together, access: 'open', Screen: TogetherScreen },
  {
    path: patterns.publicProfile,
    title: words.aProfile,
    access: 'open',
    Screen: PublicProfileScreen,
  },
  ...demonstration,
  ...gallery,
];

export const notFound: Route = {
  path: '*',
  title: words.pageNotFound,
  access: 'static',
  Screen: NotFoundScreen,
};
