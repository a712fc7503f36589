/** Rows of a backup that depend on a master key, and those whose key is missing (ADR 36). */

import {
  type KeyCounts,
  type Keyring,
  deriveKeyId,
  listKeys,
  noRows,
} from '../../../platform/crypto/keyring.ts';
import type { KeyWrapsTable, UsersTable } from '../../../platform/db/tables.ts';
import { type Header, rowLine, tableLine } from './format.ts';

interface KeyedColumn {
  readonly kind: keyof KeyCounts;
  /** The column that names the master key. */
  readonly keyId: keyof UsersTable | keyof KeyWrapsTable;
  /** Whether the row has something that depends on the key. */
  readonly isUsed: (cell: (column: string) => unknown) => boolean;
}

const keyedColumns: Readonly<Record<string, readonly KeyedColumn[]>> = {
  users: [
    { kind: 'login_code', keyId: 'login_code_key_id', isUsed: () => true },
    {
      kind: 'share_code',
      keyId: 'share_code_key_id',
      isUsed: (cell) => cell('share_code_hash') !== null,
    },
    {
      kind: 'address',
      keyId: 'email_key_id',
      isUsed: (cell) => cell('email_index') !== null,
    },
  ],
  key_wraps: [
    {
      kind: 'address_wrap',
      keyId: 'key_id',
      isUsed: (cell) => cell('kind') === 'address',
    },
  ],
};

export interface MissingKeyCounter {
  /** `line` is a line of the backup, parsed. */
  add(line: unknown): void;
  readonly counts: KeyCounts;
}

/**
 * Counts what needs the key that the header names beside the one of the signature. Returns null if
 * it names none, or if that key is among the settings.
 */
export function createMissingKeyCounter(
  { previousKeyCheck }: Header,
  keyring: Keyring<'check'>,
): MissingKeyCounter | null {
  if (previousKeyCheck === undefined) return null;
  const missing = Buffer.from(previousKeyCheck, 'base64');
  if (listKeys(keyring).some(({ check }) => Buffer.compare(check, missing) === 0)) return null;
  const missingId = deriveKeyId(missing);
  const counts: Record<keyof KeyCounts, number> = { ...noRows };
  let table: { readonly table: string; readonly columns: readonly string[] } | null = null;
  return {
    counts,
    add(line) {
      if (!Array.isArray(line)) {
        table = tableLine.safeParse(line).data ?? null;
        return;
      }
      const columns = table?.columns ?? [];
      const values = rowLine.safeParse(line).data ?? [];
      const cell = (column: string): unknown => values[columns.indexOf(column)];
      for (const { kind, keyId, isUsed } of keyedColumns[table?.table ?? ''] ?? [])
        if (cell(keyId) === missingId && isUsed(cell)) counts[kind] += 1;
    },
  };
}
