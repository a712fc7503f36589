import { maxSharedItems } from '../../../src/domain/together.ts';
import { callFrom } from '../../support/http/limited-apps.ts';
import { confirm, end, listReadings, meet } from '../../support/people/make-readings.ts';
import { type AnswerFunction, retake } from '../../support/server/make-user.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { type Account, createFinished } from './account.ts';
import { allSevenDesign, keenDesign } from './designs.ts';

interface Scene {
  readonly spark: TestApp;
  readonly attacker: Account;
  readonly victim: Account;
}

export interface ReadingResult {
  readonly name: string;
  readonly hasBothYeses: boolean;
  readonly items: readonly number[];
}

async function tryYes(
  { spark, attacker }: Scene,
  pairId: string,
  attemptId: string,
): Promise<void> {
  const answer = await callFrom(spark, 'sayYes', {
    client: attacker.address,
    token: attacker.token,
    body: { pairId, attemptId },
  });
  if (answer.statusCode >= 500) throw new Error(`a yes was answered with ${answer.statusCode}`);
}

/** Says yes to everything, twice, with every attempt that the attacker has ever had. */
async function insist(scene: Scene): Promise<void> {
  const pairs = await listReadings(scene.spark, scene.attacker);
  for (const { pairId } of pairs)
    for (const { attemptId } of [...pairs, ...pairs]) await tryYes(scene, pairId, attemptId);
}

type Play = (scene: Scene) => Promise<void>;

/** Both people say yes to the same reading in the last one alone, so that items may be read. */
const withBothYeses = 'a reading, both yeses';

const readingAttacks: Readonly<Record<string, Play>> = {
  'a reading, own yes alone': async (scene) => {
    const { spark, attacker, victim } = scene;
    await meet(spark, victim, attacker);
    await meet(spark, attacker, victim);
    await insist(scene);
  },
  'a reading after a no': async (scene) => {
    const { spark, attacker, victim } = scene;
    const refused = await meet(spark, victim, attacker);
    const regretted = await meet(spark, attacker, victim);
    await end(spark, victim, refused);
    await confirm(spark, victim, regretted);
    await end(spark, victim, regretted);
    await insist(scene);
  },
  'a reading, with retakes of one’s own': async (scene) => {
    const { spark, attacker, victim } = scene;
    await meet(spark, victim, attacker);
    const confirmed = await meet(spark, attacker, victim);
    await confirm(spark, victim, confirmed);
    await retake(spark, attacker, keenDesign);
    await insist(scene);
    await meet(spark, victim, attacker);
    await insist(scene);
  },
  'a reading after the other’s retake': async (scene) => {
    const { spark, attacker, victim } = scene;
    const confirmed = await meet(spark, victim, attacker);
    await confirm(spark, victim, confirmed);
    await retake(spark, victim, keenDesign);
    await insist(scene);
  },
  'a reading that was withdrawn': async (scene) => {
    const { spark, attacker, victim } = scene;
    const shown = await meet(spark, victim, attacker);
    await confirm(spark, victim, shown);
    await insist(scene);
    await end(spark, victim, shown);
    await meet(spark, victim, attacker);
    await insist(scene);
  },
  [withBothYeses]: async (scene) => {
    const { spark, attacker, victim } = scene;
    const shown = await meet(spark, victim, attacker);
    await confirm(spark, victim, shown);
    await insist(scene);
  },
};

async function readInterests(spark: TestApp, { token }: Account): Promise<ReadonlySet<string>> {
  const read = new Set<string>();
  for (const { pairId } of await listReadings(spark, { token })) {
    const { result } = await spark.call('pairResult', { token, body: { pairId } });
    for (const { complementaryQuestionText } of result?.interests ?? [])
      read.add(complementaryQuestionText);
  }
  return read;
}

const minuteSeconds = 60;

/** Plays each attack against each person, with accounts of their own. */
export async function attackReadings(
  spark: TestApp,
  people: readonly AnswerFunction[],
): Promise<ReadingResult[]> {
  const results: ReadingResult[] = [];
  for (const [name, play] of Object.entries(readingAttacks)) {
    const items: number[] = [];
    for (const person of people) {
      spark.moveClock(minuteSeconds); // the limits of a client are fresh again
      const victim = await createFinished(spark, person);
      const attacker = await createFinished(spark, allSevenDesign);
      await play({ spark, attacker, victim });
      items.push((await readInterests(spark, attacker)).size);
    }
    results.push({ name, hasBothYeses: name === withBothYeses, items });
  }
  return results;
}

/** Returns one sentence for each attack that reads more than both people have agreed to. */
export const findReadingLeaks = (results: readonly ReadingResult[]): string[] =>
  results.flatMap(({ name, hasBothYeses, items }) => {
    const [worst, max] = [Math.max(...items), hasBothYeses ? maxSharedItems : 0];
    return worst > max ? [`${name}: ${worst} interests were read, allowed are ${max}.`] : [];
  });
