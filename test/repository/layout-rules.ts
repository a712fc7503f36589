/** Rules about the names, sizes and lines of files, as functions of their paths and texts. */

import ts from 'typescript';

export const maxEntries = 12;
export const maxColumns = 100;

/** The parents of a path, from the outermost: 'a/b/c.ts' has 'a' and 'a/b'. */
function parentFolders(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

const crowdedByPurpose = /^src\/\w+\/features$|\/migrations$/;

/** Folders with more than twelve direct files and folders, not counting their screens' texts. */
export function findCrowdedFolders(paths: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const path of paths) {
    if (path.endsWith('/words.ts')) continue;
    for (const folder of parentFolders(path)) {
      const entry = path.slice(folder.length + 1).split('/', 1)[0] ?? '';
      const known = entries.get(folder);
      if (known) known.add(entry);
      else entries.set(folder, new Set([entry]));
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > maxEntries && !crowdedByPurpose.test(folder))
    .map(([folder, { size }]) => `${folder}: ${size}`);
}

const vagueNames = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'lib',
  'common',
  'shared',
  'types',
  'services',
  'controllers',
  'hooks',
  'models',
  'misc',
]);

/** Files and folders with a name that says nothing about their content. */
export const findVagueNames = (paths: readonly string[]): string[] =>
  paths.filter((path) =>
    path.split('/').some((part) => vagueNames.has(part.split('.', 1)[0] ?? '')),
  );

/**
 * Returns where strings, templates and regular expressions start and end. They cannot be wrapped.
 */
function findLiterals(path: string, text: string): { start: number; end: number }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const spans: { start: number; end: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateExpression(node) ||
      ts.isRegularExpressionLiteral(node)
    )
      spans.push({ start: node.getStart(source), end: node.end });
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return spans;
}

/**
 * Returns the numbers of the lines that are too long even if their longest literal is not counted.
 * Lines with a URL are never reported.
 */
export function findLongLines(path: string, text: string): number[] {
  const spans = /\.(?:[jt]sx?|mjs)$/.test(path) ? findLiterals(path, text) : [];
  let start = 0;
  return text.split('\n').flatMap((line, index) => {
    const [from, to] = [start, start + line.length];
    start = to + 1;
    if (line.length <= maxColumns || /https?:\/\//.test(line)) return [];
    const inLiterals = spans.map((span) => Math.min(span.end, to) - Math.max(span.start, from));
    return line.length - Math.max(0, ...inLiterals) > maxColumns ? [index + 1] : [];
  });
}

/** Words that may stand before '§': names of cited documents, and ordinary words. */
const citedWithSection =
  /^(?:spec|specification|measurement|semver|of|as|where|to|in|and|see|by)$/i;

/** Returns the citations of documents that are not in the repository. */
export function findOutsideCitations(text: string, documents: readonly string[]): string[] {
  const sections = [...text.matchAll(/\b([A-Za-z-]+) §/g)]
    .filter(([, name = '']) => !citedWithSection.test(name))
    .map(([citation]) => citation);
  const folders = text.match(/\.\.\/shared(?![\w-])/g) ?? [];
  const pages = (text.match(/[\w./-]*[\w-]\.md\b/g) ?? []).filter((mention) => {
    const path = mention.replace(/^(?:\.{1,2}\/)+/, '');
    return !documents.some((document) => `/${document}`.endsWith(`/${path}`));
  });
  const records = [...text.matchAll(/\bADR (\d+)/g)]
    .filter(([, number = '']) => {
      const prefix = `docs/adr/${number.padStart(3, '0')}-`;
      return !documents.some((document) => document.startsWith(prefix));
    })
    .map(([citation]) => citation);
  return [...sections, ...folders, ...pages, ...records];
}

/**
 * Paths taken from file URLs by `pathname`, which keeps `%20` for a space and, on Windows, a slash
 * before the drive. `fileURLToPath` does neither.
 */
export const findPathnames = (text: string): string[] =>
  text.match(/new URL\([^()]*import\.meta\.(?:url|dirname)\s*,?\s*\)\s*\.pathname/g) ?? [];

/** Names of programs that Windows starts through a shell only: `npm.cmd`, and what npm links. */
export const findShellOnlyPrograms = (text: string): string[] =>
  text.match(/\.cmd\b|'node_modules', '\.bin', '(?!node')[\w-]+'/g) ?? [];
