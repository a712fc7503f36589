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

/** What one of the two can say to the other beside the marks: nobody reads a text of the other. */
export const sentences = [
  'slowly',
  'askAgain',
  'newToMe',
  'curious',
  'talkFirst',
  'checkIn',
  'stopAnytime',
  'laugh',
  'oneThing',
  'thankYou',
  'closeness',
  'lookForward',
] as const;
export type Sentence = (typeof sentences)[number];

/** How many questions a person may add that are not part of the reading. */
export const maxAddedItems = 5;
