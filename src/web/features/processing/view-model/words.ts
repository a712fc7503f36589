/** The texts of features/processing/view-model. */

export const thankYou = 'Thank You!';
export const complete = 'Complete!';
export const processingError = 'Processing Error';
export const queued = 'Your profile is queued for processing...';
export const generating = 'Generating your personalized profile...';
export const processing = 'Processing your responses...';
export const generated = 'Profile generation complete!';
export const profileReady = 'Profile ready!';
export const generationFailed = 'Profile generation failed. Redirecting...';
