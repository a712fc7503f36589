/**
 * `npm run release` prints what a release of the current state would change, and what prevents it.
 * `npm run release -- --yes` makes the release: it sets the version, puts a heading with version
 * and date above the unreleased entries of the changelog, commits and tags, but does not push. The
 * new version follows from the sections of the changelog (SemVer) unless an argument gives it, such
 * as `-- minor` or `-- 1.0.0`. The script needs git and npm, but no installed packages.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const branch = 'main';
/**
 * The sections of Keep a Changelog 1.1, and the part of the version number that an entry in each
 * section raises.
 */
const sectionBumps = {
  Added: 'minor',
  Changed: 'minor',
  Deprecated: 'minor',
  Removed: 'major',
  Fixed: 'patch',
  Security: 'patch',
};
const bumps = ['major', 'minor', 'patch'];
const usage = 'npm run release -- [major|minor|patch|X.Y.Z] [--yes]';

class Refused extends Error {}

function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (error || status !== 0)
    throw new Refused(`${command} ${args[0]} failed: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
}

/**
 * Returns the changelog's part under Unreleased: its heading, its text, and its entries by section.
 */
function readUnreleased(changelog) {
  const [, heading, text] =
    /^(## \[?Unreleased\]?)[ \t]*\n([^]*?)(?=^## |(?![^]))/m.exec(changelog) ?? [];
  if (heading === undefined) throw new Refused('CHANGELOG.md has no section "## [Unreleased]".');
  const sections = text
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [name, ...lines] = section.split('\n');
      return { name: name.trim(), entries: lines.filter((line) => line.startsWith('- ')) };
    });
  return { heading, text: text.trim(), sections };
}

/**
 * Returns which part of the version number the release raises. Before 1.0.0 a breaking change
 * raises only the minor version (SemVer §4).
 */
function chooseBump(current, sections) {
  const filled = sections.filter(({ entries }) => entries.length > 0);
  const requested = filled.map(({ name, entries }) =>
    entries.some((entry) => entry.startsWith('- **Breaking'))
      ? 'major'
      : (sectionBumps[name] ?? 'patch'),
  );
  const bump = bumps.find((one) => requested.includes(one)) ?? 'patch';
  return bump === 'major' && current.startsWith('0.') ? 'minor' : bump;
}

const isVersion = (text) => /^\d+\.\d+\.\d+$/.test(text);

function raise(current, bump) {
  const [major, minor, patch] = current.split('.').map(Number);
  return {
    major: [major + 1, 0, 0],
    minor: [major, minor + 1, 0],
    patch: [major, minor, patch + 1],
  }[bump].join('.');
}

function isNewer(next, current) {
  const [a, b] = [next, current].map((version) => version.split('.').map(Number));
  const differing = a.findIndex((number, i) => number !== b[i]);
  return differing >= 0 && a[differing] > b[differing];
}

function plan(version) {
  const { version: current } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { version: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const { heading, text, sections } = readUnreleased(changelog);
  const next = isVersion(version)
    ? version
    : raise(current, bumps.includes(version) ? version : chooseBump(current, sections));
  const tag = `v${next}`;
  const entries = sections.reduce((sum, section) => sum + section.entries.length, 0);
  const unknown = sections.filter(({ name }) => !(name in sectionBumps)).map(({ name }) => name);
  const changes = run('git', ['status', '--porcelain']).split('\n').filter(Boolean);
  const currentBranch = run('git', ['branch', '--show-current']);
  const obstacles = [
    changes.length > 0 &&
      `The working tree is not clean: ${changes.length} files are changed or new.`,
    currentBranch !== branch &&
      `This is ${currentBranch === '' ? 'no branch' : `the branch ${currentBranch}`}; releases are made on ${branch}.`,
    entries === 0 && 'CHANGELOG.md says nothing under Unreleased.',
    unknown.length > 0 &&
      `CHANGELOG.md has sections that Keep a Changelog does not know: ${unknown.join(', ')}.`,
    current !== locked && `package.json says ${current}, package-lock.json ${locked}.`,
    !isNewer(next, current) && `${next} is not above ${current}.`,
    run('git', ['tag', '--list', tag]) !== '' && `The tag ${tag} exists already.`,
  ].filter(Boolean);
  return { current, next, tag, entries, obstacles, heading, text, changelog };
}

const files = ['package.json', 'package-lock.json', 'CHANGELOG.md'];

/**
 * Makes the release. The working tree must be clean. If a step before the tag fails, the files are
 * restored to their committed state.
 */
function release({ next, tag, heading, text, changelog }, day) {
  try {
    run('npm', ['version', next, '--no-git-tag-version', '--ignore-scripts']);
    writeFileSync(
      'CHANGELOG.md',
      changelog.replace(heading, () => `## [Unreleased]\n\n## [${next}] - ${day}`),
    );
    run('git', ['commit', '--quiet', '--message', `Release ${next}`, '--', ...files]);
  } catch (error) {
    run('git', ['checkout', '--quiet', '--', ...files]);
    throw error;
  }
  run('git', ['tag', '--annotate', tag, '--cleanup=verbatim', '--message', `${next}\n\n${text}\n`]);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const [version = '', ...others] = positionals;
  const isValid = version === '' || bumps.includes(version) || isVersion(version);
  if (others.length > 0 || !isValid) throw new Refused(usage);
  return { version, isConfirmed: values.yes };
}

try {
  const { version, isConfirmed } = readArguments();
  const planned = plan(version);
  const { current, next, tag, entries, obstacles } = planned;
  const day = new Date().toISOString().slice(0, 10);
  console.log(`${current} → ${next}, tag ${tag}, ${entries} entries in the changelog`);
  for (const line of obstacles) console.error(`Against it: ${line}`);
  if (obstacles.length > 0) process.exitCode = 1;
  else if (isConfirmed) {
    release(planned, day);
    console.log(`Released here as ${tag}. To publish it: git push --follow-tags`);
  } else {
    console.log(
      `Would set the version in package.json and package-lock.json, head the entries with "## [${next}] - ${day}", commit "Release ${next}", and tag it. Nothing was changed; after a green npm test: npm run release -- ${version ? `${version} ` : ''}--yes`,
    );
  }
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exitCode = 1;
}
