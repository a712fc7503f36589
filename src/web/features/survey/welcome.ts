import { lazyWithPreload } from '../../platform/navigation/lazy-with-preload.ts';

/** Loaded apart, because only a newcomer sees it. */
export const WelcomeModal = lazyWithPreload(() => import('./welcome-modal.tsx'));
