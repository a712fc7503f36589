/** Takes the place of the site's routes: the screens of the page for one device. */

import type { Route } from '../app/routes.tsx';
import HelpScreen from '../features/help/help-screen.tsx';
import AnswersScreen from '../features/profile/answers/answers-screen.tsx';
import SurveyScreen from '../features/survey/survey-screen.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { help, myProfile } from '../platform/words.ts';
import CardsScreen from './cards-screen.tsx';
import { devicePaths } from './paths.ts';
import ProfileScreen from './profile-screen.tsx';
import StartScreen from './start-screen.tsx';
import TogetherScreen from './together-screen.tsx';

const title = myProfile;
const survey = { title, access: 'static', Screen: SurveyScreen, hasOwnHeader: true } as const;

export const routes: readonly Route[] = [
  { path: paths.landing(), title, access: 'static', Screen: StartScreen },
  { path: paths.survey(), ...survey },
  { path: paths.twoStageSurvey(), ...survey },
  { path: paths.profile(), title, access: 'open', Screen: ProfileScreen },
  { path: paths.answers(), title, access: 'open', Screen: AnswersScreen },
  { path: paths.help(), title: help, access: 'static', Screen: HelpScreen },
  { path: devicePaths.cards, title, access: 'open', Screen: CardsScreen },
  { path: devicePaths.together, title, access: 'open', Screen: TogetherScreen },
];

export const notFound: Route = { path: '*', title, access: 'static', Screen: StartScreen };
