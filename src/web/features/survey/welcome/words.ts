/** The texts of features/survey/welcome. */

export const yourLoginCode = 'Your login code';
export const saveThisCode = 'Save this code to resume your survey later!';
export const beforeYouBegin = 'Before you begin';
export const consent =
  'By going on you confirm that you are 18 or older and agree that your answers are stored to make your profile.';
export const beginSurvey = 'Begin Survey';
export const surveyExplained = (acronym: string): string =>
  `The ${acronym} Survey has ~48 core questions, then 15-25 additional questions chosen by what you answered. It takes 10-15 minutes and saves automatically.`;
export const howToAnswer = 'How to answer';
