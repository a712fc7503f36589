/** The texts of features/together/deciding. */

export const yesNotSaved = 'Your yes could not be saved. Please try again.';
export const answersTitle = 'Look through them';
export const hardLimitHint =
  'takes a question out of everything you share, with its other side. It is saved at once.';
export const tickHint = (maxTicks: number): string =>
  `is for questions you answered with 4. You can tick up to ${maxTicks}. A tick counts only if they ticked it too, or rated it high; otherwise they never learn of it.`;
export const ofTicked = (count: number, maxTicks: number): string =>
  `${count} of ${maxTicks} ticked`;
export const otherSideLimited = 'Left out: its other side is a hard limit';
export const hardLimit = 'Hard limit';
export const tick = 'Yes, if you want it';
export const loadingAnswers = 'Loading your answers…';
export const title = 'Do you want to see it together?';
export const nothingBeforeBoth = (time: string): string =>
  `Neither of you sees anything until both have said yes. This is open until ${time}.`;
export const breadthTitle = 'How much they rated high';
export const yoursTitle = 'What of yours could appear';
export const yourAnswer = 'Your answer';
export const takingBack =
  'You can take your yes back, and later withdraw the reading for both of you. What someone remembers, or has saved as a screenshot, cannot be taken back.';
export const savingYourYes = 'Saving your yes…';
export const sayYes = 'Say yes';
export const noneCouldAppear = 'none could appear';
export const couldAppear = (count: number): string => `${count} could appear`;
