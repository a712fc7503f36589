import { lazy } from 'react';

/** Renders nothing for a visitor who takes part in no study. */
export const StudySection = lazy(() => import('./study-section.tsx'));

/** Renders nothing if the site asks for no donations and the visitor gave none. */
export const DonationSection = lazy(() => import('./donation-section.tsx'));
