/**
 * `npm run words`, for translators (CONTRIBUTING.md):
 *
 *     check             names the questions whose translation is stale or missing
 *     accept LOCALE     counts the questions as translated from the present English
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type TranslatedLocale } from '../../src/domain/locales.ts';
import { questionsFile, repository } from './messages.ts';
import {
  englishQuestions,
  findStale,
  hashSource,
  printTranslations,
  readTranslations,
} from './questions.ts';

const translated = locales.filter((locale): locale is TranslatedLocale => locale !== 'en');

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
  writeFileSync(join(repository, questionsFile(locale)), printTranslations(rows));
}

const [command, name] = process.argv.slice(2);
const locale = translated.find((locale) => locale === name);

if (command === 'check') check();
else if (command === 'accept' && locale) accept(locale);
else {
  console.error(`use check, or accept with one of ${translated.join(', ')}`);
  process.exitCode = 1;
}
