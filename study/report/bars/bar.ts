import type { Figure } from '../../parts/statistics.ts';
import type { Figures } from '../figures/figures.ts';

/** A bar is a figure of the study with the limits that measurement §10 sets for it. */
export interface Bar<F = Figures> {
  /**
   * The number of the item in measurement §10, such as 4 or m2, with a letter if the item has
   * several parts.
   */
  item: string;
  what: string;
  min?: number;
  max?: number;
  /**
   * How far the quick study may miss a limit. This is about three standard errors at the size of
   * the quick study. The full study has no tolerance.
   */
  margin?: number;
  /**
   * Whether the bar is known to be missed. RESULTS.md has the reason, and a test fails when the bar
   * begins to hold.
   */
  isKnownMiss?: true;
  figure(figures: F): Figure | number;
}

/** A bar, the value of its figure in the study, and whether this value is within the limits. */
export interface JudgedBar {
  item: string;
  what: string;
  /** The limits in words. */
  bar: string;
  value: number;
  se: number | null;
  margin: number;
  holds: boolean;
  isKnownMiss: boolean;
  /** What the first edition reached; null if it was not measured. */
  firstEdition: number | null;
}
