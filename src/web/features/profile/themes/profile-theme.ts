import type { Theme } from '../../../../domain/themes.ts';

/** A theme of a profile in either format. 'VE' exists only in the legacy format. */
export type ProfileTheme = Theme | 'VE';
