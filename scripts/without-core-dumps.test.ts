import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { withoutCoreDumps } from './bundle/run-server.mjs';

const readLimits = "console.log(require('fs').readFileSync('/proc/self/limits', 'utf8'))";

describe.skipIf(process.platform !== 'linux')('withoutCoreDumps', () => {
  test('runs the command with a limit of 0', () => {
    const [command, args] = withoutCoreDumps(process.execPath, ['-e', readLimits, 'a b', '$HOME']);
    const { stdout, status } = spawnSync(command, args, { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Max core file size\s+0\s+0\s/m);
  });

  test('passes arguments on as they are', () => {
    const print = 'console.log(JSON.stringify(process.argv.slice(1)))';
    const given = ['a b', '$HOME', "it's", '*'];
    const [command, args] = withoutCoreDumps(process.execPath, ['-e', print, ...given]);
    expect(JSON.parse(spawnSync(command, args, { encoding: 'utf8' }).stdout)).toEqual(given);
  });
});
