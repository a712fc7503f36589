/** How many rows a statement deletes at most, so that it delays nobody. */
export const batchSize = 1_000;
