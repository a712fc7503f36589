/** How many people must stand behind parameters that a calibration has estimated (F4). */

/** With fewer people no set is made: they say too little about 128 questions (ADR 28). */
export const minCalibratedPeople = 300;

/** A set from fewer people is shown to administrators and scores nobody. */
export const minScoringPeople = 1000;
