/** Shared readings with obviously invented values, in the format of a server reply. */

import type { Reply } from '../../../../src/contract/endpoints.ts';
import type { OwnAnswer } from '../../../../src/web/features/own-answers/own-answers.ts';

type Pair = Reply<'listPairs'>['pairs'][number];
type SharedReading = NonNullable<Reply<'pairResult'>['result']>;

export const inventPair = (changes: Partial<Pair> = {}): Pair => ({
  pairId: 'invented',
  state: 'joined',
  isOwnInvitation: true,
  createdDay: '2026-11-12',
  endsAt: '2026-11-15T13:30:00.000Z',
  otherBreadth: 'some',
  ownBreadth: 'many',
  hasSaidYes: false,
  attemptId: 'invented-attempt',
  isReplaced: false,
  ...changes,
});

/** One reading in each state that the list knows. */
export const inventPairs = (): Pair[] => [
  inventPair({ pairId: 'over-1', state: 'over', createdDay: '2026-10-30' }),
  inventPair({ pairId: 'invited', state: 'invited', otherBreadth: null }),
  inventPair({ pairId: 'deciding', isOwnInvitation: false }),
  inventPair({ pairId: 'waiting', hasSaidYes: true, endsAt: '2026-11-14T09:00:00.000Z' }),
  inventPair({
    pairId: 'shown',
    state: 'revealed',
    hasSaidYes: true,
    createdDay: '2026-11-02',
    endsAt: '2027-11-04T00:00:00.000Z',
  }),
  inventPair({ pairId: 'replaced', isReplaced: true, createdDay: '2026-11-01' }),
];

type Interest = SharedReading['interests'][number];

/** The texts are the own question and, if it is another one, the other person’s. */
const inventInterest = (
  itemId: string,
  theme: Interest['theme'],
  [questionText, complementaryQuestionText = questionText]: readonly [string, string?],
  {
    isMutualComplementary = false,
    pole = null,
    isImagined = false,
    isRepeated = false,
  }: Partial<Omit<Interest, 'theme' | 'itemId'>> = {},
): Interest => ({
  theme,
  itemId,
  shortText: questionText.replace(/\.$/, ''),
  questionText,
  complementaryQuestionText,
  isSameQuestion: questionText === complementaryQuestionText,
  isMutualComplementary,
  pole,
  isImagined,
  isRepeated,
});

const inventInterests = (): Interest[] => [
  inventInterest(
    'A04',
    'ROLE',
    ['Looking after somebody for an evening.', 'Being looked after for an evening.'],
    { pole: 'positive' },
  ),
  inventInterest(
    'A05',
    'ROLE',
    ['Deciding what is good for both.', 'Leaving that to somebody else.'],
    { isMutualComplementary: true },
  ),
  inventInterest(
    'A01',
    'DS',
    ['Leading in a scene that was agreed.', 'Following in a scene that was agreed.'],
    { pole: 'positive' },
  ),
  inventInterest('A06', 'DS', ['Being told what happens next.', 'Saying what happens next.'], {
    pole: 'negative',
    isImagined: true,
  }),
  inventInterest('A03', 'SENS', ['Taking a long time over touch.']),
  inventInterest('A07', 'FET', ['Choosing together what one of us wears.']),
];

export const inventReading = (changes: Partial<SharedReading> = {}): SharedReading => ({
  compatibilityLevel: 'compatible',
  compatibilityScore: 63,
  compatibilityInterval: [55, 71],
  levelRange: { lowest: 'compatible', highest: 'compatible' },
  commonGround: [
    { theme: 'ROLE', strength: 'much' },
    { theme: 'DS', strength: 'much' },
    { theme: 'SENS', strength: 'some' },
    { theme: 'FET', strength: 'some' },
  ],
  interests: inventInterests(),
  revealedDay: '2026-11-04',
  ...changes,
});

export const inventEmptyReading = (): SharedReading =>
  inventReading({
    compatibilityLevel: 'somewhat compatible',
    compatibilityScore: 48,
    compatibilityInterval: [39, 57],
    levelRange: { lowest: 'somewhat compatible', highest: 'compatible' },
    commonGround: [],
    interests: [],
  });

export const inventAnswer = (itemId: string, fields: Partial<OwnAnswer> = {}): OwnAnswer => ({
  itemId,
  question: itemId,
  category: 'DS',
  value: 5,
  label: null,
  isLimit: false,
  ...fields,
});

export const inventOwnAnswers = (): OwnAnswer[] =>
  (
    [
      ['A01', 'DS', 7, 'Leading in a scene that was agreed.'],
      ['A02', 'DS', 4, 'Following in a scene that was agreed.'],
      ['A03', 'SENS', 6, 'Taking a long time over touch.'],
      ['A04', 'ROLE', 5, 'Looking after somebody for an evening.'],
    ] as const
  ).map(([itemId, category, value, question]) =>
    inventAnswer(itemId, { category, value, question, label: `${value} of 7` }),
  );
