/** Donating a copy of one's answers: the section of 'Edit Profile' that asks for it. */

import { lazy } from 'react';

/** Draws nothing where nothing is asked for and nothing was given. */
export const DonationSection = lazy(() => import('./donation-section.tsx'));
