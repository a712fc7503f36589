/**
 * The public record: all that the public profile and comparisons read of another person.
 *
 * Its binary format has 160 bytes before encryption. Every record of every
 * edition has the same length, so that the length tells nothing.
 *
 * | Bytes  | Content |
 * |---|---|
 * | 0      | version of the format |
 * | 1      | bit 0: synthetic; bit 1: flagged; bits 2 and 3: index in `compareDetails` |
 * | 2–3    | number of the edition, big-endian, at least 1 |
 * | 4–35   | name of the parameter set, ASCII, filled up with zeros |
 * | 36–72  | figures / 5: fantasy and activity of each theme, then the 17 traits |
 * | 73–92  | reserved for later themes, zero |
 * | 93–95  | the interests of the owner's line, if they may be seen; zero where there is none |
 * | 96–127 | one bit per item of the edition: may be named |
 * | 128–159| one bit per item of the edition: may be a dream scenario |
 */

import {
  chooseRevealable,
  type Profile,
  recordFigures,
  type RecordFigures,
  recordStep,
  type RevealableItem,
} from 'spark-psychometrics';
import { certainties } from '../../domain/certainty.ts';
import { compareDetails, type CompareDetail } from '../../domain/comparing.ts';
import { sides } from '../../domain/portrait.ts';
import { record, themes } from '../../domain/themes.ts';
import { deriveQuality } from '../profile/figures.ts';
import { withoutThinThemes } from '../profile/known-profile.ts';
import { derivePortrait } from '../profile/portrait.ts';
import { type Attempt, modelAnswers } from '../survey/attempt.ts';
import type { Edition } from '../survey/bank.ts';
import { findThinThemes } from '../survey/thin-themes.ts';

type Line = ReturnType<typeof derivePortrait>['traits'];

export interface PublicRecord {
  /** The number of the bank edition that was answered, 1..65535. */
  readonly edition: number;
  /** The name of the parameter set that scored the answers, 1 to 32 printable ASCII characters. */
  readonly parameterSet: string;
  readonly synthetic: boolean;
  /** Whether response quality flagged the answers, so that a comparison shows only the fit. */
  readonly flagged: boolean;
  readonly compareDetail: CompareDetail;
  readonly figures: RecordFigures;
  /** At most three interests; empty unless the owner lets their line be seen. */
  readonly line: Line;
  /** Sorted by index, which is below `maxEditionItems`. */
  readonly items: readonly RevealableItem[];
}

export const recordLength = 160;
/** An edition with more items than this needs a new version of the format. */
export const maxEditionItems = 256;

/** A later theme needs a new version, because it moves the figures. */
const version = 1;
/** The offset of each field, which ends where the next one begins. */
const offsets = {
  edition: 2,
  parameterSet: 4,
  figures: 36,
  line: 93,
  named: 96,
  dreams: 128,
} as const;
const maxInterests = offsets.named - offsets.line;
const flags = { synthetic: 1, flagged: 2, detailShift: 2 } as const;
const printable = /^[\x21-\x7e]+$/;
const maxFigure = 100;

/**
 * Encodes a record as 160 bytes. Throws a RangeError if a field is out of its range, if a figure is
 * not a multiple of 5 in 0..100, or if the items are not in ascending order.
 */
export function encodeRecord(content: PublicRecord): Uint8Array {
  const { edition, parameterSet, figures, line, items } = content;
  const bytes = new Uint8Array(recordLength);
  bytes[0] = version;
  bytes[1] =
    (content.synthetic ? flags.synthetic : 0) |
    (content.flagged ? flags.flagged : 0) |
    (compareDetails.indexOf(content.compareDetail) << flags.detailShift);
  assertRange(Number.isInteger(edition) && edition >= 1 && edition <= 0xffff, 'edition');
  new DataView(bytes.buffer).setUint16(offsets.edition, edition);
  const maxNameLength = offsets.figures - offsets.parameterSet;
  assertRange(printable.test(parameterSet) && parameterSet.length <= maxNameLength, 'parameterSet');
  bytes.set(new TextEncoder().encode(parameterSet), offsets.parameterSet);
  bytes.set(listFigures(figures).map(toSteps), offsets.figures);
  assertRange(line.length <= maxInterests, 'line');
  bytes.set(line.map(encodeInterest), offsets.line);
  items.forEach(({ index, isDream }, n) => {
    assertRange(Number.isInteger(index) && index < maxEditionItems, 'item');
    assertRange(index > (items[n - 1]?.index ?? -1), 'order of items');
    setBit(bytes, offsets.named, index);
    if (isDream) setBit(bytes, offsets.dreams, index);
  });
  return bytes;
}

/**
 * Decodes a record. Throws a RangeError unless the bytes are exactly what encodeRecord makes of the
 * result. The caller must check that the edition has the items.
 */
