/** A cell with fewer people is hidden. */
export const minCellPeople = 10;

/** Published numbers of people in a cell are multiples of this. */
export const cellStep = 10;

/** The number of all people is published as a multiple of this, rounded down. */
export const peopleStep = 50;

/** How many new people a refresh needs, and the first publication. */
export const minNewPeople = 50;

/** Reliability is published from this many people on: with fewer it is mostly noise. */
export const minReliabilityPeople = 300;

/** The edges of the cells of a score from 0 to 100. A score on an edge counts in the upper cell. */
export const cellEdges = [0, 20, 40, 60, 80, 100] as const;
export const cellCount: number = cellEdges.length - 1;

/** Whether enough people are new since the latest publication, which was about `previousN`. */
export const mayRefresh = (previousN: number, n: number): boolean => n - previousN >= minNewPeople;
