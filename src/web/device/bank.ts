/** The questions on a device: the current edition, in one language. */

import { createEdition, createItemBank, type ItemBank } from '../../core/survey/bank.ts';

type Items = Parameters<typeof createEdition>[1];

/** What the build writes into the page (scripts/device/bank-data.ts). */
export interface BankData {
  readonly edition: number;
  readonly items: Items;
  /** The ids of the items whose starting values rest on a published figure. */
  readonly evidence: readonly string[];
  readonly fingerprint: string;
  readonly coreFingerprint: string;
  /** The version of all editions together. */
  readonly version: string;
  /** The text and the short description of each item, in the order of the items. */
  readonly texts: readonly (readonly [text: string, shortDescription: string])[];
}

export function readBank({ items, evidence, texts, version, ...data }: BankData): ItemBank {
  const edition = createEdition(data.edition, items, ({ id }) => evidence.includes(id), data);
  const questions = items.map(({ id, form, category, compareTo }, index) => {
    const [text = '', shortDescription = ''] = texts[index] ?? [];
    return { id, form, category, compareTo, text, shortDescription };
  });
  return { ...createItemBank([edition], questions), version };
}
