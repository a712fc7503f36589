/** What the page for one device holds of the questions. */

import { type Locale } from '../../src/domain/locales.ts';
import { readCsv, readItemBank } from '../../src/server/features/survey/bank/bank.ts';
import type { BankData } from '../../src/web/device/bank.ts';

const root = new URL('../../', import.meta.url);

type Column = 'id' | 'text' | 'shortDescription';

export function readBankData(locale: Locale): BankData {
  const bank = readItemBank(new URL('items/', root));
  const { current, version } = bank;
  const { items, status } = current.model;
  const translated =
    locale === 'en' ? bank.texts : readCsv<Column>(new URL(`items/locales/${locale}.csv`, root));
  const texts = new Map(translated.map((row) => [row.id, row]));
  return {
    edition: current.layout.number,
    items,
    evidence: items.flatMap(({ id }, index) => (status[index] === 'literature' ? [id] : [])),
    fingerprint: current.fingerprint,
    coreFingerprint: current.coreFingerprint,
    version,
    texts: items.map(({ id }) => {
      const { text = '', shortDescription = '' } = texts.get(id) ?? {};
      return [text, shortDescription];
    }),
  };
}
