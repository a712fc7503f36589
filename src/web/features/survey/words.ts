import { plural } from '../../ui/language/numbers.ts';

export const saved = 'Saved';
export const offlineWaiting = (count: number): string =>
  plural(count, { one: 'Offline, # answer waiting', other: 'Offline, # answers waiting' });
export const stage1 = 'Stage 1';
export const stage2 = 'Stage 2';
export const surveyProgressPercent = (percent: number): string => `Survey Progress ${percent}%`;
export const progressOfRound = (answered: number, total: number): string =>
  `${answered} of ${total} answered`;
export const backToProfile = 'Back to your profile';
export const copyAndShowCode = 'Copy and Show Code';
export const copyCode = 'Copy Code';
export const logOutUnsaved = 'Log out? Your last answers are not saved yet and would be lost.';
export const logOut = 'Log Out';
export const noLoginCodeHere = 'No login code on this device';
export const whatTheValuesMean = 'What the values mean';
export const surveyTitle = (acronym: string): string => `${acronym} Survey`;

export const nextQuestions = (count: number): string =>
  `${count} more, chosen by what you answered. About ${count > 22 ? 'three' : 'two'} minutes.`;
export const back = 'Back';
export const interestLevel = (step: number): string => `Interest level ${step}`;
export const ofTotal = (total: number): string => `of ${total}`;
export const opensLater = 'Opens after the questions before it.';
export const selectingYourQuestions = 'Selecting Your Personalized Questions';
export const analyzingResponses = 'Our adaptive algorithm is analyzing your responses…';

export const coreQuestions = 'Core Questions (Set A)';
export const selectingQuestions = 'Selecting Personalized Questions...';
export const personalizedQuestions = 'Personalized Questions (Set B)';
export const roundQuestions = 'Ten more questions';

export const saveIt = 'Save It';
export const saveThisCode = 'Save this code to resume your survey later!';
export const beforeYouBegin = 'Before you begin';
export const tickFirst = 'Please tick the box first. It is your consent.';
export const runBy = (operator: string): string => `This site is run by ${operator}.`;
export const storedAndWhy = 'What is stored, and why (opens in a new tab)';
export const beginSurvey = 'Begin Survey';
/** The acronym replaces '#'. A constant, so that it is bundled with the dialog that shows it. */
export const surveyExplained =
  'The # Survey has ~48 core questions, then 15-25 additional questions chosen by what you answered. It takes 10-15 minutes and saves automatically.';
export const explainedOnDevice =
  'The # Survey has ~48 core questions, then 15-25 additional questions chosen by what you answered. It takes 10-15 minutes. Nothing is sent.';
export const taps = (fewest: string, most: string): string => `That is ${fewest} to ${most} taps.`;
export const themesAsked = (themes: string): string =>
  `It asks what you imagine and what you would do with other adults, in ten themes: ${themes}.`;
export const howToAnswer = 'How to answer';

export const loading = 'Loading two-stage survey...';
export const failedToLoadSurvey = 'Failed to load survey';
export const surveyComplete = 'Survey Complete';
export const nothingLeft = 'Nothing left to ask.';
export const roundComplete = 'Your profile is sharper now';
