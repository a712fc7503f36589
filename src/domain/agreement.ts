/** What two people mark, each apart, for the agreement of a shared reading. */
export const agreementMarks = ['yes', 'talk', 'notNow'] as const;
export type AgreementMark = (typeof agreementMarks)[number];

/** How one of the two can stop everything. */
export const stopSignals = ['word', 'gesture', 'trafficLight'] as const;
export type StopSignal = (typeof stopSignals)[number];

/** What helps one of the two afterwards. */
export const aftercareNeeds = [
  'holding',
  'quiet',
  'talking',
  'waterAndFood',
  'warmth',
  'timeAlone',
  'messageNextDay',
] as const;
export type AftercareNeed = (typeof aftercareNeeds)[number];

/** How many questions a person may add that are not part of the reading. */
export const maxAddedItems = 5;
/** In characters of Unicode. */
export const maxLineLength = 200;
