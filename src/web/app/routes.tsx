/**
 * One row per screen (spec §2). Titles appear in tabs, histories and bookmarks, so they are
 * neutral and never contain a code or a score.
 */

import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { LandingScreen } from '../features/landing/landing-screen.tsx';
import {
  lazyWithPreload,
  type PreloadableComponent,
} from '../platform/navigation/lazy-with-preload.ts';
import { paths, patterns } from '../platform/navigation/paths.ts';
import { site } from '../platform/site/site.ts';

export interface Route {
  readonly path: string;
  readonly title: string;
  readonly Screen: ComponentType | PreloadableComponent<object>;
  /** 'static' needs no query cache; 'guarded' runs the authentication check first (spec §2). */
  readonly access: 'static' | 'open' | 'guarded';
  /** Set for a screen that renders its own header, such as the survey. */
  readonly hasOwnHeader?: true;
}

const NotFoundScreen = lazyWithPreload(() => import('../features/not-found/not-found-screen.tsx'));
const LoginScreen = lazyWithPreload(() => import('../features/sign-in/login-screen.tsx'));
const CreateAccountScreen = lazyWithPreload(
  () => import('../features/sign-in/create-account-screen.tsx'),
);
const LoggedOutScreen = lazyWithPreload(() => import('../features/sign-in/logged-out-screen.tsx'));
const UnauthenticatedScreen = lazyWithPreload(
  () => import('../features/sign-in/unauthenticated-screen.tsx'),
);
const ConfirmEmailScreen = lazyWithPreload(
  () => import('../features/account/confirm-email/confirm-email-screen.tsx'),
);
const SurveyScreen = lazyWithPreload(() => import('../features/survey/survey-screen.tsx'));
const ProcessingScreen = lazyWithPreload(
  () => import('../features/processing/processing-screen.tsx'),
);
const ProfileScreen = lazyWithPreload(() => import('../features/profile/profile-screen.tsx'));
const AnswersScreen = lazyWithPreload(
  () => import('../features/profile/answers/answers-screen.tsx'),
);
const EditProfileScreen = lazyWithPreload(
  () => import('../features/account/edit-profile-screen.tsx'),
);
const CreateRandomScreen = lazyWithPreload(
  () => import('../features/demo/create-random-screen.tsx'),
);
const AdminScreen = lazyWithPreload(() => import('../features/admin/admin-screen.tsx'));
const MethodologyScreen = lazyWithPreload(
  () => import('../features/methodology/methodology-screen.tsx'),
);
const PrivacyScreen = lazyWithPreload(() => import('../features/privacy/privacy-screen.tsx'));
const PublicProfileScreen = lazyWithPreload(
  () => import('../features/sharing/public-profile/public-profile-screen.tsx'),
);
const ComparisonScreen = lazyWithPreload(
  () => import('../features/comparison/comparison-screen.tsx'),
);

/** /auth has no page of its own (spec §2). */
const RedirectToLogin = () => <Navigate to={paths.login()} replace />;

/** Only the development server has the gallery; the production build leaves it out. */
const gallery: readonly Route[] =
  import.meta.env.MODE === 'development'
    ? [
        {
          path: '/dev/gallery',
          title: 'Gallery',
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
        title: 'One moment',
        access: 'static',
        Screen: CreateRandomScreen,
      },
    ]
  : [];

export const routes: readonly Route[] = [
  { path: paths.landing(), title: 'My profile', access: 'static', Screen: LandingScreen },
  { path: paths.login(), title: 'Sign in', access: 'static', Screen: LoginScreen },
  {
    path: paths.createAccount(),
    title: 'One moment',
    access: 'static',
    Screen: CreateAccountScreen,
  },
  { path: paths.loggedOut(), title: 'Signed out', access: 'static', Screen: LoggedOutScreen },
  {
    path: paths.unauthenticated(),
    title: 'Sign in first',
    access: 'static',
    Screen: UnauthenticatedScreen,
  },
  { path: paths.auth(), title: 'Sign in', access: 'static', Screen: RedirectToLogin },
  { path: patterns.confirmEmail, title: 'Confirm', access: 'static', Screen: ConfirmEmailScreen },
  {
    path: paths.survey(),
    title: 'Questions',
    access: 'static',
    Screen: SurveyScreen,
    hasOwnHeader: true,
  },
  {
    path: paths.twoStageSurvey(),
    title: 'Questions',
    access: 'static',
    Screen: SurveyScreen,
    hasOwnHeader: true,
  },
  { path: paths.processing(), title: 'One moment', access: 'guarded', Screen: ProcessingScreen },
  { path: paths.profile(), title: 'My profile', access: 'guarded', Screen: ProfileScreen },
  // These two must come before the public profile, whose pattern would match them as a share code.
  { path: paths.editProfile(), title: 'Edit', access: 'guarded', Screen: EditProfileScreen },
  { path: paths.answers(), title: 'My answers', access: 'guarded', Screen: AnswersScreen },
  { path: paths.admin(), title: 'Console', access: 'open', Screen: AdminScreen },
  { path: paths.methodology(), title: 'Methodology', access: 'static', Screen: MethodologyScreen },
  { path: paths.privacy(), title: 'Privacy', access: 'static', Screen: PrivacyScreen },
  { path: paths.compare(), title: 'Two profiles', access: 'open', Screen: ComparisonScreen },
  { path: patterns.publicProfile, title: 'A profile', access: 'open', Screen: PublicProfileScreen },
  ...demonstration,
  ...gallery,
];

export const notFound: Route = {
  path: '*',
  title: 'Page not found',
  access: 'static',
  Screen: NotFoundScreen,
};
