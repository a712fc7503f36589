/** Adds licences to `/licenses.txt`, in which Vite lists only those of bundled packages. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const root = new URL('../', import.meta.url);

/** Packages that put code into every build: the base style sheet, and the loader of chunks. */
const inEveryBuild = ['tailwindcss', 'vite', 'rolldown'];
/** The fonts of translations, which the English build does not contain. */
const inTranslations = ['@fontsource-variable/heebo', '@fontsource/frank-ruhl-libre'];
const inPosthogBundle = ['@posthog/browser-common', '@posthog/core'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
}

const heading = ({ name, version, license = 'not said' }: Manifest): string =>
  `## ${name} - ${version} (${license})`;

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(new URL(`${folder}/package.json`, root), 'utf8')) as Manifest; // as: npm's format

/** Leaves out the licences of bundled dependencies that follow Vite's own in the same file. */
function readTexts(folder: string): string[] {
  const place = new URL(`${folder}/`, root);
  return readdirSync(place)
    .filter((name) => /^(licen[sc]e|copying|notice)/i.test(name))
    .toSorted()
    .map((name) => {
      const [text = ''] = readFileSync(new URL(name, place), 'utf8')
        .replaceAll('\r', '')
        .split('\n# Licenses of bundled');
      return text.trim();
    });
}

/** If a package has no licence file, its author replaces the copyright line. */
function describePackage(folder: string): string {
  const manifest = readManifest(folder);
  const { author = 'its authors' } = manifest;
  const name = typeof author === 'string' ? author : author.name;
  const texts = readTexts(folder);
  const body = texts.length > 0 ? texts : [`Copyright ${name}. The text of the licence holds.`];
  return [heading(manifest), ...body].join('\n\n');
}

/** The font file signs.woff2 is made from this package, which is not installed. */
const signs = (): string => {
  const manifest = { name: 'inter-ui', version: '4.1.1', license: 'OFL-1.1' };
  return [heading(manifest), ...readTexts('src/web/ui/theme/signs')].join('\n\n');
};

function bundledNotices(): string {
  const posthog = inPosthogBundle.map(
    (name) =>
      `${heading(readManifest(`node_modules/${name}`))}\n\nInside posthog-js, whose text above holds for it.`,
  );
  const build = [...inEveryBuild, ...inTranslations].map((name) =>
    describePackage(`node_modules/${name}`),
  );
  return [...posthog, ...build, signs()].map((text) => `\n${text}\n`).join('');
}

export const licences = 'licenses.txt';

export const allLicences = (): Plugin => ({
  name: 'all-licences',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const list = bundle[licences];
      if (list?.type !== 'asset') throw new Error(`the build has no ${licences}`);
      list.source = `${String(list.source)}${bundledNotices()}`;
    },
  },
});

const introduction = `# Third-party notices

The packages of others that Spark is made with: first those that the server runs with, then those
that reach the browser, as every site serves them at /licenses.txt.

Data. Correlations and shares behind the starting values of the measurement (items/evidence.csv and
the prior of the item bank) are computed from: Aella, Big Kink Survey (2026), doi
10.5281/zenodo.18625249, adults only; changed: aggregated. items/sources.csv lists all sources.
`;

export const noticesPage = (folders: readonly string[], browser: string): string =>
  [introduction, ...folders.map(describePackage), '# In the browser', browser.trim(), ''].join(
    '\n\n',
  );
