/** The agreement of a shared reading (ADR 23) as it is stored: bytes of one length. */

import { type Given, type Sheet } from '../../../core/sharing/sheet.ts';
import { type Role, roles } from '../../../core/sharing/sheet.ts';
import {
  aftercareNeeds,
  agreementMarks,
  type Sentence,
  sentences,
  stopSignals,
} from '../../../domain/agreement.ts';
import { padText, unpadText } from '../../platform/crypto/seal.ts';
import { readItem, storeItem, type StoredItem } from './stored-reading.ts';

/**
 * | Bytes     | Content |
 * |---|---|
 * | 0–7       | the name, which stays in clear |
 * | 8         | version of the format |
 * | 9         | who has sent this round: 0 for none, 1 for the inviter, 2 for the joiner |
 * | 10–13     | the round, big-endian |
 * | 14–1137   | marks and choices, then the sentence of this person, each padded |
 * | 1138–2745 | the sheet: the sentences of inviter and joiner, each padded |
 * | 2746–4095 | the rest of the sheet, padded; empty without a sheet |
 */
export interface Agreement {
  /** Random. Entries that version 1.0 made in the ledger name it. */
  readonly name: Uint8Array;
  /** The number of the next round to be sent, from 1. */
  readonly round: number;
  /** The first person to send this round, whose marks are decoded for that person alone. */
  readonly pending: { readonly role: Role; readonly given: Uint8Array } | null;
  /** The latest round that both have sent; null if there is none, or it was erased. */
  readonly sheet: Sheet | null;
}

export const agreementNameBytes = 8;
const version = 1;
const textBytes = 320;
/** Earlier versions stored a text of up to 200 characters here. */
const sentenceBytes = 804;
const givenBytes = textBytes + sentenceBytes;
const totalBytes = 4096;
const offsets = {
  version: 8,
  role: 9,
  round: 10,
  given: 14,
  sentences: 1138,
  sheet: 2746,
} as const;

const padSentence = (sentence: Sentence | null): Uint8Array =>
  padText(sentence ?? '', sentenceBytes);

/** Returns null for a text of an earlier version, which is no longer shown. */
function readSentence(bytes: Uint8Array): Sentence | null {
  const text = unpadText(bytes);
  return sentences.find((sentence) => sentence === text) ?? null;
}

/** An agreement without any marks. */
export const newAgreement = (random: (count: number) => Uint8Array): Agreement => ({
  name: random(agreementNameBytes),
  round: 1,
  pending: null,
  sheet: null,
});

/** Throws a RangeError if the marks do not fit. */
export function encodeGiven(given: Given): Uint8Array {
  const text = JSON.stringify([
    given.marks.map(({ itemId, mark }) => [itemId, agreementMarks.indexOf(mark)]),
    given.added,
    given.stopSignals.map((signal) => stopSignals.indexOf(signal)),
    given.aftercare.map((need) => aftercareNeeds.indexOf(need)),
  ]);
  const bytes = new Uint8Array(givenBytes);
  bytes.set(padText(text, textBytes));
  bytes.set(padSentence(given.sentence), textBytes);
  return bytes;
}

export const nothingGiven = encodeGiven({
  marks: [],
  added: [],
  stopSignals: [],
  aftercare: [],
  sentence: null,
});

export function decodeGiven(bytes: Uint8Array): Given {
  const [marks, added, signals, needs]: readonly [
    readonly (readonly [itemId: string, mark: number])[],
    readonly string[],
    readonly number[],
    readonly number[],
  ] = JSON.parse(unpadText(bytes));
  return {
    marks: marks.map(([itemId, mark]) => ({ itemId, mark: agreementMarks[mark]! })),
    added,
    stopSignals: signals.map((signal) => stopSignals[signal]!),
    aftercare: needs.map((need) => aftercareNeeds[need]!),
    sentence: readSentence(bytes.subarray(textBytes)),
  };
}

type StoredChoice = readonly [index: number, isBoth: 0 | 1];
type StoredSheet = readonly [
  agreedDay: string,
  yes: readonly StoredItem[],
  talk: readonly StoredItem[],
  stopSignals: readonly StoredChoice[],
  aftercare: readonly StoredChoice[],
];

const storeChoice = (index: number, isBoth: boolean): StoredChoice => [index, isBoth ? 1 : 0];

function storeSheet(sheet: Sheet): StoredSheet {
  return [
    sheet.agreedDay,
    sheet.yes.map(storeItem),
    sheet.talk.map(storeItem),
    sheet.stopSignals.map(({ signal, isBoth }) => storeChoice(stopSignals.indexOf(signal), isBoth)),
    sheet.aftercare.map(({ need, isBoth }) => storeChoice(aftercareNeeds.indexOf(need), isBoth)),
  ];
}

/** Throws a RangeError if the sheet does not fit. */
export function encodeAgreement({ name, round, pending, sheet }: Agreement): Uint8Array {
  const bytes = new Uint8Array(totalBytes);
  bytes.set(name);
  bytes[offsets.version] = version;
  bytes[offsets.role] = pending === null ? 0 : 1 + roles.indexOf(pending.role);
  new DataView(bytes.buffer).setUint32(offsets.round, round);
  if (pending) bytes.set(pending.given, offsets.given);
  if (!sheet) return bytes;
  for (const [i, role] of roles.entries())
    bytes.set(padSentence(sheet.sentences[role]), offsets.sentences + i * sentenceBytes);
  const text = JSON.stringify(storeSheet(sheet));
  bytes.set(padText(text, totalBytes - offsets.sheet), offsets.sheet);
  return bytes;
}

function decodeSheet(bytes: Uint8Array): Sheet | null {
  const text = unpadText(bytes.subarray(offsets.sheet));
  if (text === '') return null;
  const [agreedDay, yes, talk, signals, needs]: StoredSheet = JSON.parse(text);
  const sentenceOf = (role: Role): Sentence | null =>
    readSentence(bytes.subarray(offsets.sentences + roles.indexOf(role) * sentenceBytes));
  return {
    agreedDay,
    yes: yes.map(readItem),
    talk: talk.map(readItem),
    stopSignals: signals.map(([i, both]) => ({ signal: stopSignals[i]!, isBoth: both === 1 })),
    aftercare: needs.map(([i, both]) => ({ need: aftercareNeeds[i]!, isBoth: both === 1 })),
    sentences: { inviter: sentenceOf('inviter'), joiner: sentenceOf('joiner') },
  };
}

export function decodeAgreement(bytes: Uint8Array): Agreement {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const role = roles[bytes[offsets.role]! - 1];
  const given = bytes.slice(offsets.given, offsets.given + givenBytes);
  return {
    name: bytes.slice(0, agreementNameBytes),
    round: view.getUint32(offsets.round),
    pending: role === undefined ? null : { role, given },
    sheet: decodeSheet(bytes),
  };
}
