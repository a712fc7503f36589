/** The texts of features/together/arriving. */

export const notJoined = 'Joining didn’t work just now. Please try again.';
export const title = 'You are invited to a shared reading';
export const intro =
  'Someone would like to see what the two of you have in common. Neither of you sees anything until both have said yes, and nobody is told who said no.';
export const needsAnswers =
  'First you need answers of your own. The survey asks for no name and no address, and only you see your answers. This invitation stays in this browser until you are done.';
export const takeSurvey = 'Take the Survey';
export const login = 'Login';
export const surveyUnfinished =
  'Your survey is not finished yet. This invitation stays in this browser until you are done.';
export const continueSurvey = 'Continue the survey';
export const joiningExplained =
  'Joining tells the other person one thing: whether you rated few, some, many or nearly all questions high. You learn the same about them. Then you decide.';
export const joining = 'Joining…';
export const join = 'Join';
export const notNow = 'Not now';
