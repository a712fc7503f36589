export const thankYou = 'Thank You!';
export const complete = 'Complete!';
export const processingError = 'Processing Error';
export const queued = 'Your profile is queued for processing...';
export const generating = 'Generating your personalized profile...';
export const processing = 'Processing your responses...';
export const generated = 'Profile generation complete!';
export const profileReady = 'Profile ready!';
export const generationFailed = 'Profile generation failed. Redirecting...';

export const methodTitle = (methodology: string): string =>
  `Your answers are read with our validated ${methodology} methodology`;
export const earlyVersion = 'Checked on simulated people; not yet on any human.';
export const howItWorks = 'How it works';
export const factorsIntro = 'Four psychological factors:';
export const mayDonate =
  'If you like, <a>donate a copy of your answers</a> to improve the scoring.';
export const thisPageMoves = 'Your profile opens within half a minute.';
export const goToYourProfile = 'Go to your profile';
