import { lazy } from 'react';

/** Draws nothing where nothing is asked for and nothing was given. */
export const DonationSection = lazy(() => import('./donation-section.tsx'));
