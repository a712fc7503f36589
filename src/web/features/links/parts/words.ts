/** The texts of features/links/parts. */

export const inWords = 'In words';
export const inWordsText =
  'Your summary as you read it, and what stands out for you. No figures, and no interest by name.';
export const inThemes = 'Ten themes';
export const inThemesText =
  'How high each theme is for you, as fantasy and as activity, in steps of 5. No summary, and no interest by name.';
export const chosenInterests = 'Chosen interests';
export const chosenInterestsText = (maxChosenItems: number): string =>
  `Up to ${maxChosenItems} interests that you tick yourself, with your ten themes. None of your other answers.`;
