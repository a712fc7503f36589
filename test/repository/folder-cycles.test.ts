import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findFolderCycles } from '../../scripts/folder-cycles.ts';

describe('folder cycles', () => {
  test('do not exist in src', () => {
    const script = fileURLToPath(new URL('../../scripts/folder-cycles.ts', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    expect(stderr).not.toContain('Folders import each other');
    expect(status).toBe(0);
  });

  test('are found between neighbours through different files', () => {
    const imports = [
      { from: 'ui/charts/radar.ts', to: 'ui/theme/colours.ts' },
      { from: 'ui/theme/toggle.ts', to: 'ui/charts/axis.ts' },
    ];
    expect(findFolderCycles(imports)).toEqual([['ui/charts', 'ui/theme']]);
  });

  test('are found between a folder and its sub-folder', () => {
    const imports = [
      { from: 'survey/screen.ts', to: 'survey/bars/header.ts' },
      { from: 'survey/bars/header.ts', to: 'survey/labels.ts' },
    ];
    expect(findFolderCycles(imports)).toEqual([['survey', 'survey/bars']]);
  });

  test('are found around a corner', () => {
    const imports = [
      { from: 'a/1.ts', to: 'b/1.ts' },
      { from: 'b/2.ts', to: 'c/1.ts' },
      { from: 'c/2.ts', to: 'a/2.ts' },
      { from: 'c/2.ts', to: 'd/1.ts' },
    ];
    expect(findFolderCycles(imports)).toEqual([['a', 'b', 'c']]);
  });

  test('are no matter of files in one folder', () => {
    const imports = [
      { from: 'a/1.ts', to: 'a/2.ts' },
      { from: 'a/2.ts', to: 'b/1.ts' },
    ];
    expect(findFolderCycles(imports)).toEqual([]);
  });
});
