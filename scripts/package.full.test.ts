/** The package, as npm installs it in an empty folder without a network. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from './bundle/stage.ts';
import { packPsychometrics } from './package.ts';

const folder = mkdtempSync(join(tmpdir(), 'spark package '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const archive = packPsychometrics(folder);
const place = join(folder, 'empty');
const readme = readFileSync(join(root, 'packages', 'psychometrics', 'README.md'), 'utf8');
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readme)?.[1] ?? '';

describe('the package', () => {
  test('scores the example of its README', () => {
    mkdirSync(place);
    writeFileSync(join(place, 'package.json'), '{ "private": true }');
    execFileSync('npm', ['install', '--offline', '--no-audit', archive], {
      cwd: place,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    });
    writeFileSync(join(place, 'example.mjs'), block('js'));
    const output = execFileSync(process.execPath, ['example.mjs'], { cwd: place });
    expect(output.toString()).toBe(block('text'));
  });

  test('has types for it', () => {
    writeFileSync(join(place, 'example.mts'), block('js'));
    const rules = ['--strict', '--noEmit', '--module', 'nodenext', '--lib', 'es2024,dom'];
    const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
    const run = () =>
      execFileSync(process.execPath, [compiler, ...rules, 'example.mts'], { cwd: place });
    expect(String(run())).toBe('');
  });

  test('holds neither sources nor tests, and needs no other package', () => {
    const installed = join(place, 'node_modules', 'spark-psychometrics');
    const paths = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'index.d.ts']));
    expect(paths.filter((path) => /\.test\.|(?<!\.d)\.ts$|\.json$/.test(path))).toEqual([
      'package.json',
    ]);
    expect(readdirSync(join(place, 'node_modules')).filter((name) => name[0] !== '.')).toEqual([
      'spark-psychometrics',
    ]);
  });
});
