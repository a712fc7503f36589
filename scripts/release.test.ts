import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';

const program = fileURLToPath(new URL('./release.mjs', import.meta.url));
const root = new URL('../', import.meta.url);
const identity = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@mail.example',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@mail.example',
};
const env = {
  PATH: process.env['PATH'],
  HOME: tmpdir(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  TZ: 'UTC',
};

const changelogWith = (unreleased: string): string =>
  `# Changelog\n\n## [Unreleased]\n${unreleased}\n## [0.1.0] - 2026-01-15\n\n### Added\n\n- The first.\n`;
const oneFeature = '\n### Added\n\n- A thing with $& in it.\n\n### Fixed\n\n- Another.\n';

class Repository {
  readonly folder = mkdtempSync(join(tmpdir(), 'spark-release-'));

  constructor(changelog: string, version = '0.1.0') {
    onTestFinished(() => rmSync(this.folder, { recursive: true, force: true }));
    this.git('init', '--quiet', '--initial-branch=main');
    this.write('package.json', `${JSON.stringify({ name: 'x', version }, null, 2)}\n`);
    this.write(
      'package-lock.json',
      `${JSON.stringify({ name: 'x', version, lockfileVersion: 3, requires: true, packages: { '': { name: 'x', version } } }, null, 2)}\n`,
    );
    this.write('CHANGELOG.md', changelog);
    this.commit();
  }
  git(...args: string[]): string {
    return execFileSync('git', args, {
      cwd: this.folder,
      encoding: 'utf8',
      env: { ...env, ...identity },
    }).trim();
  }
  commit(): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', 'x');
  }
  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }
  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }
  /** Returns everything that a release can change. */
  state(): string {
    return [
      this.git('rev-parse', 'HEAD'),
      this.git('tag'),
      this.git('status', '--porcelain'),
      this.git('diff'),
    ].join('\n');
  }
  release(args: readonly string[] = [], author: Readonly<Record<string, string>> = identity) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      env: { ...env, ...author },
    });
    return { code: status, out: stdout, obstacles: stderr };
  }
}

describe('npm run release', () => {
  test('describes the release and changes nothing', () => {
    const repository = new Repository(changelogWith(oneFeature));
    const before = repository.state();
    const { code, out, obstacles } = repository.release();
    expect([code, obstacles]).toEqual([0, '']);
    expect(out).toMatch(
      /^0\.1\.0 → 0\.2\.0, tag v0\.2\.0, 2 entries in the changelog\nWould set .*commit "Release 0\.2\.0".*Nothing was changed/,
    );
    expect(repository.state()).toBe(before);
  });

  test('with --yes sets the version, heads the entries, commits, tags', () => {
    const repository = new Repository(changelogWith(oneFeature));
    expect(repository.release(['--yes'])).toMatchObject({ code: 0, obstacles: '' });
    expect(JSON.parse(repository.read('package.json'))).toMatchObject({ version: '0.2.0' });
    expect(JSON.parse(repository.read('package-lock.json'))).toMatchObject({
      version: '0.2.0',
      packages: { '': { version: '0.2.0' } },
    });
    const day = repository.git('log', '-1', '--format=%cd', '--date=format-local:%Y-%m-%d');
    expect(repository.read('CHANGELOG.md')).toContain(
      `## [Unreleased]\n\n## [0.2.0] - ${day}\n${oneFeature}`,
    );
    expect(repository.git('log', '-1', '--format=%s')).toBe('Release 0.2.0');
    expect(repository.git('tag', '--list', '--format=%(objecttype) %(contents)')).toContain(
      'tag 0.2.0\n\n### Added\n\n- A thing with $& in it.',
    );
    expect(repository.git('status', '--porcelain')).toBe('');
    expect(repository.release(['--yes'])).toMatchObject({
      code: 1,
      obstacles: expect.stringContaining('says nothing under Unreleased'),
    });
  });

  test.each([
    ['### Fixed\n\n- A.\n', '0.1.0', '0.1.1'],
    ['### Security\n\n- A.\n\n### Added\n\n', '0.1.0', '0.1.1'],
    ['### Removed\n\n- A.\n', '0.1.0', '0.2.0'],
    ['### Removed\n\n- A.\n', '1.4.2', '2.0.0'],
    ['### Fixed\n\n- **Breaking**: A.\n', '1.4.2', '2.0.0'],
    ['### Changed\n\n- A.\n', '1.9.2', '1.10.0'],
  ])('derives the version from the sections: %j after %s is %s', (unreleased, current, next) => {
    expect(new Repository(changelogWith(`\n${unreleased}`), current).release().out).toContain(
      `${current} → ${next},`,
    );
  });

  test('accepts a requested version that is newer', () => {
    const repository = new Repository(changelogWith(oneFeature));
    expect(repository.release(['1.0.0'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('→ 1.0.0'),
    });
    expect(repository.release(['major'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('→ 1.0.0'),
    });
    expect(repository.release(['0.0.9'])).toMatchObject({
      code: 1,
      obstacles: expect.stringContaining('0.0.9 is not above 0.1.0'),
    });
    expect(repository.release(['soon'])).toMatchObject({
      code: 1,
      obstacles: expect.stringContaining('major|minor|patch'),
    });
  });

  test('lists everything that prevents a release', () => {
    const repository = new Repository(changelogWith('\n### Improved\n'));
    repository.git('tag', 'v0.1.1');
    repository.git('switch', '--quiet', '--create', 'other');
    repository.write('new.txt', 'x');
    repository.write(
      'package-lock.json',
      repository.read('package-lock.json').replaceAll('0.1.0', '0.0.1'),
    );
    const before = repository.state();
    const { code, obstacles } = repository.release(['--yes']);
    expect([code, obstacles.trim().split('\n')]).toEqual([
      1,
      [
        expect.stringContaining('not clean: 2 files'),
        expect.stringContaining('the branch other'),
        expect.stringContaining('nothing under Unreleased'),
        expect.stringContaining('does not know: Improved'),
        expect.stringContaining('package.json says 0.1.0, package-lock.json 0.0.1'),
        expect.stringContaining('The tag v0.1.1 exists already'),
      ],
    ]);
    expect(repository.state()).toBe(before);
  });

  test('restores the files when the commit fails', () => {
    const repository = new Repository(changelogWith(oneFeature));
    repository.write('.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n');
    execFileSync('chmod', ['+x', join(repository.folder, '.git/hooks/pre-commit')]);
    const before = repository.state();
    expect(repository.release(['--yes'])).toMatchObject({
      code: 1,
      obstacles: expect.stringContaining('git commit failed'),
    });
    expect(repository.state()).toBe(before);
  });

  test('reads the changelog of this repository', () => {
    const repository = new Repository('');
    for (const name of ['CHANGELOG.md', 'package.json', 'package-lock.json'])
      copyFileSync(new URL(name, root), join(repository.folder, name));
    repository.commit();
    const { obstacles, out } = repository.release();
    // Directly after a release, the section Unreleased is empty.
    const unexpected = obstacles.replace(
      'Against it: CHANGELOG.md says nothing under Unreleased.\n',
      '',
    );
    expect(unexpected).toBe('');
    expect(out).toMatch(/^\d+\.\d+\.\d+ → \d+\.\d+\.\d+, tag v/);
  });
});
