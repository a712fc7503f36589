import { lazy } from 'react';

/** Renders nothing if the site asks for no donations and the visitor gave none. */
export const DonationSection = lazy(() => import('./donation-section.tsx'));
