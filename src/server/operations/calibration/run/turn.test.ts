import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../../../test/support/server/test-app.ts';
import { takeTurn } from './turn.ts';

let spark: TestApp;
beforeEach(async () => {
  spark = await openTestApp();
  onTestFinished(() => spark.close());
});

/** Returns what a node calls to take its turn; each has a folder of its own. */
function makeNode() {
  const stateFolder = mkdtempSync(join(tmpdir(), 'spark-turn-'));
  onTestFinished(() => rmSync(stateFolder, { recursive: true }));
  return () => takeTurn({ stateFolder, db: spark.db, now: spark.now });
}

describe('the turn of a calibration', () => {
  test('is taken once on a machine', async () => {
    const node = makeNode();
    const turn = await node();
    expect(await node()).toBeNull();
    await turn?.end();
    expect(await node()).not.toBeNull();
  });

  test('is taken once among the nodes of a database', async () => {
    const [one, other] = [makeNode(), makeNode()];
    const turn = await one();
    expect(await other()).toBeNull();
    await turn?.end();
    expect(await other()).not.toBeNull();
  });

  test('passes on half an hour after its holder has died', async () => {
    const [one, other] = [makeNode(), makeNode()];
    const turn = await one();
    spark.moveClock(29 * 60);
    expect(await other()).toBeNull();
    spark.moveClock(61);
    expect(await other()).not.toBeNull();
    await expect(turn?.renew()).rejects.toThrow('Another node calibrates by now');
  });

  test('lasts as long as it is renewed', async () => {
    const [one, other] = [makeNode(), makeNode()];
    const turn = await one();
    for (let minutes = 0; minutes < 60; minutes += 20) {
      spark.moveClock(20 * 60);
      await turn?.renew();
    }
    expect(await other()).toBeNull();
  });
});
