/** Where the levels of compatibility begin, and how often each is meant to occur. */

/**
 * The lowest standing of each level except the first (measurement §6): how far the index of a pair
 * lies above that of random partners, in standard deviations. Measured so that the named levels of
 * random pairs come to `levelShares`; `research/study/pairs/level-cuts.test.ts` measures them again.
 */
export const levelCuts = [-0.73, 0.34, 1.22] as const;

/** The shares of random pairs at each level that the cuts aim at, from the lowest level. */
export const levelShares = [0.25, 0.4, 0.25, 0.1] as const;
