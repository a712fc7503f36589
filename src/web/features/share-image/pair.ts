/** What a picture of two people may show: the level, and what they share. No figure of either, and nobody's name. Pure. */

import type { Ground } from './palette.ts';

export interface PairSubject {
  /** 'Very compatible' and so on, with its tone. */
  readonly level: string;
  readonly tone: 'good' | 'medium' | 'poor';
  /** 0 for the lowest level, 1 for the highest: how far the two circles lie over each other. */
  readonly nearness: number;
  /** Names of the dimensions in which both marked a high interest in something. */
  readonly shared: readonly string[];
}

export interface PairChoice {
  readonly ground: Ground;
  readonly hidden: readonly string[];
}

export const sharedShown = ({ shared }: PairSubject, { hidden }: PairChoice): string[] =>
  shared.filter((name) => !hidden.includes(name));

export function pairAltText({ level }: PairSubject, shared: readonly string[]): string {
  const sign = `Two circles that overlap, and the words “${level}”.`;
  return shared.length === 0 ? sign : `${sign} In common: ${shared.join('; ')}.`;
}
