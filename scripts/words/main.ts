/**
 * `npm run words`, for translators (docs/translating.md):
 *
 *     check             names the questions whose translation is stale or missing
 *     accept LOCALE     counts the questions as translated from the present English
 *     export LOCALE     writes LOCALE.po, for a second reader with --state approved
 *     import LOCALE FILE
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { locales, type TranslatedLocale } from '../../src/domain/locales.ts';
import { questionsFile, repository } from './messages.ts';
import { exportMessages, importMessages } from './po.ts';
import {
  englishQuestions,
  findStale,
  hashSource,
  printTranslations,
  readTranslations,
} from './questions.ts';

const translated = locales.filter((locale): locale is TranslatedLocale => locale !== 'en');
const write = (path: string, content: string): void =>
  writeFileSync(join(repository, path), content);

function check(): void {
  for (const locale of translated) {
    const stale = findStale(locale);
    if (stale.length === 0) continue;
    console.error(`${questionsFile(locale)} is stale or incomplete: ${stale.join(', ')}`);
    process.exitCode = 1;
  }
}

function accept(locale: TranslatedLocale): void {
  const rows = [...readTranslations(locale).values()].map((row) => {
    const source = englishQuestions.get(row.id);
    return { ...row, state: row.state ?? 'drafted', sourceHash: source ? hashSource(source) : '' };
  });
  write(questionsFile(locale), printTranslations(rows));
}

async function importFile(locale: TranslatedLocale, path: string): Promise<void> {
  const changed = await importMessages(locale, readFileSync(path, 'utf8'));
  for (const [file, content] of changed) write(file, content);
  console.log(changed.size === 0 ? 'Nothing has changed.' : [...changed.keys()].join('\n'));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { state: { type: 'string', default: 'read' } },
});
const [command = '', name, file = `${name}.po`] = positionals;
const locale = translated.find((locale) => locale === name);

try {
  if (command === 'check') check();
  else if (!locale) throw new Error(`name one of ${translated.join(', ')}`);
  else if (command === 'accept') accept(locale);
  else if (command === 'import') await importFile(locale, file);
  else if (command === 'export')
    writeFileSync(file, exportMessages(locale, values.state === 'approved' ? 'approved' : 'read'));
  else throw new Error('the commands are check, accept, export and import');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
