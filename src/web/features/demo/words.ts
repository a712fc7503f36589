import { plural } from '../../ui/language/numbers.ts';

export const starting = 'Starting a survey…';
export const answeringCore = (setACount: number): string =>
  `Answering the ${setACount} core questions at random…`;
export const answeringPersonalised = (count: number): string =>
  `Answering the ${count} personalised questions at random…`;
export const title = 'Creating Random Profile';
export const randomExplained =
  'A real profile from 48 + 15 answers, all by chance. It enters no statistics.';
export const randomFailed = 'Failed to create random profile. Please try again.';
export const generated = 'Random profile generated successfully!';
export const errorOccurred = 'Error occurred';
export const ofAnswers = (answered: number, total: number): string =>
  `${answered} of ${total} answers`;
export const randomAnswers = 'Random answers';
export const continueOwnSurvey = 'Go on with my survey';
export const answerRest = 'Answer the rest at random';
export const answeredYourself = (answered: number): string =>
  `You have answered ${plural(answered, { one: '# question', other: '# questions' })} yourself. Random answers to the rest cannot be taken back, and the profile says nothing about you.`;
export const keepMyProfile = 'Keep my profile';
export const freshAccount = 'Use a fresh account';
export const hasProfile =
  'You have a profile. A random one needs a fresh account; your login code is the way back to yours.';
export const noLoginCodeHere =
  'This browser doesn’t have your login code: make sure you do. Your profile can create a new one.';
export const completingSetA = 'Completing Set A...';
