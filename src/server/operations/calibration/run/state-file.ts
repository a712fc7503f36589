/**
 * The state of a calibration between two runs. It holds latent draws of people, so it is sealed
 * under a key that follows from the private key of calibration, and is deleted at the end (ADR 28).
 */

import { hkdfSync } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../../features/calibration/calibration.ts';
import { DamagedRow, keyBytes, seal, unseal } from '../../../platform/crypto/seal.ts';

/** What a continued run must have in common with the first one. */
export interface RunName {
  readonly seed: string;
  /** The UTC day on which the calibration began. */
  readonly day: string;
  /** Changes with everything on which the fit depends but the seed. */
  readonly fingerprint: string;
}

export interface SavedRun extends RunName {
  /** What the calibration serialised; null before its first step. */
  readonly calibration: Uint8Array | null;
}

interface StateFile {
  /** Returns the saved state, null if there is none, or 'damaged' if this key did not seal it. */
  load(): SavedRun | 'damaged' | null;
  save(run: SavedRun): void;
  remove(): void;
}

const name = { table: 'calibration state', id: '', version: 1 };
const headBytes = 4;

const pathIn = (folder: string): string => join(folder, 'state');

/** Deletes a stored state, and the draft that a crash may have left. */
export function removeState(folder: string): void {
  for (const file of [pathIn(folder), `${pathIn(folder)}.tmp`]) rmSync(file, { force: true });
}

export function openStateFile(folder: string, privateKey: Uint8Array): StateFile {
  const path = pathIn(folder);
  const key = new Uint8Array(
    hkdfSync('sha256', privateKey, '', 'spark:calibration-state:v1', keyBytes),
  );
  return {
    load() {
      if (!existsSync(path)) return null;
      try {
        return parseRun(unseal(key, name, readFileSync(path)));
      } catch (error) {
        if (error instanceof DamagedRow) return 'damaged';
        throw error;
      }
    },
    save: (run) => replaceFile(path, seal(key, name, renderRun(run))),
    remove: () => removeState(folder),
  };
}

/** The length of the head in four bytes, the head as JSON, and the state. */
function renderRun({ calibration, ...head }: SavedRun): Uint8Array {
  const text = Buffer.from(JSON.stringify({ ...head, begun: calibration !== null }));
  const length = Buffer.alloc(headBytes);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, calibration ?? new Uint8Array()]);
}

function parseRun(bytes: Uint8Array): SavedRun {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = headBytes + buffer.readUInt32BE(0);
  // as: the seal vouches for what `renderRun` wrote
  const { begun, ...head } = JSON.parse(buffer.toString('utf8', headBytes, end)) as RunName & {
    readonly begun: boolean;
  };
  return { ...head, calibration: begun ? new Uint8Array(buffer.subarray(end)) : null };
}
