import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { collectWhenIdle } from './idle-collection.ts';

/** Makes strings that nothing refers to, and collects at a message. */
const program = `
  import { findCollector } from ${JSON.stringify(new URL('idle-collection.ts', import.meta.url))};
  const collect = findCollector();
  for (let i = 1000; i < 5000; i += 1) JSON.parse('{"code":"canary-' + i + '"}');
  process.on('message', () => { collect(); process.send('collected'); });
  process.send('ready');`;

/** Counts the different strings in the memory that the process can write to. */
function countCanaries({ pid }: ChildProcess): number {
  const found = new Set<string>();
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  for (const line of readFileSync(`/proc/${pid}/maps`, 'utf8').split('\n')) {
    const [, from = '', to = ''] = /^(\w+)-(\w+) rw/.exec(line) ?? [];
    const [start, end] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    if (!(end - start < 2 ** 28)) continue;
    const bytes = Buffer.alloc(end - start);
    readSync(memory, bytes, 0, bytes.length, start);
    for (const [canary] of bytes.toString('latin1').matchAll(/canary-\d{4}/g)) found.add(canary);
  }
  closeSync(memory);
  return found.size;
}

describe('an idle server', () => {
  test('collects when the time since the last call is over', () => {
    const [server, collect, refresh] = [new EventEmitter(), vi.fn(), vi.fn()];
    let end = (): void => {};
    collectWhenIdle(server, collect, (run) => {
      end = run;
      return { refresh };
    });
    server.emit('request', { url: '/healthz' });
    server.emit('request', { url: '/readyz' });
    expect(refresh).not.toHaveBeenCalled();
    server.emit('request', { url: '/api/v1/auth/login' });
    expect([refresh.mock.calls.length, collect.mock.calls.length]).toEqual([1, 0]);
    end();
    expect(collect).toHaveBeenCalledOnce();
  });

  test.runIf(process.platform === 'linux')('leaves no bytes of what it frees', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    onTestFinished(() => void child.kill());
    await once(child, 'message');
    expect(countCanaries(child)).toBeGreaterThan(1000);
    child.send('collect');
    await once(child, 'message');
    expect(countCanaries(child)).toBeLessThan(10);
  });
});
