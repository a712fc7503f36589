/**
 * `npm run notices` writes THIRD-PARTY-NOTICES.md from the lock file and the licence files of the
 * installed packages. The licences require that copies of a package include the copyright line and
 * the licence text. Licence texts that differ only in the copyright line are printed once.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The package's folder, relative to the root of the repository. */
  readonly folder: string;
}

interface LockedPackage {
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const { packages: locked } = JSON.parse(
  readFileSync(new URL('package-lock.json', root), 'utf8'),
) as { readonly packages: Readonly<Record<string, LockedPackage>> }; // as: what npm writes

/**
 * Development dependencies whose code is part of every build, such as the base of the style sheet
 * and the code that loads chunks.
 */
const inEveryBuild = ['tailwindcss', 'vite', 'rolldown'];
/** Packages inside the published bundle of posthog-js, where Vite cannot detect them. */
const inPosthogBundle = ['@posthog/browser-common', '@posthog/core'];

/**
 * The package from which the font file signs.woff2 was made. It is listed by hand because it is not
 * installed, so the lock file does not contain it.
 */
const signs: Package = {
  name: 'inter-ui',
  version: '4.1.1',
  licence: 'OFL-1.1',
  folder: 'src/web/ui/theme/signs',
};

function packageIn(folder: string): Package {
  const { name, version, license } = locked[folder] ?? { version: '' };
  return {
    name: name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    licence: license ?? 'not said',
    folder,
  };
}

const productionFolders = Object.entries(locked).flatMap(([folder, { dev, devOptional }]) =>
  folder === '' || dev || devOptional ? [] : [folder],
);

export const shippedPackages: readonly Package[] = [
  ...[...productionFolders, ...inEveryBuild.map((name) => `node_modules/${name}`)]
    .toSorted()
    .map(packageIn),
  signs,
];

const isCopyright = (line: string): boolean =>
  /^\W*(Copyright|COPYRIGHT|\(c\)|©)/.test(line) && /\d{4}|Copyright (\(c\)|©)/i.test(line);

/**
 * Returns the licence texts in a package's folder. The licences of bundled dependencies, which
 * follow Vite's own licence in the same file, are left out.
 */
function readLicenceTexts(packageFolder: string): string[] {
  const folder = new URL(`${packageFolder}/`, root);
  const names = readdirSync(folder).filter((name) => /^(licen[sc]e|copying|notice)/i.test(name));
  return names
    .toSorted()
    .map((name) =>
      (
        readFileSync(new URL(name, folder), 'utf8')
          .replaceAll('\r', '')
          .split('\n# Licenses of bundled')[0] ?? ''
      ).trim(),
    );
}

/**
 * Returns the copyright lines of a package's readme or, if there are none, its author. This is for
 * packages without a licence file.
 */
function findCopyright(packageFolder: string): string[] {
  const folder = new URL(`${packageFolder}/`, root);
  const lines = readdirSync(folder)
    .filter((name) => /^readme/i.test(name))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'));
  const { author } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
    readonly author?: string | { readonly name?: string };
  }; // as: npm's format
  const name = typeof author === 'string' ? author : author?.name;
  const copyright = lines.map((line) => line.trim()).filter(isCopyright);
  if (copyright.length > 0) return copyright;
  return name ? [`by ${name}`] : [];
}

const withoutCopyright = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isCopyright(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Whether a text is short enough to be a single licence. A longer text may contain several
 * licences, each with its copyright lines.
 */
const isSingleLicence = (text: string): boolean => text.length < 5000;

/**
 * Returns a key for finding equal licence texts. The key ignores the title, line breaks and
 * punctuation and, in a single licence, the copyright lines.
 */
const comparisonKey = (text: string): string =>
  (isSingleLicence(text) ? withoutCopyright(text) : text)
    .replace(/^\W*(The )?(MIT|ISC) License\W*(\((MIT|ISC)\)\W*)?/i, '')
    .replaceAll(/[^a-z0-9]+/gi, ' ')
    .trim()
    .toLowerCase();

/** Returns the copyright lines of a licence text, without comment marks. */
const copyrightLines = (text: string): string[] =>
  text
    .split('\n')
    .filter(isCopyright)
    .map((line) => line.replace(/^[\s*#>]+/, '').trim());

export function noticesPage(): string {
  const shipped = shippedPackages.map((one) => ({ ...one, texts: readLicenceTexts(one.folder) }));
  const groups = Map.groupBy(
    shipped.flatMap(({ texts }) => texts),
    comparisonKey,
  );
  const numbers = new Map([...groups.keys()].map((key, index) => [key, index + 1]));
  const rows = shipped.map(({ name, version, licence, folder, texts }) => {
    const copyright = texts.length > 0 ? texts.flatMap(copyrightLines) : findCopyright(folder);
    const cells = [
      name,
      version,
      licence,
      [...new Set(copyright)].join('<br>').replaceAll('|', '\\|'),
      texts.map((text) => numbers.get(comparisonKey(text))).join(', '),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const intro = [
    '# Third-party notices',
    '',
    'The packages of others that the server runs with or the browser gets, made from `package-lock.json` and the licence files of the packages by `npm run notices`. What reaches the browser, with its texts, is also served by every site at `/licenses.txt`.',
    '',
    'The last column is the number of the text below; where it is empty, the package brings no licence file, and the text of the licence named holds. A text that several packages share stands there once, without their copyright lines. The package `node` fetches Node.js, which has [notices of its own](https://github.com/nodejs/node/blob/main/LICENSE).',
    '',
    '**Data.** Correlations and shares behind the starting values of the measurement (`items/evidence.csv`, `src/psychometrics/bank/prior-evidence.ts`) are computed from: Aella, Big Kink Survey (2026), doi 10.5281/zenodo.18625249, adults only; changed: aggregated. `items/sources.csv` lists all sources.',
    '',
    '| Package | Version | Licence | Copyright | Text |',
    '|---|---|---|---|---|',
  ];
  const sections = [...groups].map(
    ([key, [first = '', ...others]]) =>
      `## Text ${numbers.get(key)}\n\n\`\`\`text\n${others.length > 0 && isSingleLicence(first) ? withoutCopyright(first) : first}\n\`\`\``,
  );
  return `${[...intro, ...rows, '', sections.join('\n\n')].join('\n')}\n`;
}

/**
 * Returns the licences of bundled packages that Vite does not list, in the format of Vite's list.
 */
export function bundledNotices(): string {
  const heading = ({ name, version, licence }: Package): string =>
    `\n## ${name} - ${version} (${licence})\n`;
  const posthog = inPosthogBundle
    .map((name) => packageIn(`node_modules/${name}`))
    .map((one) => `${heading(one)}\nInside posthog-js, whose text above holds for it.\n`);
  const build = [...inEveryBuild.map((name) => packageIn(`node_modules/${name}`)), signs].map(
    (one) => `${heading(one)}\n${readLicenceTexts(one.folder).join('\n\n')}\n`,
  );
  return [...posthog, ...build].join('');
}

if (import.meta.main) writeFileSync(new URL('THIRD-PARTY-NOTICES.md', root), noticesPage());
