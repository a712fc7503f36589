import { execFile, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../', import.meta.url));

/** Prints values for the tests. A signal ends it only after a pause, as with requests in flight. */
const program = `
import { readFileSync } from 'node:fs';
const words = process.argv.slice(2);
if (words[0] === 'limits') console.log(readFileSync('/proc/self/limits', 'utf8'));
else if (words[0] === 'fail') process.exitCode = 3;
else if (words[0] !== 'start') console.log(JSON.stringify(words));
else {
  const stop = () => setTimeout(() => { console.log('drained'); process.exit(0); }, 600);
  process.once('SIGTERM', stop);
  setTimeout(() => process.exit(9), 30_000);
  console.log('ready', process.execArgv.join(' '));
}
`;

function makeBundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spark launcher '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['bin', 'scripts']) mkdirSync(join(folder, name));
  mkdirSync(join(folder, 'src/server/commands'), { recursive: true });
  cpSync(join(root, 'bin/spark.mjs'), join(folder, 'bin/spark.mjs'));
  writeFileSync(join(folder, 'src/server/commands/spark.js'), program);
  const { name, version, type, bin, config, scripts } = packageFile;
  const contents = { name, version, type, bin, config, scripts };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(contents));
  return folder;
}

const run = promisify(execFile);

const runSpark = (...args: readonly string[]) =>
  run(process.execPath, [join(makeBundle(), 'bin/spark.mjs'), ...args]);

/** Sends SIGTERM once the program is ready. Returns the exit code and all that was printed. */
function stopWhenReady(command: string, args: readonly string[]) {
  const cwd = makeBundle();
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  // The streams close when every process that holds them has ended, the server too.
  const closed = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (!output.includes('ready') && chunk.includes('ready')) child.kill('SIGTERM');
    output += chunk.toString();
  });
  return Promise.all([exited, closed]).then(([code]) => ({ code, output }));
}

describe('the launcher', () => {
  test('passes arguments and the exit code on as they are', async () => {
    const given = ['a b', '$HOME', "it's", '*', '--flag'];
    expect(JSON.parse((await runSpark(...given)).stdout)).toEqual(given);
    await expect(runSpark('fail')).rejects.toMatchObject({ code: 3 });
  });

  test.runIf(process.platform === 'linux')('allows no core dump', async () => {
    expect((await runSpark('limits')).stdout).toMatch(/^Max core file size\s+0\s+0\s/m);
  });

  test('passes SIGTERM on and waits', async () => {
    const { code, output } = await stopWhenReady(process.execPath, ['bin/spark.mjs', 'start']);
    expect([code, output]).toEqual([0, `ready ${packageFile.config.serverFlags}\ndrained\n`]);
  });

  test.skipIf(process.platform === 'win32')('stops with npm start, which waits', async () => {
    const { code, output } = await stopWhenReady('npm', ['start']);
    expect([code, output]).toEqual([0, expect.stringContaining('drained')]);
  });
});

describe('a checkout', () => {
  test('installs what the lock file names, once', async () => {
    const folder = makeBundle();
    const file = (...names: readonly string[]) => join(folder, ...names);
    cpSync(join(root, 'scripts/prepare.mjs'), file('scripts/prepare.mjs'));
    writeFileSync(file('src/server/commands/spark.ts'), program);
    writeFileSync(file('package-lock.json'), '{}');
    const node = file(`node_modules/node-${process.platform}-${process.arch}/bin/node`);
    mkdirSync(dirname(node), { recursive: true });
    symlinkSync(process.execPath, node);
    // Replaces npm, and prints its arguments.
    writeFileSync(file('npm.mjs'), 'console.log(process.argv.slice(2).join(" "));');
    const env = { ...process.env, npm_execpath: file('npm.mjs') };
    const start = () => run(process.execPath, [file('bin/spark.mjs'), 'x'], { env });

    const first = await start();
    expect(first.stderr).toMatch(/^Installing.*\nci --/);
    expect(first.stdout).toBe('["x"]\n');
    writeFileSync(file('node_modules/.package-lock.json'), '{}');
    expect(await start()).toEqual({ stdout: '["x"]\n', stderr: '' });
    const later = Date.now() / 1000 + 60;
    utimesSync(file('package-lock.json'), later, later);
    expect((await start()).stderr).toContain('Installing');
  });
});
