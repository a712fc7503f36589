/** The texts of platform/arrival. */

export const profileKept =
  'We’ve kept the profile you came from. Once your own is ready, you can compare.';
export const invitationKept =
  'We’ve kept your invitation. Once your own profile is ready, you can go on.';
export const linkShared = 'Someone shared part of their profile with you.';
export const openLink = 'Look at the shared profile again';
export const profileWaits = 'You came here from someone’s profile. Now you have one too.';
export const compareNow = 'Compare with the profile you came from';
export const invitationWaits =
  'Someone invited you to a shared reading. It needs a yes from both of you.';
export const openInvitation = 'Go to the shared reading';
export const label = 'What brought you here';
export const notNow = 'Not now';
export const afterRetake =
  'Your invitation is kept for you. Once you have finished your retake, you can go on.';
