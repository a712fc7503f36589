/** The texts of features/together/parts. */

export const seenFit = 'How well you fit: in words, in percent, and how sure that is';
export const seenThemes = 'The themes where you meet';
export const seenInterests = (maxSharedItems: number): string =>
  `At most ${maxSharedItems} interests that both of you rated high`;
export const unseenOneSided = 'What only one of you likes';
export const unseenLimits = 'What either of you marked as a hard limit';
export const unseenAnswers = 'Any other answer or score of the other person';
export const bothOfYouWillSee = 'Both of you will see';
export const neitherOfYouWillSee = 'Neither of you will see';
export const invitationUnusable =
  'This invitation cannot be used. Each one works once, for one other person, until its time is up; or perhaps part of its address is missing. Ask for a new one, or send one yourself.';
export const sharedReadings = 'Shared readings';
export const takeSurvey = 'Take the Survey';
export const login = 'Login';
export const needsAnswers =
  'A shared reading shows two people what they have in common, once both have said yes. For that, each of you needs answers of your own.';
export const needsAnswersTitle = 'First your own answers';
export const continueSurvey = 'Continue the survey';
export const backToProfile = 'Back to Profile';
export const needsFinishedSurvey =
  'A shared reading compares two finished surveys. Once yours is finished, you can invite someone here, or follow an invitation.';
export const failed = 'Failed to load your shared readings';
export const tryAgain = 'Try Again';
export const nothingLost = 'Nothing is lost: your readings are as you left them.';
export const overTitle = 'This reading is over';
export const allSharedReadings = 'All shared readings';
export const overText =
  'Nothing in it can be seen any more. A reading is over when its time is up, when one of you says no, or when one of you withdraws it. Neither of you is told which it was.';
