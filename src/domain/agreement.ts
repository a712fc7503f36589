/** The marks that two people make separately for the agreement of a shared reading. */
export const agreementMarks = ['yes', 'talk', 'notNow'] as const;
export type AgreementMark = (typeof agreementMarks)[number];

/** The signals by which one of the two can stop everything. */
export const stopSignals = ['word', 'gesture', 'trafficLight'] as const;
export type StopSignal = (typeof stopSignals)[number];

/** The needs of one of the two afterwards. */
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

/** The sentences that one person can add to the marks, in place of free text. */
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
