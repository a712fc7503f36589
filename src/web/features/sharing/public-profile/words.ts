/** The texts of features/sharing/public-profile. */

export const scoresTitle = (count: number, acronym: string): string =>
  `${count}-Dimension ${acronym} Scores (0-100 Scale)`;
export const scoresCaption = 'Fantasy and activity from 0 to 100, in steps of 5';
export const dimension = 'Dimension';
export const fantasy = 'Fantasy';
export const activity = 'Activity';
export const whatOthersSee = 'What others see';
export const previewExplained =
  'This, with your share code above it and an invitation to compare. Nothing else: no answers, no polarities, no summary, no login code.';
export const fetchingPreview = 'Fetching your public profile…';
export const previewNotFetched =
  'Your public profile could not be fetched. Check your connection and try again.';
export const shareCode = (shareCode: string): string => `Share Code: ${shareCode}`;
export const wantToCompare = 'Want to Compare Profiles?';
export const wantToCompareText =
  'Answer the same questions, and see where the two of you meet, and how certain that is.';
export const takeTheSurvey = 'Take the Survey';
export const loginToCompare = 'Login to Compare';
export const notFound = 'Profile not found or invalid share code';
export const goToHome = 'Go to Home';
export const codesExplained =
  'Share codes have 10 to 20 letters and digits. Their owners can renew them or switch them off at any time.';
export const compareWithMyProfile = 'Compare with My Profile';
export const viewMyProfile = 'View My Profile';
export const createYourProfile = 'Create Your Profile';
export const loadingProfile = 'Loading profile...';
