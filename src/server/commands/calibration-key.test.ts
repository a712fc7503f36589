import { mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshFolder } from '../../../test/support/server/fresh-storage.ts';
import { publicKeyOf } from '../platform/crypto/seal-to-key.ts';
import { CalibrationKeyError, makeCalibrationKey, readCalibrationKey } from './calibration-key.ts';

let folder: string;
let dataFolder: string;
let path: string;
beforeEach(() => {
  folder = freshFolder();
  dataFolder = join(folder, 'data');
  mkdirSync(dataFolder);
  path = join(folder, 'calibration.pem');
});

describe('the key of calibration', () => {
  test('is in a file that only its owner may read', () => {
    const publicKey = makeCalibrationKey(path, dataFolder);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(publicKeyOf(readCalibrationKey(path))).toEqual(publicKey);
  });

  test('is never overwritten', () => {
    makeCalibrationKey(path, dataFolder);
    const before = readFileSync(path, 'utf8');
    expect(() => makeCalibrationKey(path, dataFolder)).toThrow(CalibrationKeyError);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test('never lies in the data folder', () => {
    symlinkSync(dataFolder, join(folder, 'link'));
    for (const inside of [join(dataFolder, 'key'), join(folder, 'link', 'key')])
      expect(() => makeCalibrationKey(inside, dataFolder)).toThrow(/beside what it opens/);
    expect(() => makeCalibrationKey(join(dataFolder, 'new', 'key'), dataFolder)).toThrow(
      /beside what it opens/,
    );
  });

  test('is named when it cannot be read', () => {
    expect(() => readCalibrationKey(path)).toThrow(`${path} holds no private key`);
  });
});