export function decodeRecord(bytes: Uint8Array): PublicRecord {
  assertRange(bytes.length === recordLength, 'length');
  assertRange(bytes[0] === version, 'version');
  const detail = compareDetails[bytes[1]! >> flags.detailShift];
  if (detail === undefined) throw new RangeError('A public record has an invalid compareDetail.');
  const name = bytes.subarray(offsets.parameterSet, offsets.figures);
  const values = Array.from(bytes.subarray(offsets.figures, offsets.named), fromSteps);
  const content: PublicRecord = {
    edition: new DataView(bytes.buffer, bytes.byteOffset).getUint16(offsets.edition),
    parameterSet: String.fromCharCode(...name).replace(/\0+$/, ''),
    synthetic: (bytes[1]! & flags.synthetic) !== 0,
    flagged: (bytes[1]! & flags.flagged) !== 0,
    compareDetail: detail,
    figures: readFigures(values),
    line: [...bytes.subarray(offsets.line, offsets.named)].filter(Boolean).map(decodeInterest),
    items: Array.from({ length: maxEditionItems }, (_, index) => index)
      .filter((index) => hasBit(bytes, offsets.named, index))
      .map((index) => ({ index, isDream: hasBit(bytes, offsets.dreams, index) })),
  };
  const encoded = encodeRecord(content);
  assertRange(
    encoded.every((byte, i) => byte === bytes[i]),
    'unused byte',
  );
  return content;
}

function assertRange(isValid: boolean, field: string): void {
  if (!isValid) throw new RangeError(`A public record has an invalid ${field}.`);
}

const traitTotal = 17;

function listFigures({ themes: byTheme, traits }: RecordFigures): number[] {
  assertRange(traits.length === traitTotal, 'number of traits');
  return [
    ...themes.flatMap((theme) => [byTheme[theme].fantasy, byTheme[theme].activity]),
    ...traits,
  ];
}

function readFigures(values: readonly number[]): RecordFigures {
  const traitsStart = 2 * themes.length;
  return {
    themes: record(themes, (theme) => {
      const start = 2 * themes.indexOf(theme);
      return { fantasy: values[start]!, activity: values[start + 1]! };
    }),
    traits: values.slice(traitsStart, traitsStart + traitTotal),
  };
}

/** A number from 1 on for each theme, side and certainty. */
const encodeInterest = ({ theme, side, certainty }: Line[number]): number =>
  1 +
  certainties.indexOf(certainty) +
  certainties.length * (sides.indexOf(side) + sides.length * themes.indexOf(theme));

function decodeInterest(code: number): Line[number] {
  const [bySide, byCertainty] = [
    Math.floor((code - 1) / certainties.length),
    (code - 1) % certainties.length,
  ];
  const theme = themes[Math.floor(bySide / sides.length)];
  if (theme === undefined) throw new RangeError('A public record has an invalid line.');
  return { theme, side: sides[bySide % sides.length]!, certainty: certainties[byCertainty]! };
}

function toSteps(figure: number): number {
  const steps = figure / recordStep;
  assertRange(Number.isInteger(steps) && figure >= 0 && figure <= maxFigure, 'figure');
  return steps;
}

const fromSteps = (steps: number): number => steps * recordStep;

function setBit(bytes: Uint8Array, offset: number, index: number): void {
  bytes[offset + (index >> 3)]! |= 1 << (index & 7);
}

const hasBit = (bytes: Uint8Array, offset: number, index: number): boolean =>
  (bytes[offset + (index >> 3)]! & (1 << (index & 7))) !== 0;

interface Published {
  readonly attempt: Attempt;
  readonly profile: Profile;
  readonly compareDetail: CompareDetail;
  /** Whether the public profile shows the owner's line. */
  readonly showsLine: boolean;
  /** The ids of the questions that are hard limits, in all editions. */
  readonly limits: ReadonlySet<string>;
  /** A keyed hash of at least 9 bytes, under a key of the owner. */
  readonly hash: (content: string) => Uint8Array;
}

export function derivePublicRecord(
  edition: Edition,
  { attempt, profile, compareDetail, showsLine, limits, hash }: Published,
): PublicRecord {
  const known = withoutThinThemes(profile, findThinThemes(edition, attempt));
  return {
    edition: attempt.edition,
    parameterSet: edition.parameterSet,
    synthetic: attempt.synthetic,
    flagged: deriveQuality(edition, attempt).flags.length > 0,
    compareDetail,
    figures: recordFigures(profile),
    line: showsLine ? derivePortrait(known).traits : [],
    items: chooseRevealable({
      bank: edition.model,
      answers: modelAnswers(attempt),
      limits,
      detail: compareDetail,
      hash,
    }),
  };
}
