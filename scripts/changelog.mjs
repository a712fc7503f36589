/**
 * Runs in the middle of `npm run release STEP`, where npm checks that the working tree is clean,
 * sets the version, commits and tags. Before the commit, this puts a heading with the version and
 * the date above the unreleased entries of CHANGELOG.md, and the version behind the image's name in
 * deploy/compose.yaml and into CITATION.cff. It refuses a release from another branch, one without
 * entries, and one whose entries need a greater step of the version (SemVer).
 */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const branch = 'main';
const file = 'CHANGELOG.md';
/** Files that name the version, and the words before it. */
const named = [
  ['deploy/compose.yaml', /^( {2}image: spark:).*$/m],
  ['CITATION.cff', /^(version: ).*$/m],
];
/** The sections of Keep a Changelog 1.1, each with the least part of the version that it raises. */
const sections = {
  Added: 'minor',
  Changed: 'minor',
  Deprecated: 'minor',
  Removed: 'major',
  Fixed: 'patch',
  Security: 'patch',
};
const steps = ['patch', 'minor', 'major'];

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const { npm_old_version: current, npm_new_version: next } = process.env;

function findStep(from, to) {
  const [a, b] = [from, to].map((version) => version.split('.'));
  if (a[0] !== b[0]) return 'major';
  return a[1] === b[1] ? 'patch' : 'minor';
}

/** Before 1.0.0 a breaking change raises only the minor version (SemVer §4). */
function findNeededStep(text) {
  const filled = [...text.matchAll(/^### (.+)\n([^]*?)(?=^### |(?![^]))/gm)]
    .filter(([, , entries]) => /^- /m.test(entries))
    .map(([, name, entries]) => (/^- \*\*Breaking/m.test(entries) ? 'major' : sections[name]));
  const needed = steps.findLast((step) => filled.includes(step)) ?? 'patch';
  return needed === 'major' && current.startsWith('0.') ? 'minor' : needed;
}

const changelog = readFileSync(file, 'utf8');
const [, heading, text = ''] =
  /^(## \[?Unreleased\]?)[ \t]*\n([^]*?)(?=^## |(?![^]))/m.exec(changelog) ?? [];
const unknown = [...text.matchAll(/^### (.+)$/gm)]
  .map(([, name]) => name)
  .filter((name) => !Object.hasOwn(sections, name));
const needed = findNeededStep(text);
const obstacles = [
  git('branch', '--show-current') !== branch && `Releases are made on the branch ${branch}.`,
  !heading && `${file} has no section "## [Unreleased]".`,
  !/^- /m.test(text) && `${file} says nothing under Unreleased.`,
  unknown.length > 0 && `Keep a Changelog does not know the sections: ${unknown.join(', ')}.`,
  steps.indexOf(findStep(current, next)) < steps.indexOf(needed) &&
    `The entries need a ${needed} version, and ${next} is less.`,
].filter(Boolean);

if (obstacles.length > 0) {
  for (const line of obstacles) console.error(`Against it: ${line}`);
  process.exit(1);
}
const day = new Date().toISOString().slice(0, 10);
writeFileSync(
  file,
  changelog.replace(heading, () => `## [Unreleased]\n\n## [${next}] - ${day}`),
);
for (const [path, words] of named)
  writeFileSync(path, readFileSync(path, 'utf8').replace(words, `$1${next}`));
git('add', file, ...named.map(([path]) => path));
