/** How a table of the database is described in plain words. */

export interface StoredColumn {
  readonly column: string;
  readonly holds: string;
}

export interface StoredTable {
  readonly table: string;
  readonly part: StoredPart;
  /** Why the table exists. */
  readonly purpose: string;
  /** When its rows are deleted. */
  readonly until: string;
  readonly columns: readonly StoredColumn[];
}

export const storedParts = {
  account: 'Your account',
  answers: 'Your answers and your profile',
  sharing: 'What you share with others',
  calibration: 'Copies given to improve the questionnaire',
  signIn: 'Signing in',
  protection: 'Protection against misuse',
  product: 'The questionnaire itself',
} as const;

export type StoredPart = keyof typeof storedParts;

export const columns = (rows: Readonly<Record<string, string>>): readonly StoredColumn[] =>
  Object.entries(rows).map(([column, holds]) => ({ column, holds }));
