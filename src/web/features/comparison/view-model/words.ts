/** The level of a comparison in words. */

export const levels = {
  'very compatible': 'Very compatible',
  compatible: 'Compatible',
  'somewhat compatible': 'Somewhat compatible',
  'unlikely to be compatible': 'Unlikely to be compatible',
} as const;
/** The titles in a list of all levels. */
export const shortLevels = {
  'very compatible': 'Very',
  compatible: 'Compatible',
  'somewhat compatible': 'Somewhat',
  'unlikely to be compatible': 'Unlikely',
} as const;

export const between = (lower: string, higher: string): string =>
  `Between “${lower}” and “${higher}”: your answers don’t settle which.`;
export const ownRange = (low: string, high: string): string =>
  `With most people you’d land between ${low} and ${high} %.`;

export const bothOpen = (they: string, you: string): string =>
  `They are open to ${they} % of what you want, you to ${you} % of what they want.`;
export const theyAreOpen = (they: string): string =>
  `They are open to ${they} % of what you want; they want little themselves.`;
export const youAreOpen = (you: string): string =>
  `You are open to ${you} % of what they want; you want little yourself.`;
