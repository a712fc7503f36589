/**
 * The correlations of interests in published surveys of adults (measurement §2.1). Most figures are
 * computed from the source `bks` in items/sources.csv, corrected for the noise in its public file.
 * Where its questions differ from the theme's, the value is judged from it and from `tailcalled`,
 * `joyal2015` and `moors2021`. None of the surveys used this product's questions.
 */

import type { PoledTheme, Theme } from '../facts/themes.ts';

export type UnpoledTheme = Exclude<Theme, PoledTheme>;

/** The correlation of the two poles of a theme. */
export const poleCorrelations: Readonly<Record<PoledTheme, number>> = {
  DS: -0.15,
  SM: 0.45,
  BOND: 0.3,
  EXVOY: 0.55,
  HUMIL: 0.45,
  PRIMAL: 0.45,
  ROLE: 0.55,
};

type Row<Columns extends Theme> = Readonly<Partial<Record<Columns, number>>>;

/** The correlations of the interests in two themes, whatever the pole. Holds each pair once. */
export const themeCorrelations: Readonly<Record<Theme, Row<Theme>>> = {
  DS: {
    SM: 0.63,
    BOND: 0.59,
    EXVOY: 0.26,
    FET: 0.2,
    HUMIL: 0.49,
    PRIMAL: 0.45,
    ROLE: 0.2,
    ENM: 0.3,
    SENS: 0.34,
  },
  SM: {
    BOND: 0.65,
    EXVOY: 0.31,
    FET: 0.22,
    HUMIL: 0.46,
    PRIMAL: 0.4,
    ROLE: 0.12,
    ENM: 0.28,
    SENS: 0.43,
  },
  BOND: { EXVOY: 0.25, FET: 0.25, HUMIL: 0.42, PRIMAL: 0.35, ROLE: 0.12, ENM: 0.3, SENS: 0.38 },
  EXVOY: { FET: 0.3, HUMIL: 0.35, PRIMAL: 0.3, ROLE: 0, ENM: 0.4, SENS: 0.21 },
  FET: { HUMIL: 0.27, PRIMAL: 0.12, ROLE: 0.08, ENM: 0.25, SENS: 0.25 },
  HUMIL: { PRIMAL: 0.25, ROLE: 0, ENM: 0.35, SENS: 0.28 },
  PRIMAL: { ROLE: 0.12, ENM: 0.25, SENS: 0.25 },
  ROLE: { ENM: -0.02, SENS: 0.27 },
  ENM: { SENS: 0.18 },
  SENS: {},
};

/**
 * The correlations of two sides. A side is the preference for the positive pole of a theme over its
 * negative one. Holds each pair once.
 */
export const sideCorrelations: Readonly<Record<PoledTheme, Row<PoledTheme>>> = {
  DS: { SM: 0.7, BOND: 0.8, EXVOY: -0.1, HUMIL: 0.7, PRIMAL: 0.45, ROLE: 0.2 },
  SM: { BOND: 0.75, EXVOY: -0.15, HUMIL: 0.7, PRIMAL: 0.4, ROLE: 0.22 },
  BOND: { EXVOY: -0.2, HUMIL: 0.75, PRIMAL: 0.4, ROLE: 0.25 },
  EXVOY: { HUMIL: -0.1, PRIMAL: 0, ROLE: 0 },
  HUMIL: { PRIMAL: 0.35, ROLE: 0.15 },
  PRIMAL: { ROLE: 0.05 },
  ROLE: {},
};

/** The correlations of a side with the interest in a theme without poles. */
export const sideThemeCorrelations: Readonly<
  Record<PoledTheme, Readonly<Record<UnpoledTheme, number>>>
> = {
  DS: { FET: 0.25, ENM: 0.03, SENS: -0.06 },
  SM: { FET: 0.22, ENM: 0.08, SENS: 0 },
  BOND: { FET: 0.3, ENM: 0.08, SENS: -0.04 },
  EXVOY: { FET: -0.08, ENM: -0.03, SENS: 0 },
  HUMIL: { FET: 0.12, ENM: 0.02, SENS: -0.03 },
  PRIMAL: { FET: 0.1, ENM: 0.05, SENS: 0 },
  ROLE: { FET: 0.1, ENM: 0, SENS: -0.02 },
};
