import { describe, expect, test } from 'vitest';
import { newKey } from '../../../platform/crypto/seal.ts';
import { type AccountDetails, detailColumns, noDetails, openDetails } from './account-details.ts';
import type { UserRow } from './user-store.ts';

const owner = { userId: 'x'.repeat(22), dataKey: newKey() };

/** As: opening reads these columns alone. */
const toRow = (columns: Partial<UserRow>) => ({ id: owner.userId, ...columns }) as UserRow;

const longest: AccountDetails = {
  shareCode: 'A'.repeat(20),
  ageRange: '18-24',
  gender: 'non-binary',
  compareDetail: 'all',
  limitsVersion: 2 ** 30,
  donation: 'answersAndDetails',
  donationDay: '2026-01-15',
};

describe('the details of an account', () => {
  test('come back equal, in one length', () => {
    const lengths = [noDetails, longest].map((details) => {
      const columns = detailColumns(owner, details, 3);
      expect(openDetails(toRow(columns), owner.dataKey)).toEqual(details);
      return columns.sealed.length;
    });
    expect(lengths[0]).toBe(lengths[1]);
  });
});
