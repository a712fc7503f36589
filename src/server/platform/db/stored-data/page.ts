/** Writes out src/contract/stored-data/stored-data.ts, as docs/security/stored-data.md holds it. */

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
