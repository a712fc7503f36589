/**
 * `npm run words`, for translators (CONTRIBUTING.md):
 *
 *     check              names the texts whose English has changed since they were translated
 *     accept [LOCALE]    says that the translations fit the present English
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type TranslatedLocale } from '../../src/domain/locales.ts';
import { repository } from './messages.ts';
import {
  acceptEnglish,
  findStale,
  listEnglish,
  printStates,
  readStates,
  statesFile,
  summarizeStates,
} from './states.ts';

const translated = locales.filter((locale): locale is TranslatedLocale => locale !== 'en');
const english = listEnglish();
const reviewFile = 'src/web/features/language/review.json';

const printReview = (): string =>
  `${JSON.stringify(
    Object.fromEntries(translated.map((locale) => [locale, summarizeStates(readStates(locale))])),
    null,
    2,
  )}\n`;

const isStored = (path: string, content: string): boolean =>
  readFileSync(join(repository, path), 'utf8') === content;
const store = (path: string, content: string) => writeFileSync(join(repository, path), content);

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function check(): void {
  for (const locale of translated) {
    const rows = readStates(locale);
    const stale = findStale(rows, english);
    for (const name of stale) fail(`${locale}: the English has changed: ${name}`);
    if (stale.length === 0 && !isStored(statesFile(locale), printStates(rows)))
      fail(`${statesFile(locale)} is not sorted, or says something twice`);
  }
  if (!isStored(reviewFile, printReview())) fail(`${reviewFile} has other figures`);
  if (process.exitCode) console.error('Mend the translations, then `npm run words accept`.');
}

function accept(accepted: readonly TranslatedLocale[]): void {
  for (const locale of accepted) {
    const rows = readStates(locale);
    for (const name of findStale(rows, english)) console.log(`${locale}: accepted ${name}`);
    store(statesFile(locale), printStates(acceptEnglish(rows, english)));
  }
  store(reviewFile, printReview());
}

const [command, name] = process.argv.slice(2);
const named = translated.filter((locale) => name === undefined || locale === name);

if (command === 'check') check();
else if (command === 'accept' && named.length > 0) accept(named);
else fail(`use check, or accept, alone or with one of ${translated.join(', ')}`);
