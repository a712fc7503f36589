import type { Input, Reply } from '../../../src/contract/endpoints.ts';
import type { TestUser } from '../server/make-user.ts';
import type { TestApp } from '../server/test-app.ts';

export type ListedPair = Reply<'listPairs'>['pairs'][number];
type Person = Pick<TestUser, 'token'>;

export const invite = (
  spark: TestApp,
  { token }: Person,
  hours: 24 | 48 | 168 = 48,
): Promise<Reply<'createPair'>> => spark.call('createPair', { token, body: { hours } });

export const join = (
  spark: TestApp,
  { token }: Person,
  invitation: Pick<Reply<'createPair'>, 'token'>,
): Promise<Reply<'joinPair'>> =>
  spark.call('joinPair', { token, body: { token: invitation.token } });

export const listReadings = async (spark: TestApp, { token }: Person): Promise<ListedPair[]> =>
  (await spark.call('listPairs', { token })).pairs;

export async function findReading(
  spark: TestApp,
  person: Person,
  pairId: string,
): Promise<ListedPair> {
  const found = (await listReadings(spark, person)).find((pair) => pair.pairId === pairId);
  if (!found) throw new Error('the reading is not listed');
  return found;
}

export async function confirm(
  spark: TestApp,
  person: Person,
  pairId: string,
  ticks: string[] = [],
): Promise<void> {
  const { attemptId } = await findReading(spark, person, pairId);
  await spark.call('sayYes', { token: person.token, body: { pairId, attemptId, ticks } });
}

export const end = (spark: TestApp, { token }: Person, pairId: string): Promise<unknown> =>
  spark.call('endPair', { token, body: { pairId } });

export const readResult = async (spark: TestApp, { token }: Person, pairId: string) =>
  (await spark.call('pairResult', { token, body: { pairId } })).result;

export const readAgreement = async (spark: TestApp, { token }: Person, pairId: string) =>
  (await spark.call('pairResult', { token, body: { pairId } })).agreement;

type Given = Omit<Input<'sendMarks'>['body'], 'pairId' | 'round'>;

/** Sends marks for the current round of a reading that is shown. */
export async function sendMarks(
  spark: TestApp,
  person: Person,
  pairId: string,
  given: Partial<Given> = {},
): Promise<Reply<'sendMarks'>> {
  const { round = 1 } = (await readAgreement(spark, person, pairId)) ?? {};
  const body = { pairId, round, marks: [], ...given };
  return spark.call('sendMarks', { token: person.token, body });
}

export const eraseAgreement = (spark: TestApp, { token }: Person, pairId: string) =>
  spark.call('eraseAgreement', { token, body: { pairId } });

/** Invites and joins. Returns the id of the reading. */
export async function meet(spark: TestApp, inviter: Person, joiner: Person): Promise<string> {
  const invitation = await invite(spark, inviter);
  await join(spark, joiner, invitation);
  return invitation.pairId;
}

/** Makes a reading to which both have said yes, the inviter first. Returns its id. */
export async function reveal(spark: TestApp, inviter: Person, joiner: Person): Promise<string> {
  const pairId = await meet(spark, inviter, joiner);
  await confirm(spark, inviter, pairId);
  await confirm(spark, joiner, pairId);
  return pairId;
}

export const readPairRow = ({ db }: TestApp, pairId: string) =>
  db.read((tx) =>
    tx.selectFrom('pairs').selectAll().where('id', '=', pairId).executeTakeFirstOrThrow(),
  );

/** Lets people have their next reading, as if the last one had been long ago. */
export const forgetReadings = ({ db }: TestApp) =>
  db.write(async (tx) => {
    await tx.deleteFrom('pair_sides').execute();
    await tx.deleteFrom('pairs').execute();
  });
