/**
 * THIRD-PARTY-NOTICES.md, from the lock file and the licence files of the installed packages: `npm run notices` writes
 * it. A licence asks for its copyright line and its text; texts that differ in nothing else stand there once.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Its folder, from the root of the repository. */
  readonly place: string;
}

interface Locked {
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const { packages: locked } = JSON.parse(
  readFileSync(new URL('package-lock.json', root), 'utf8'),
) as { readonly packages: Readonly<Record<string, Locked>> }; // as: what npm writes

/** Development dependencies of which a part is in every built app: the style sheet's base, the loading of chunks. */
const insideTheBuild = ['tailwindcss', 'vite', 'rolldown'];
/** Packages that posthog-js brings inside its own bundle, where Vite cannot see them. */
const insidePosthog = ['@posthog/browser-common', '@posthog/core'];

function packageAt(place: string): Package {
  const { name, version, license } = locked[place] ?? { version: '' };
  return {
    name: name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    licence: license ?? 'not said',
    place,
  };
}

const places = Object.entries(locked).flatMap(([place, { dev, devOptional }]) =>
  place === '' || dev || devOptional ? [] : [place],
);

export const shippedPackages: readonly Package[] = [
  ...places,
  ...insideTheBuild.map((name) => `node_modules/${name}`),
]
  .toSorted()
  .map(packageAt);

const isCopyright = (line: string): boolean =>
  /^\W*(Copyright|COPYRIGHT|\(c\)|©)/.test(line) && /\d{4}|Copyright (\(c\)|©)/i.test(line);

/** The texts in a package's folder; of Vite's, which goes on with what its own package brings, the part on itself. */
function textsOf(place: string): string[] {
  const folder = new URL(`${place}/`, root);
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

/** Where there is no file: the line in the package's own description, else whoever it names as its author. */
function describedCopyright(place: string): string[] {
  const folder = new URL(`${place}/`, root);
  const lines = readdirSync(folder)
    .filter((name) => /^readme/i.test(name))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'));
  const { author } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
    readonly author?: string | { readonly name?: string };
  }; // as: npm's form
  const by = typeof author === 'string' ? author : author?.name;
  const said = lines.map((line) => line.trim()).filter(isCopyright);
  return said.length > 0 ? said : by ? [`by ${by}`] : [];
}

const withoutCopyright = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isCopyright(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The licence of one author; a longer text may hold several, each below its own copyright line. */
const isShort = (text: string): boolean => text.length < 5000;

/** What is the same in texts that say the same: neither title nor line breaks count, nor in a short one whose it is. */
const sameness = (text: string): string =>
  (isShort(text) ? withoutCopyright(text) : text)
    .replace(/^\W*(The )?(MIT|ISC) License\W*(\((MIT|ISC)\)\W*)?/i, '')
    .replaceAll(/[^a-z0-9]+/gi, ' ')
    .trim()
    .toLowerCase();

export function noticesPage(): string {
  const shipped = shippedPackages.map((one) => ({ ...one, texts: textsOf(one.place) }));
  const groups = Map.groupBy(
    shipped.flatMap(({ texts }) => texts),
    sameness,
  );
  const numbers = new Map([...groups.keys()].map((key, index) => [key, index + 1]));
  const rows = shipped.map(({ name, version, licence, place, texts }) => {
    const copyright =
      texts.length > 0
        ? texts.flatMap((text) =>
            text
              .split('\n')
              .filter(isCopyright)
              .map((line) => line.replace(/^[\s*#>]+/, '').trim()),
          )
        : describedCopyright(place);
    const cells = [
      name,
      version,
      licence,
      [...new Set(copyright)].join('<br>').replaceAll('|', '\\|'),
      texts.map((text) => numbers.get(sameness(text))).join(', '),
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
    '| Package | Version | Licence | Copyright | Text |',
    '|---|---|---|---|---|',
  ];
  const sections = [...groups].map(
    ([key, [first = '', ...others]]) =>
      `## Text ${numbers.get(key)}\n\n\`\`\`text\n${others.length > 0 && isShort(first) ? withoutCopyright(first) : first}\n\`\`\``,
  );
  return `${[...intro, ...rows, '', sections.join('\n\n')].join('\n')}\n`;
}

/** What comes into the browser without being a module that Vite bundles, as Vite writes its own list. */
export function furtherNotices(): string {
  const heading = (name: string): string => {
    const { version, licence } = packageAt(`node_modules/${name}`);
    return `\n## ${name} - ${version} (${licence})\n`;
  };
  const posthog = insidePosthog.map(
    (name) => `${heading(name)}\nInside posthog-js, whose text above holds for it.\n`,
  );
  const build = insideTheBuild.map(
    (name) => `${heading(name)}\n${textsOf(`node_modules/${name}`).join('\n\n')}\n`,
  );
  return [...posthog, ...build].join('');
}

if (import.meta.main) writeFileSync(new URL('THIRD-PARTY-NOTICES.md', root), noticesPage());
