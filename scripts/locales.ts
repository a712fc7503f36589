/**
 * Vite plugins for the translations: a build for each offered language, in which every `words.ts`
 * has the texts of the file at the same path below `locales/<locale>/`. The English build reads
 * nothing from there.
 */

import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { parseSync, type Plugin, type ResolvedConfig } from 'vite';
import {
  type Locale,
  localeFacts,
  locales,
  offeredLocales,
  type TranslatedLocale,
  type Translation,
} from '../src/domain/locales.ts';
import * as english from '../src/web/app/words.ts';
import * as device from '../src/web/device/words.ts';
import * as platform from '../src/web/platform/words.ts';
import { writeSums } from './device/sums.ts';

/** The environment variable that names the language of a translation's build. */
const variable = 'BUILT_LOCALE';
const wanted = process.env[variable];
export const builtLocale: Locale = locales.find((locale) => locale === wanted) ?? 'en';

const words = /\/src\/(?:web|core|domain)\/.*\bwords\.ts$/;

/** Returns the translation's file that replaces one of `src/`. */
export const translationOf = (path: string, locale: TranslatedLocale): string =>
  path.replace(/(?<=^|\/)src\/(?=(?:core|domain|server|web)\/)/, `locales/${locale}/`);

/** Reads a translation for the bundler under the path of the English file. */
function readTranslation(path: string, locale: TranslatedLocale): string {
  const file = translationOf(path, locale);
  return readFileSync(file, 'utf8').replaceAll(/(?<= from ')\.[^']+/g, (target) =>
    posix.join(posix.dirname(file), target),
  );
}

/** Turns the object that a translation exports by default into one export for each of its texts. */
export function exportEachText(fileName: string, code: string): string {
  const { program } = parseSync(fileName, code);
  const last = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  const value =
    last?.declaration.type === 'TSSatisfiesExpression'
      ? last.declaration.expression
      : last?.declaration;
  if (last === undefined || value?.type !== 'ObjectExpression')
    throw new Error(`${fileName} does not export an object of texts`);
  const texts = value.properties.map((property) => {
    if (property.type !== 'Property' || property.method || property.key.type !== 'Identifier')
      throw new Error(`${fileName} has a text without a plain name`);
    const { name } = property.key;
    return property.shorthand
      ? `export { ${name} };`
      : `export const ${name} = ${code.slice(property.value.start, property.value.end)};`;
  });
  return [code.slice(0, last.start), ...texts].join('\n');
}

/** The style sheet with the language's own fonts, if it has any. */
const facesStyle = fileURLToPath(
  new URL(`../locales/${builtLocale}/web/ui/theme/faces.css`, import.meta.url),
);
const hasFaces = existsSync(facesStyle);

/** Imports that style sheet after the tokens that it overrides. */
const importFaces = (styles: string): string =>
  styles.replace("@import './tokens.css';", `$&\n@import '${facesStyle}';`);

const preloadFaces = (): string =>
  [...readFileSync(facesStyle, 'utf8').matchAll(/url\('(.+?)'\)/g)]
    .map(
      ([, file]) =>
        `<link rel="preload" href="/node_modules/${file}" as="font" type="font/woff2" crossorigin />\n`,
    )
    .join('');

/** Replaces the texts with those of the language being built. */
export const translateWords = (): Plugin => ({
  name: 'translate-words',
  enforce: 'pre',
  apply: () => builtLocale !== 'en',
  load(id) {
    if (builtLocale === 'en') return null;
    if (id.endsWith('/src/web/ui/language/locale.ts'))
      return readFileSync(id, 'utf8')
        .replace("= 'en'", `= '${builtLocale}'`)
        .replace("= ''", `= '${localeFacts[builtLocale].basePath}'`)
        .replace("= 'ltr'", `= '${localeFacts[builtLocale].direction}'`);
    if (hasFaces && id.endsWith('/src/web/ui/theme/faces.ts'))
      return readTranslation(id, builtLocale);
    if (hasFaces && id.endsWith('/src/web/ui/theme/base.css'))
      return importFaces(readFileSync(id, 'utf8'));
    if (!words.test(id) || id.includes('/features/admin/')) return null;
    return exportEachText(translationOf(id, builtLocale), readTranslation(id, builtLocale));
  },
  // Runs before Vite looks for the files that the page names.
  transformIndexHtml: { order: 'pre', handler: translatePage },
});

async function importWords<English>(path: string, locale: TranslatedLocale) {
  const file = translationOf(path, locale);
  return ((await import(pathToFileURL(file).href)) as { default: Translation<English> }).default;
}

/** The title and the note of the page for one device, in the language being built. */
export async function readPageText() {
  if (builtLocale === 'en')
    return { title: platform.myProfile, needsJavaScript: device.needsJavaScript };
  const page = await importWords<typeof device>('src/web/device/words.ts', builtLocale);
  const titles = await importWords<typeof platform>('src/web/platform/words.ts', builtLocale);
  return { title: titles.myProfile, needsJavaScript: page.needsJavaScript };
}

async function translatePage(html: string): Promise<string> {
  if (builtLocale === 'en') return html;
  const page = await importWords<typeof english>('src/web/app/words.ts', builtLocale);
  const titles = await importWords<typeof platform>('src/web/platform/words.ts', builtLocale);
  if (!html.replaceAll(/\s+/g, ' ').includes(english.needsJavaScript))
    throw new Error('index.html says something else than words.ts about JavaScript');
  const { direction } = localeFacts[builtLocale];
  return html
    .replace('<html lang="en">', `<html lang="${builtLocale}" dir="${direction}">`)
    .replaceAll(platform.myProfile, titles.myProfile)
    .replace(english.privatePage, page.privatePage)
    .replace(english.cardAlt, page.cardAlt)
    .replace(/(<noscript\s*><p[^>]*>)[^<]*/, `$1${page.needsJavaScript}`)
    .replace('</head>', `${hasFaces ? preloadFaces() : ''}</head>`);
}

const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

/** Builds in another process, because Vite reads the configuration once per process. */
async function buildLocale(locale: TranslatedLocale, outDir: string): Promise<void> {
  const { basePath } = localeFacts[locale];
  const folder = `${outDir}${basePath.replace('/', '-')}`;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { env: { ...process.env, NODE_ENV: 'production', [variable]: locale } },
  );
  process.stderr.write(stdout + stderr);
  const target = join(outDir, basePath);
  mkdirSync(target, { recursive: true });
  for (const page of ['index', 'landing', 'survey'])
    cpSync(join(folder, `${page}.html`), join(target, `${page}.html`));
  for (const part of ['assets', 'device'])
    cpSync(join(folder, part), join(outDir, part), { recursive: true });
  rmSync(folder, { recursive: true });
}

const atOnce = 2;

/** Builds each translation after the English build, and puts it beside that one. */
export function buildTranslations(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'build-translations',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle(failure) {
      if (failure || config.mode !== 'production' || builtLocale !== 'en') return;
      const { outDir } = config.build;
      const translated = offeredLocales.filter((locale) => locale !== 'en');
      for (let i = 0; i < translated.length; i += atOnce)
        await Promise.all(
          translated.slice(i, i + atOnce).map((locale) => buildLocale(locale, outDir)),
        );
      writeSums(join(outDir, 'device')); // each language has brought a list of its own
    },
  };
}
