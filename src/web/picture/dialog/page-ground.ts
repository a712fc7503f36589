import type { Ground } from '../palette.ts';

/** The page's own theme, by choice or by preference. */
export const pageGround = (): Ground => (getComputedStyle(document.documentElement).colorScheme === 'light' ? 'light' : 'dark');
