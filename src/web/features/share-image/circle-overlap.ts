/** Two circles of the same size that overlap in a given area. Pure functions. */

/**
 * Returns the share of the area of each circle that lies in the other, from 0 to 1. `offset` is
 * half the distance of their centres as a multiple of the radius, from 0 to 1.
 */
export const sharedArea = (offset: number): number =>
  (2 * (Math.acos(offset) - offset * Math.sqrt(1 - offset ** 2))) / Math.PI;

const steps = 30;

/** Returns the offset at which the circles share this part of their area, from 0 to 1. */
export function offsetOfShare(share: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (sharedArea(middle) > share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
