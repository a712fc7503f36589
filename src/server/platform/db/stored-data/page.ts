/**
 * `npm run stored-data` writes docs/security/stored-data.md from
 * src/contract/stored-data/stored-data.ts. The page /privacy shows the same data.
 */

import { writeFileSync } from 'node:fs';
import { storedParts, storedTables } from '../../../../contract/stored-data/stored-data.ts';

export function storedDataPage(): string {
  const tables = storedTables.map(({ table, part, purpose, until, columns }) =>
    [
      `## \`${table}\`: ${storedParts[part]}`,
      '',
      `${purpose} ${until}`,
      '',
      '| Column | What it holds |',
      '|---|---|',
      ...columns.map(({ column, holds }) => `| \`${column}\` | ${holds} |`),
    ].join('\n'),
  );
  const head = [
    '# What is stored',
    '',
    'Made from `src/contract/stored-data/stored-data.ts`, which a test holds against the real schema of both engines. The page `/privacy` shows the same.',
  ];
  return `${[...head, '', tables.join('\n\n')].join('\n')}\n`;
}

if (import.meta.main)
  writeFileSync(
    new URL('../../../../../docs/security/stored-data.md', import.meta.url),
    storedDataPage(),
  );
