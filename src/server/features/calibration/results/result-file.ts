/** A calibration's result as a file, which a calibration elsewhere hands over (ADR 31). */

import { z } from 'zod';
import { calibrationReport, statisticsSnapshot } from '../../../../contract/schemas/index.ts';
import {
  parseParameterSet,
  type PopulationSums,
  serialiseParameterSet,
} from '../../../../psychometrics/index.ts';
import { sha256 } from '../sets/stored-set.ts';
import type { CalibrationResult } from './store-result.ts';

/** A file that is not a result; the message is a sentence for the operator. */
export class ResultFileError extends Error {}

const fileContent = z.object({
  set: z.string(),
  day: z.iso.date(),
  report: calibrationReport,
  statistics: z
    .object({
      snapshot: statisticsSnapshot,
      sums: z.unknown(),
      tags: z.array(z.base64()),
      after: z.int().min(0),
    })
    .nullable(),
});
const file = z.object({ checksum: z.string(), content: z.string() });

export function encodeResult({ set, day, report, statistics }: CalibrationResult): string {
  const content = JSON.stringify({
    set: serialiseParameterSet(set),
    day,
    report,
    statistics: statistics && {
      ...statistics,
      tags: statistics.tags.map((tag) => Buffer.from(tag).toString('base64')),
    },
  });
  return JSON.stringify({ checksum: sha256(content), content });
}

/** Throws a `ResultFileError` if the text is not a whole, unchanged result. */
export function decodeResult(text: string): CalibrationResult {
  const { set: serialised, day, report, statistics } = parseContent(text);
  const { set, refused } = parseParameterSet(serialised, sha256);
  if (!set) throw new ResultFileError(`The parameter set in the file is refused (${refused}).`);
  return {
    set,
    day,
    report,
    statistics: statistics && {
      ...statistics,
      // as: the checksum vouches for what `encodeResult` wrote
      sums: statistics.sums as PopulationSums,
      tags: statistics.tags.map((tag) => new Uint8Array(Buffer.from(tag, 'base64'))),
    },
  };
}

function parseContent(text: string): z.infer<typeof fileContent> {
  const damaged = new ResultFileError('The file is not a whole result of a calibration.');
  try {
    const { checksum, content } = file.parse(JSON.parse(text));
    if (sha256(content) === checksum) return fileContent.parse(JSON.parse(content));
  } catch {
    throw damaged;
  }
  throw damaged;
}
