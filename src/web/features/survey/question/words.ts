/** The texts of features/survey/question. */

export const interestLevel = (step: number): string => `Interest level ${step}`;
export const ofTotal = (total: number): string => `of ${total}`;
export const opensLater = 'Opens when the questions before it are answered.';
export const selectingQuestions = 'Selecting Your Personalized Questions';
export const analyzingResponses = 'Our adaptive algorithm is analyzing your responses…';
