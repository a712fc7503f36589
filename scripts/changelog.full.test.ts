import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../', import.meta.url));
const person = { NAME: 'A Person', EMAIL: 'a@mail.example' };
const env = {
  PATH: process.env['PATH'],
  HOME: tmpdir(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) =>
      Object.entries(person).map(([key, value]) => [`GIT_${role}_${key}`, value]),
    ),
  ),
};

function makeRepository(unreleased: string, version = '0.1.0') {
  const cwd = mkdtempSync(join(tmpdir(), 'spark-release-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const write = (name: string, text: string): void => writeFileSync(join(cwd, name), text);
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd, encoding: 'utf8', env }).trim();
  const { preversion, release: script } = packageFile.scripts;
  mkdirSync(join(cwd, 'scripts'));
  mkdirSync(join(cwd, 'deploy'));
  const files = ['scripts/changelog.mjs', '.npmrc', 'deploy/compose.yaml', 'CITATION.cff'];
  for (const name of files) cpSync(join(root, name), join(cwd, name));
  write(
    'package.json',
    `${JSON.stringify({ name: 'x', version, scripts: { preversion, release: script } })}\n`,
  );
  write('CHANGELOG.md', `# Changelog\n\n## [Unreleased]\n${unreleased}\n## [0.1.0] - 2026-01-15\n`);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'x');
  const release = (step: string) =>
    spawnSync('npm', ['run', 'release', step], { cwd, encoding: 'utf8', env });
  const read = (name: string): string => readFileSync(join(cwd, name), 'utf8');
  return { git, read, release };
}

describe('npm run release', () => {
  test('sets the version, heads the entries, commits and tags', () => {
    const entries = '\n### Added\n\n- A thing with $& in it.\n';
    const { git, read, release } = makeRepository(entries);
    expect(release('minor')).toMatchObject({ status: 0 });
    expect(JSON.parse(read('package.json'))).toMatchObject({ version: '0.2.0' });
    expect(read('CHANGELOG.md')).toMatch(
      /^# Changelog\n\n## \[Unreleased\]\n\n## \[0\.2\.0\] - \d/,
    );
    expect(read('CHANGELOG.md')).toContain(entries);
    expect(read('deploy/compose.yaml')).toContain('\n  image: spark:0.2.0\n');
    expect(read('CITATION.cff')).toContain('\nversion: 0.2.0\n');
    expect(git('log', '-1', '--format=%s')).toBe('Release 0.2.0');
    expect(git('tag', '--list', '--format=%(objecttype) %(refname:short)')).toBe('tag v0.2.0');
    expect(git('status', '--porcelain')).toBe('');
  });

  test.each([
    ['', '0.1.0', 'minor', 'says nothing under Unreleased'],
    ['### Improved\n\n- A.\n', '0.1.0', 'minor', 'does not know the sections: Improved'],
    ['### Added\n\n- A.\n', '0.1.0', 'patch', 'need a minor version'],
    ['### Removed\n\n- A.\n', '1.4.2', 'minor', 'need a major version'],
    ['### Fixed\n\n- **Breaking**: A.\n', '1.4.2', 'minor', 'need a major version'],
  ])('refuses %j after %s as %s', (unreleased, version, step, reason) => {
    const { git, release } = makeRepository(`\n${unreleased}`, version);
    expect(release(step)).toMatchObject({ status: 1, stderr: expect.stringContaining(reason) });
    expect([git('status', '--porcelain'), git('tag')]).toEqual(['', '']);
  });

  test('releases from main alone', () => {
    const { git, release } = makeRepository('\n### Fixed\n\n- A.\n');
    git('switch', '--quiet', '--create', 'other');
    expect(release('patch').stderr).toContain('on the branch main');
    git('switch', '--quiet', 'main');
    expect(release('patch').status).toBe(0);
  });
});
