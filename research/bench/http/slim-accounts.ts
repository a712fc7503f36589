/** Accounts as they are before a survey, inserted by SQL into PostgreSQL. */

import { runSql } from '../places.ts';

export const slimMasterKey = Buffer.alloc(32, 5).toString('base64');

export const range = (from: number, to: number): string => `generate_series(${from}, ${to}) as n`;

/** An SQL expression of so many bytes. */
export const bytes = (size: number): string => `decode(repeat('ab', ${size}), 'hex')`;

/**
 * Inserts accounts `seeded-1` and so on, with as many bytes as the program seals. The first `idle`
 * of them were last used in January 2024.
 */
export async function insertSlimAccounts(url: string, count: number, idle = 0): Promise<void> {
  await runSql(
    url,
    `insert into users (id, login_code_hash, login_code_key_id, share_code_hash, share_code_key_id,
       sealed, created_day, email_key_id, last_seen_month)
     select 'seeded-' || n, sha256(('l' || n)::bytea), 1, sha256(('s' || n)::bytea), 1, ${bytes(200)},
       '2024-01-01', 1, case when n <= ${idle} then '2024-01' else to_char(now(), 'YYYY-MM') end
     from ${range(1, count)}`,
  );
  await runSql(
    url,
    `insert into lookups (hash, id) select sha256((kind || n)::bytea), 'seeded-' || n
     from ${range(1, count)}, (values ('l'), ('s')) as codes (kind)`,
  );
  await runSql(
    url,
    `insert into key_wraps (user_id, kind, salt, wrapped, key_id)
     select 'seeded-' || n, 'code', null, ${bytes(60)}, 1 from ${range(1, count)}`,
  );
}

export async function countRows(url: string, where: string): Promise<number> {
  const [row] = await runSql(url, `select count(*)::int as n from ${where}`);
  return Number(row?.['n']);
}
