/** The sums of the pages for one device, which `sha256sum --check` reads. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the languages that are there. */
export function writeSums(folder: string): void {
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .map((name) => {
      const digest = createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex');
      return `${digest}  ${name}\n`;
    });
  writeFileSync(join(folder, 'sha256.txt'), lines.join(''));
}
