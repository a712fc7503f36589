/** Half the width of a 95 % interval, in standard errors. */
export const z95 = 1.96;

/** The highest rate of reported changes among people who have not changed (measurement §4.7). */
export const changeErrorRate = 0.05;

/** A question has drifted if its slope or place moves by more standard errors. */
export const driftErrors = 3;
/** A group that gave fewer answers to a question is not compared with others. */
export const minGroupAnswers = 200;

/** A language in which fewer people answered is not tested: it would hardly find anything. */
export const minLanguagePeople = 800;
/** An item whose RMSD in a language is larger gets parameters of its own (Joo et al. 2021). */
export const maxLanguageRmsd = 0.1;

export const middleScore = 50;

/** Somebody is drawn to what has at least this score: an answer above the middle. */
export const drawnScore = 55;
/** Somebody is open to what has at least this score, between the answers 3 and 4. */
export const openScore = 40;

/** Below this score, an unclear tendency is labelled 'little interest' (measurement §4.1). */
export const minPolarityScore = 20;

/** From this probability of being first, a theme stands out or an archetype is a title. */
export const minFirstProbability = 0.6;

/** What a title promises, as the study shows: the role is truly first, or among the first three. */
export const titlePromise = { first: 0.68, amongThree: 0.9 } as const;

export const compatibilityLevels = [
  'unlikely to be compatible',
  'somewhat compatible',
  'compatible',
  'very compatible',
] as const;
export type CompatibilityLevel = (typeof compatibilityLevels)[number];

/** The lowest percent of each level except the first. */
export const levelBorders = [40, 60, 80] as const;

/** Returns the level of a whole percent: the one word for the one number. */
export const levelOfPercent = (percent: number): CompatibilityLevel =>
  compatibilityLevels[levelBorders.filter((border) => percent >= border).length]!;

/** Parameters that rest on fewer people's answers are shown to administrators and score nobody. */
export const minScoringPeople = 1000;
