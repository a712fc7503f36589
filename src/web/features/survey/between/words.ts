/** The texts of features/survey/between. */

export const questionsAreChosen = 'Your follow-up questions are ready';
export const themesStillOpen = 'These themes are still open:';
export const nextQuestions = (count: number): string =>
  `The next ${count} questions tell us most about what is open, and touch each theme once more. Two or three are there because few people have been asked them yet. There is no right answer: go on as before.`;
export const continueLabel = 'Continue';
export const stayOnThisPage = 'Stay on this page';
export const stayingHere = 'You stay here until you continue.';
export const questionsFollowSoon = 'The questions start in twenty seconds.';
