import type { Figure } from '../../parts/statistics.ts';
import type { Figures } from '../figures/figures.ts';

/** A figure of the study with its limits in measurement §10. */
export interface Bar {
  /** The item of measurement §10, with a letter if it has several parts. */
  item: string;
  what: string;
  min?: number;
  max?: number;
  /**
   * The tolerance of the quick study: about three standard errors at its size. The full study has
   * none.
   */
  margin?: number;
  figure(figures: Figures): Figure | number;
}

/** A bar with the value that the study reached. */
export interface JudgedBar {
  item: string;
  what: string;
  /** The limits in words. */
  bar: string;
  value: number;
  se: number | null;
  margin: number;
  holds: boolean;
}
