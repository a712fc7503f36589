import { beforeAll, describe, expect, test } from 'vitest';
import {
  comparePair,
  keen,
  makeOpenUser,
  mirrored,
  waitUntilNamed,
} from '../../../../test/support/people/make-pairs.ts';
import { markLimit, type TestUser } from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import type { Reply } from '../../../contract/endpoints.ts';

type Comparison = Reply<'compareProfiles'>;

const spark = useTestApp();
/** Two people with much in common, who allow comparisons to name all of it. */
let one: TestUser;
let other: TestUser;
beforeAll(async () => {
  one = await makeOpenUser(spark, keen('one'));
  other = await makeOpenUser(spark, mirrored(keen('one')));
  waitUntilNamed(spark);
});

const textsById = new Map(bank.texts.map(({ id, text }) => [id, text]));
const idsByText = new Map(bank.texts.map(({ id, text }) => [text, id]));
const idOf = (text: string): string => idsByText.get(text) ?? '';
const { items, indexById, twin, partner } = bank.current.model;
const relatedId = (relation: Readonly<Record<number, number>>, id: string): string =>
  items[relation[indexById.get(id) ?? -1] ?? -1]?.id ?? '';
const counterpart = (id: string): string => relatedId(partner, id);
const activityOf = (fantasyId: string): string => relatedId(twin, fantasyId);

const compareBothWays = async (me = one, them = other): Promise<[Comparison, Comparison]> => [
  await comparePair(spark, me, them),
  await comparePair(spark, them, me),
];

/** Marks the question, compares in both directions, and takes the mark off again. */
async function compareWithLimit(
  owner: TestUser,
  itemId: string,
): Promise<[Comparison, Comparison]> {
  await markLimit(spark, owner, itemId);
  const comparisons = await compareBothWays();
  await markLimit(spark, owner, itemId, false);
  return comparisons;
}

const activityTexts = ({ sharedActivities }: Comparison): string[] =>
  sharedActivities.flatMap(({ questionText, complementaryQuestionText }) => [
    questionText,
    complementaryQuestionText,
  ]);
const dreamTexts = ({ dreamScenarios }: Comparison): string[] =>
  dreamScenarios.map(({ questionText }) => questionText);

const owners = [
  ['the caller', () => one],
  ['the other person', () => other],
] as const;

describe.each(owners)('a hard limit of %s (C10)', (_, owner) => {
  test('is in neither person’s shared activities, on either side', async () => {
    const [before] = await compareBothWays();
    const listed = before.sharedActivities.find(({ isSameQuestion }) => !isSameQuestion);
    const sides = [listed?.questionText ?? '', listed?.complementaryQuestionText ?? ''];
    for (const text of sides) {
      expect(text).not.toBe('');
      for (const comparison of await compareWithLimit(owner(), idOf(text)))
        for (const side of sides) expect(activityTexts(comparison)).not.toContain(side);
    }
    expect((await compareBothWays())[0]).toEqual(before);
  });

  test('is in neither person’s dream scenarios', async () => {
    const before = await compareBothWays();
    const listed = dreamTexts(before[0]);
    expect(listed.length).toBeGreaterThan(2);
    for (const text of listed.slice(0, 3)) {
      const hidden = [text, textsById.get(counterpart(idOf(text)))];
      const after = await compareWithLimit(owner(), idOf(text));
      expect(after.map(dreamTexts)).toEqual(
        before.map((comparison) => dreamTexts(comparison).filter((each) => !hidden.includes(each))),
      );
    }
  });

  test('hides the dream scenario that would show its answer', async () => {
    const [before] = await compareBothWays();
    const text = dreamTexts(before).find((text) => activityOf(idOf(text)) !== '') ?? '';
    for (const comparison of await compareWithLimit(owner(), activityOf(idOf(text))))
      expect(dreamTexts(comparison)).not.toContain(text);
  });

  test('changes nothing else', async () => {
    const withoutLists = (comparison: Comparison) => ({
      ...comparison,
      sharedActivities: null,
      dreamScenarios: null,
    });
    const before = await compareBothWays();
    const after = await compareWithLimit(owner(), idOf(dreamTexts(before[0])[0] ?? ''));
    expect(after.map(withoutLists)).toEqual(before.map(withoutLists));
  });
});
