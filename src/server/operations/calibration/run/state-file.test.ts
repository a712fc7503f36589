import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newKeyPair } from '../../../platform/crypto/x25519.ts';
import { openStateFile } from './state-file.ts';

const { privateKey } = newKeyPair();
const run = {
  seed: 'seed',
  day: '2026-01-15',
  fingerprint: 'fingerprint',
  calibration: new Uint8Array(Buffer.from('latent draws')),
};

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spark-state-'));
  path = join(folder, 'state');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

describe('the state of a calibration', () => {
  test('comes back equal', () => {
    const file = openStateFile(folder, privateKey);
    expect(file.load()).toBeNull();
    for (const saved of [run, { ...run, calibration: null }]) {
      file.save(saved);
      expect(file.load()).toEqual(saved);
    }
  });

  test('is encrypted, and readable for its owner alone', () => {
    openStateFile(folder, privateKey).save(run);
    expect(readFileSync(path, 'latin1')).not.toMatch(/latent|seed|fingerprint/);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('is refused once it was changed, cut off or sealed to another key', () => {
    const file = openStateFile(folder, privateKey);
    file.save(run);
    expect(openStateFile(folder, newKeyPair().privateKey).load()).toBe('damaged');
    const whole = readFileSync(path);
    for (const at of whole.keys()) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 1;
      writeFileSync(path, changed);
      expect(file.load()).toBe('damaged');
    }
    for (const length of [0, 10, whole.length - 1]) {
      writeFileSync(path, whole.subarray(0, length));
      expect(file.load()).toBe('damaged');
    }
  });

  test('leaves nothing when it is deleted', () => {
    const file = openStateFile(folder, privateKey);
    file.save(run);
    writeFileSync(`${path}.tmp`, 'of a crash');
    file.remove();
    expect(readdirSync(folder)).toEqual([]);
  });
});
