/** Parameter sets as rows with a checksum, so that a changed row is refused. */

import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { calibrationReport } from '../../../../contract/schemas/index.ts';
import {
  parseParameterSet,
  type ParameterSet,
  serialiseParameterSet,
} from '../../../../psychometrics/index.ts';
import type { SetRow } from './set-store.ts';

export type CalibrationReport = z.infer<typeof calibrationReport>;

export interface StoredSet {
  readonly set: ParameterSet;
  readonly day: string;
  readonly report: CalibrationReport;
}

/** The message names the set and is a sentence for the operator. */
export class DamagedSet extends Error {}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const checksumOf = (row: Omit<SetRow, 'checksum'>): string =>
  sha256(JSON.stringify([row.version, row.day, row.people, row.content, row.report]));

export function toRow({ set, day, report }: StoredSet): SetRow {
  const row = {
    version: set.version,
    day,
    people: set.people,
    content: serialiseParameterSet(set),
    report: JSON.stringify(report),
  };
  return { ...row, checksum: checksumOf(row) };
}

/** Whether the row is the one that was stored. */
export function isWhole(row: SetRow): boolean {
  try {
    readRow(row);
    return true;
  } catch (error) {
    if (error instanceof DamagedSet) return false;
    throw error;
  }
}

/** Throws a `DamagedSet` if the row is not the one that was stored. */
export function readRow({ checksum, ...row }: SetRow): StoredSet {
  const { set } = parseParameterSet(row.content, sha256);
  if (checksumOf(row) !== checksum || set?.version !== row.version || set.people !== row.people)
    throw new DamagedSet(`The parameter set ${row.version} is damaged and is not used.`);
  return { set, day: row.day, report: calibrationReport.parse(JSON.parse(row.report)) };
}
