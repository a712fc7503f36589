/** The notices of the comparison screen (spec §5, §8), and its links. */

export const title = 'Profile Comparison';
export const loading = 'Loading the comparison…';
export const backToProfile = 'Back to Profile';
export const login = 'Login';

export const notAuthenticated = 'Not authenticated';
export const notAuthenticatedHint = 'Comparing needs a profile of your own on this device.';
export const missing = 'Missing profile information for comparison';
export const missingHint =
  'Enter the other person’s share code or link on your profile; your own sharing must be on.';
export const failed =
  'Failed to load profile comparison. Please check the share code and try again.';
export const empty = 'No comparison data available';
export const emptyHint = 'Both people need a finished profile.';

export const inFigures = 'In figures';
export const whatIsShared = 'What you share';
export const toTalk = 'To talk';
