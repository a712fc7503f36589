/** The person's side of a theme; 'plain' if the side is unclear or the theme has none. */
export const sides = ['positive', 'negative', 'both', 'plain'] as const;
export type Side = (typeof sides)[number];
/** A text per side; 'plain' for a theme without sides, or if the side is unknown. */
export type BySide = Readonly<Partial<Record<Side, string>> & { plain: string }>;

/**
 * How many themes draw the person: all, none, few, only the lead; or all or most are open. 'unsaid'
 * if most themes have too few answers; only their owner sees that.
 */
export const moods = [
  'all',
  'own-taste',
  'mostly-own-taste',
  'only',
  'open',
  'mostly-open',
  'unsaid',
] as const;
export type Mood = (typeof moods)[number];

/** One theme stands out, one of two, several or all ten alike; or one is merely the nearest. */
export const standingForms = ['lead', 'pair', 'several', 'all', 'nearest'] as const;

/** The person leaves to others one theme, most of the rest, everything else, or all ten themes. */
export const boundaries = ['theme', 'most', 'rest', 'all'] as const;

/**
 * Two themes of which one does not fit the other: their sides go against each other, or the first
 * is liked and the second is not.
 */
export const contrasts = [
  'DS+ SM-',
  'DS- SM+',
  'DS+ BOND-',
  'DS- BOND+',
  'DS+ HUMIL-',
  'DS- HUMIL+',
  'DS+ PRIMAL-',
  'DS- PRIMAL+',
  'DS+ ROLE-',
  'DS- ROLE+',
  'SM+ BOND-',
  'SM- BOND+',
  'SM+ HUMIL-',
  'SM- HUMIL+',
  'SM+ PRIMAL-',
  'SM- PRIMAL+',
  'SM+ ROLE-',
  'SM- ROLE+',
  'BOND+ HUMIL-',
  'BOND- HUMIL+',
  'BOND+ PRIMAL-',
  'BOND- PRIMAL+',
  'BOND+ ROLE-',
  'BOND- ROLE+',
  'HUMIL+ PRIMAL-',
  'HUMIL- PRIMAL+',
  'HUMIL+ ROLE-',
  'HUMIL- ROLE+',
  'PRIMAL+ ROLE-',
  'PRIMAL- ROLE+',
  'DS BOND',
  'DS SM',
  'DS HUMIL',
  'SM HUMIL',
  'BOND SM',
  'PRIMAL SM',
  'EXVOY ENM',
  'ENM EXVOY',
] as const;
export type Contrast = (typeof contrasts)[number];
