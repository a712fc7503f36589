/** Agreements with obviously invented values, in the format of a server reply. */

import type { Reply } from '../../../../src/contract/endpoints.ts';
import type { OwnAnswer } from '../../../../src/web/features/own-answers/own-answers.ts';
import { inventAnswer, inventOwnAnswers, inventReading } from './invented-together.ts';

type Agreement = NonNullable<Reply<'pairResult'>['agreement']>;
type Sheet = NonNullable<Agreement['sheet']>;

export const inventAgreement = (changes: Partial<Agreement> = {}): Agreement => ({
  round: 1,
  own: null,
  sheet: null,
  ...changes,
});

export const inventMarks = (): NonNullable<Agreement['own']> => ({
  marks: [
    { itemId: 'A04', mark: 'yes' },
    { itemId: 'A01', mark: 'talk' },
    { itemId: 'A07', mark: 'notNow' },
  ],
  added: ['A02'],
  stopSignals: ['word'],
  aftercare: ['holding', 'waterAndFood'],
  sentence: 'slowly',
});

export function inventSheet(changes: Partial<Sheet> = {}): Sheet {
  const { interests } = inventReading();
  return {
    agreedDay: '2026-11-20',
    yes: interests.slice(0, 3),
    talk: interests.slice(3, 5),
    stopSignals: [
      { signal: 'word', isBoth: true },
      { signal: 'trafficLight', isBoth: false },
    ],
    aftercare: [
      { need: 'holding', isBoth: true },
      { need: 'messageNextDay', isBoth: false },
    ],
    ownSentence: 'slowly',
    otherSentence: 'lookForward',
    ...changes,
  };
}

/** Nothing is left, and one of the two chose a word. */
export const inventEmptySheet = (): Sheet =>
  inventSheet({
    yes: [],
    talk: [],
    stopSignals: [{ signal: 'word', isBoth: false }],
    aftercare: [],
    ownSentence: null,
    otherSentence: null,
  });

/** The reply with the invented reading and this agreement. */
export const inventResult = (changes: Partial<Agreement> = {}): Reply<'pairResult'> => ({
  result: inventReading(),
  agreement: inventAgreement(changes),
  helped: null,
});

/** With answers that the reading does not name. */
export const inventFurtherAnswers = (): OwnAnswer[] => [
  ...inventOwnAnswers(),
  inventAnswer('A08', {
    category: 'SENS',
    question: 'Being blindfolded while somebody takes their time.',
    label: '5 of 7',
  }),
];
