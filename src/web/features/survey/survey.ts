import { lazyWithPreload } from '../../platform/navigation/lazy-with-preload.ts';
import { WelcomeModal } from './welcome.ts';

export type { Attempt } from './survey-state.ts';

export const QuestionPreview = lazyWithPreload(() => import('./question-preview.tsx'));

export const SurveyScreen = lazyWithPreload(() => import('./survey-screen.tsx'));

/** Loads the survey's code and the survey itself, for a visit that begins here. */
export const openSurvey = async (): Promise<unknown> =>
  (await import('./survey-screen.tsx')).openSurvey();

/** Fetches the first screens of a newcomer while the account is created. */
export function preloadSurvey(): void {
  void SurveyScreen.preload();
  void WelcomeModal.preload();
}
