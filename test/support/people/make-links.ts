import type { Reply, RequestBody } from '../../../src/contract/endpoints.ts';
import { minHighAnswer } from '../../../src/domain/survey.ts';
import type { TestUser } from '../server/make-user.ts';
import type { TestApp } from '../server/test-app.ts';

export type OwnLink = Reply<'createLink'>;

/** Returns the ids of the questions that a link of the person may name, in the order asked. */
export async function listHighItems(spark: TestApp, { token }: TestUser): Promise<string[]> {
  const { answers } = await spark.call('listAnswers', { token });
  const limits = answers.filter(({ isLimit }) => isLimit).map(({ itemId }) => itemId);
  return answers.flatMap(({ itemId, value, shownWith = [] }) =>
    (value ?? 0) >= minHighAnswer && ![itemId, ...shownWith].some((id) => limits.includes(id))
      ? [itemId]
      : [],
  );
}

/** Makes a link of the level 'themes' without an end, unless `body` says otherwise. */
export const makeLink = (
  spark: TestApp,
  { token }: Pick<TestUser, 'token'>,
  body: Partial<RequestBody<'createLink'>> = {},
): Promise<OwnLink> =>
  spark.call('createLink', { token, body: { level: 'themes', days: null, ...body } });

export async function makeChosenLink(
  spark: TestApp,
  user: TestUser,
  count: number,
): Promise<OwnLink> {
  const itemIds = (await listHighItems(spark, user)).slice(0, count);
  return makeLink(spark, user, { level: 'chosen', itemIds });
}

export const openLink = (spark: TestApp, { token }: Pick<OwnLink, 'token'>) =>
  spark.call('openLink', { body: { token } });

export async function readInterests(spark: TestApp, link: Pick<OwnLink, 'token'>) {
  const shown = await openLink(spark, link);
  if (shown.level !== 'chosen') throw new Error(`the link shows the level '${shown.level}'`);
  return shown.interests;
}

export const refuseLink = (spark: TestApp, { token }: Pick<OwnLink, 'token'>) =>
  spark.refused('openLink', { body: { token } });

export async function findLink(
  spark: TestApp,
  { token }: Pick<TestUser, 'token'>,
  { linkId }: Pick<OwnLink, 'linkId'>,
): Promise<OwnLink> {
  const { links } = await spark.call('listLinks', { token });
  const link = links.find((one) => one.linkId === linkId);
  if (!link) throw new Error('there is no such link');
  return link;
}
