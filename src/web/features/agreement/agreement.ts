/** The agreement in a shared reading: a section of the page, and the form for marks. */

import { lazyWithPreload } from '../../platform/navigation/lazy-with-preload.ts';

/** Its code is fetched when it is first rendered. Render it inside `Suspense`. */
export const MarksForm = lazyWithPreload(() => import('./marks-form.tsx'));

export { AgreementSection } from './agreement-section.tsx';
export { loadingForm } from './words.ts';
export type { Agreement } from './marks-view.ts';
export { useAnnouncement, useMarking } from './use-agreement.ts';
