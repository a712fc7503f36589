import { describe, expect, test } from 'vitest';
import * as words from '../../../core/profile/words.ts';
import type { LinkRecord } from '../../../core/sharing/link.ts';
import { maxChosenItems, maxLinkLabelLength } from '../../../domain/links.ts';
import { record, themes } from '../../../domain/themes.ts';
import { newKey } from '../../platform/crypto/seal.ts';
import { type LinkDetails, openRecord, sealedColumns } from './links.ts';

const dataKey = newKey();
const bound = {
  id: 'i'.repeat(22),
  user_id: 'u'.repeat(22),
  version: 0,
  expires_at: null,
  created_day: '2026-01-15',
};
const itemIds = Array.from({ length: maxChosenItems }, () => 'A01');
/** The longest details: JSON writes a control character as six. */
const details: LinkDetails = {
  token: 'T'.repeat(27),
  label: '\u0001'.repeat(maxLinkLabelLength),
  level: 'chosen',
  itemIds,
  attemptId: 'a'.repeat(40),
  answersDay: '2026-01-15',
  number: 1e9,
};

const seal = (content: LinkRecord) => {
  const row = { ...bound, token_hash: new Uint8Array(32) };
  return { ...row, ...sealedColumns(dataKey, bound, { details, record: content }) };
};

const listTexts = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts ?? {}).flatMap(listTexts);
const [longest = ''] = listTexts(words).toSorted((one, other) => other.length - one.length);

describe('the record of a link', () => {
  test('has room for any summary', () => {
    const answersDay = '2026-01-15';
    const summary = Array.from({ length: 4 }, () => longest);
    const content = { level: 'words', answersDay, summary, standsOut: 'EXVOY' } as const;
    expect(openRecord(details.token, seal(content))).toEqual(content);
  });

  test('has room for all figures with twenty interests', () => {
    const figures = record(themes, () => ({ fantasy: 100, activity: 100 }));
    const content = { level: 'chosen', answersDay: '2026-01-15', figures, itemIds } as const;
    expect(openRecord(details.token, seal(content))).toEqual(content);
  });
});
