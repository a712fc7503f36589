/** The texts of features/survey/state. */

export const coreQuestions = 'Core Questions (Set A)';
export const selectingQuestions = 'Selecting Personalized Questions...';
export const personalizedQuestions = 'Personalized Questions (Set B)';
export const roundQuestions = 'Ten more questions';
export const surveyComplete = 'Survey Complete';
export const loading = 'Loading...';
