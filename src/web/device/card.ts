/**
 * A card: the public record as text, which takes the place of a share code. It is given from hand
 * to hand, and two cards can be compared on either side.
 */

import type { Reply } from '../../contract/endpoints.ts';
import {
  deriveWithholding,
  describeComparison,
  withhold,
} from '../../core/comparison/comparison.ts';
import { deriveFigures, readFigures } from '../../core/profile/figures.ts';
import {
  decodeRecord,
  derivePublicRecord,
  encodeRecord,
  type PublicRecord,
} from '../../core/sharing/record.ts';
import { revealHash } from '../../core/sharing/reveal.ts';
import { modelAnswers } from '../../core/survey/attempt.ts';
import { findEdition, type ItemBank, type QuestionText } from '../../core/survey/bank.ts';
import { findHardLimits } from '../../core/survey/hard-limits.ts';
import { ownCode, type RefusedCall, unknownCode } from '../../core/survey/refusals.ts';
import type { Finished, LocalWorld, Person } from './visit.ts';

function ownRecord(
  { edition, attempt }: Finished,
  { limits, reveal }: Person,
  bank: ItemBank,
): PublicRecord {
  return derivePublicRecord(edition, {
    attempt,
    profile: readFigures(deriveFigures(edition, attempt)),
    compareDetail: 'few',
    showsLine: false,
    limits: findHardLimits(bank, limits),
    hash: revealHash(edition, reveal),
  });
}

/** In the letters of base64url. */
const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Throws if the text has other letters. */
const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** The questions that the card names unless they are left out. */
export function listNamed(finished: Finished, person: Person, bank: ItemBank): QuestionText[] {
  const { items } = finished.edition.model;
  const named = ownRecord(finished, person, bank).items.map(({ index }) => items[index]!.id);
  return bank.texts.filter(({ id }) => named.includes(id));
}

export function writeCard(
  finished: Finished,
  person: Person,
  bank: ItemBank,
  withoutItems: readonly string[] = [],
): string {
  const record = ownRecord(finished, person, bank);
  const isLeftOut = (index: number): boolean =>
    withoutItems.includes(finished.edition.model.items[index]!.id);
  const items = record.items.filter(({ index }) => !isLeftOut(index));
  return toText(encodeRecord({ ...record, items }));
}

/** Returns null if the text is no card of this edition and its parameters. */
function readCard(text: string, bank: ItemBank): PublicRecord | null {
  try {
    const record = decodeRecord(toBytes(text.trim()));
    const edition = bank.editions.get(record.edition);
    return edition?.parameterSet === record.parameterSet ? record : null;
  } catch {
    return null;
  }
}

type Outcome =
  | { readonly refused: RefusedCall }
  | { readonly comparison: Reply<'compareProfiles'> };

/** The same card with fewer interests is one's own, too. */
const isSamePerson = (own: PublicRecord, other: PublicRecord): boolean =>
  toText(encodeRecord(own)) === toText(encodeRecord({ ...other, items: own.items }));

export function compareWithCard(
  { bank, words, now }: LocalWorld,
  finished: Finished,
  person: Person,
  card: string,
): Outcome {
  const own = ownRecord(finished, person, bank);
  const theirs = readCard(card, bank);
  if (theirs === null) return { refused: unknownCode };
  if (isSamePerson(own, theirs)) return { refused: ownCode };
  const { attempt, edition } = finished;
  const withholding =
    deriveWithholding({ attempt, flagged: own.flagged }, theirs, now()) ?? withhold(null);
  const pair = {
    mine: {
      bank: edition.model,
      answers: modelAnswers(attempt),
      figures: own.figures,
      limits: findHardLimits(bank, person.limits),
    },
    theirs: {
      bank: findEdition(bank, theirs.edition).model,
      figures: theirs.figures,
      items: withholding.reason === null ? theirs.items : [],
    },
    compareDetail: theirs.compareDetail,
    withholding,
  };
  const texts = new Map(bank.texts.map(({ id, text }) => [id, text]));
  return { comparison: describeComparison(pair, texts, words.comparison) };
}
