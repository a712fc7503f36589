import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialiseParameterSet } from 'spark-psychometrics';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeParameterSet } from '../../../../test/support/psychometrics/sets/make-parameter-set.ts';
import { freshFolder } from '../../../../test/support/server/fresh-storage.ts';
import { adminKey, openTestApp } from '../../../../test/support/server/test-app.ts';
import { useFreshTestApp } from '../../../../test/support/server/use-test-app.ts';
import { decodeResult, storeResult, importResults } from './results.ts';
import { sha256 } from './store.ts';

const version = '2026-01-10-0000aaaa';
const set = makeParameterSet(version);

const spark = useFreshTestApp();
let folder: string;
let errors: string[];
beforeEach(async () => {
  folder = freshFolder();
  errors = [];
});

const importAll = () =>
  importResults({ db: spark.db, folder, logError: (_, what) => void errors.push(what) });
const list = async () => (await spark.call('listParameterSets', { adminKey })).sets;
const names = async () => (await list()).map((set) => set.version);

describe('the result of a calibration', () => {
  test('comes back equal from its file', async () => {
    expect(decodeResult(serialiseParameterSet(set))).toEqual(set);
  });

  test('is refused after any change', () => {
    const text = serialiseParameterSet(set);
    for (const changed of [
      text.slice(0, -20),
      text.replace('1200', '1201'),
      text.replace(version, '2026-01-11-0000aaaa'),
      '{}',
      '',
    ])
      expect(() => decodeResult(changed)).toThrow('The file is not a whole result');
  });

  test('is stored once, and its file is deleted', async () => {
    writeFileSync(join(folder, 'one.json'), serialiseParameterSet(set));
    expect(await importAll()).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, 'again.json'), serialiseParameterSet(set));
    expect(await importAll()).toBe(1);
    expect(await names()).toEqual([version]);
  });

  test('mends a set that was damaged since', async () => {
    const store = () => spark.db.write((tx) => storeResult(tx, set));
    await store();
    await spark.db.write((tx) => tx.updateTable('parameter_sets').set({ people: 9 }).execute());
    expect((await list()).map(({ damaged }) => damaged)).toEqual([true]);
    await store();
    expect((await list()).map(({ damaged }) => damaged)).toEqual([false]);
  });

  test('that is absurd is refused with its reason', () => {
    const [item, ...items] = set.items;
    const absurd = { ...set, items: [{ ...item!, a: 1e308 }, ...items], checksum: '' };
    const content = serialiseParameterSet(absurd).slice('{"checksum":"","content":'.length, -2);
    expect(() =>
      decodeResult(serialiseParameterSet({ ...absurd, checksum: sha256(content) })),
    ).toThrow(
      `The parameter set in the file is refused (out of range: the slope of ${item!.id} is 1e+308, not 0.1 to 10).`,
    );
  });

  test('that is not whole is put aside', async () => {
    writeFileSync(join(folder, 'half.json'), serialiseParameterSet(set).slice(0, 1000));
    writeFileSync(join(folder, 'whole.json'), serialiseParameterSet(set));
    expect(await importAll()).toBe(1);
    expect(readdirSync(folder)).toEqual(['half.json.refused']);
    expect(errors).toEqual(['half.json was refused as the result of a calibration']);
    expect(await importAll()).toBe(0);
  });

  test('that cannot be read holds up no other', async () => {
    mkdirSync(join(folder, 'a-folder.json'));
    writeFileSync(join(folder, 'whole.json'), serialiseParameterSet(set));
    expect(await importAll()).toBe(1);
    expect(readdirSync(folder)).toEqual(['a-folder.json']);
    expect(errors).toEqual(['a-folder.json could not be taken in as the result of a calibration']);
  });

  test('is taken in when an administrator looks', async () => {
    const console = await openTestApp({ db: spark.db, calibrationInbox: folder });
    writeFileSync(join(folder, 'one.json'), serialiseParameterSet(set));
    expect((await console.call('listParameterSets', { adminKey })).sets).toMatchObject([
      { version },
    ]);
    expect(readdirSync(folder)).toEqual([]);
    await console.app.close();
  });

  test('is not looked for where there is no folder', async () => {
    folder = join(folder, 'absent');
    expect(await importAll()).toBe(0);
    expect(existsSync(folder)).toBe(false);
  });
});
