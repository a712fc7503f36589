/** The texts of features/survey. */

export const loading = 'Loading two-stage survey...';
export const failedToLoadSurvey = 'Failed to load survey';
export const tryAgain = 'Try Again';
export const answersAreSafe = 'Your answers are safe: each one was saved when you gave it.';
export const surveyComplete = 'Survey Complete';
export const roundComplete = 'Your profile is sharper now';
export const howInterested = 'How interested are you in this activity or dynamic?';
export const betweenAdults = 'Everything here happens between adults who have agreed to it.';
