/** Lets the steps of a test find by English texts what a page shows in another language. */

import type { Locator, Page } from '@playwright/test';
import { localeFacts, type TranslatedLocale } from '../../../../src/domain/locales.ts';
import { loadTranslations, translatePattern, type Translations } from './translations.ts';

/** Turns the English text of a finder into a pattern of what the page shows. */
type ToPattern = (text: string | RegExp, exact?: boolean) => string | RegExp;

/** The methods of a page and of its elements that look for a text. */
interface Finders {
  getByText: Page['getByText'];
  getByLabel: Page['getByLabel'];
  getByRole: Page['getByRole'];
}

const patterns = new WeakMap<Page, ToPattern>();
const patched = new WeakSet<Finders>();

function readPattern(found: Page | Locator): ToPattern | undefined {
  return patterns.get('goto' in found ? found : found.page());
}

/** Pages and their elements inherit the finders from their prototypes, which all pages share. */
function patch(finders: Finders): void {
  if (patched.has(finders)) return;
  patched.add(finders);
  const { getByText, getByLabel, getByRole } = finders;
  finders.getByText = function (this: Page | Locator, text, options) {
    const toPattern = readPattern(this);
    return toPattern
      ? getByText.call(this, toPattern(text, options?.exact))
      : getByText.call(this, text, options);
  };
  finders.getByLabel = function (this: Page | Locator, text, options) {
    const toPattern = readPattern(this);
    return toPattern
      ? getByLabel.call(this, toPattern(text, options?.exact))
      : getByLabel.call(this, text, options);
  };
  finders.getByRole = function (this: Page | Locator, role, options = {}) {
    const { name, exact, ...others } = options;
    const toPattern = readPattern(this);
    return toPattern && name !== undefined
      ? getByRole.call(this, role, { ...others, name: toPattern(name, exact) })
      : getByRole.call(this, role, options);
  };
}

/** From now on the page and its elements are found by these patterns. */
function findBy(page: Page, toPattern: ToPattern): void {
  patterns.set(page, toPattern);
  for (const one of [page, page.locator('html')])
    // as: pages and locators inherit these methods from their prototypes
    patch(Object.getPrototypeOf(one) as Finders);
}

const loaded: Partial<Record<TranslatedLocale, Promise<Translations>>> = {};

/** From now on the page opens paths in this language, and finds elements by the English text. */
export async function speak(page: Page, locale: TranslatedLocale): Promise<void> {
  const translations = await (loaded[locale] ??= loadTranslations(locale));
  findBy(page, (text, exact) => translatePattern(translations, text, exact));
  const goto = page.goto.bind(page);
  page.goto = (path, options) =>
    goto(path.startsWith('/') ? localeFacts[locale].basePath + path : path, options);
}
