/**
 * Translates a compatibility percent into its level, and finds the neighbouring level into which
 * the interval of the percent extends (measurement §6).
 */

import { compatibilityLevels, levelCuts, type CompatibilityLevel } from '../../domain/scoring.ts';

function levelIndex(percent: number): number {
  return levelCuts.filter((cut) => percent >= cut).length;
}

export function findLevel(percent: number): CompatibilityLevel {
  return compatibilityLevels[levelIndex(percent)]!;
}

/**
 * Returns the level below or above that of `percent` if the interval reaches it; otherwise null. If
 * the interval reaches both, returns the one whose cut-off is nearer to `percent`.
 */
export function findNeighbourLevel(
  percent: number,
  [low, high]: readonly [number, number],
): CompatibilityLevel | null {
  const level = levelIndex(percent);
  const distanceBelow = levelIndex(low) < level ? percent - levelCuts[level - 1]! : Infinity;
  const distanceAbove = levelIndex(high) > level ? levelCuts[level]! - percent : Infinity;
  if (distanceBelow === Infinity && distanceAbove === Infinity) return null;
  return compatibilityLevels[distanceBelow < distanceAbove ? level - 1 : level + 1]!;
}
