/** The texts of the profile's own page around its sections: loading, links and notices. */

import { plural } from '../../../ui/language/numbers.ts';

export const loading = 'Loading profile...';

export const together = 'Together';
export const editProfile = 'Edit Profile';
export const yourLinks = 'Your links';
export const logout = 'Logout';

export const sessionEnded =
  'Your session has ended. Your answers and your profile are kept; your login code opens them again.';

export const noResults = 'No Results Yet';
export const takeSurvey = 'Take the Survey Now';
export const continueSurvey = 'Continue';
export const afterBothStages =
  'Your profile appears here once both stages of the survey are answered.';
export const afterLastAnswer = (answered: number, total: number) =>
  `You have answered ${answered} of about ${plural(total, { one: '# question', other: '# questions' })}, and they are saved. Your profile appears here after the last one.`;

export const yourRetake = 'Your retake';
export const retakeProgress = (answered: number, total: number) =>
  `You are retaking the survey: ${answered} of about ${plural(total, { one: '# question', other: '# questions' })} answered. This profile stays until you answer the last one.`;

export const failed = 'Failed to load profile';
export const nothingLost =
  'Nothing is lost: your answers are stored, and your profile is made from them.';

export const saved = {
  information: 'Your changes are saved.',
  email:
    'Your changes are saved. An eight-digit code is on its way to that address. Type it here within ten minutes.',
} as const;
