/** nginx with the configuration of `deploy/`, on local ports and without TLS. */

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findProgram, spawnSupervised } from './supervised.ts';

const shipped = new URL('../../../deploy/nginx.conf', import.meta.url);

export const findNginx = (): string | null => findProgram('nginx');

function adapt(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((current, [from, to]) => {
    const next = current.replace(from, () => to);
    if (next === current) throw new Error(`deploy/nginx.conf has no ${from}`);
    return next;
  }, text);
}

const formatMainConfig = (folder: string): string => `
daemon off;
master_process off;
pid nginx.pid;
error_log ${join(folder, 'error.log')};
worker_rlimit_nofile 32768;
events { worker_connections 8192; }
http {
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include site.conf;
}
`;

export interface Nginx {
  readonly address: string;
  accessLog(): readonly string[];
  version(): string;
  stop(): Promise<void>;
}

/**
 * Waits until nginx answers. The answer may be an error, because a node behind nginx may still be
 * starting.
 */
async function waitUntilAnswering(address: string, errorLog: string): Promise<void> {
  const isAnswering = () =>
    fetch(`${address}/healthz`).then(
      () => true,
      () => false,
    );
  for (let tries = 200; !(await isAnswering()); tries -= 1) {
    if (tries === 0) throw new Error(`nginx does not answer: ${readFileSync(errorLog, 'utf8')}`);
    await pause(25);
  }
}

/** Starts nginx on a port, in front of two nodes on other ports. */
export async function startNginx(port: number, nodes: readonly [number, number]): Promise<Nginx> {
  const program = findNginx();
  if (program === null)
    throw new Error('There is no nginx here. Install it (Debian: apt-get install nginx-light).');
  const folder = mkdtempSync(join(tmpdir(), 'spark-nginx-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'nginx.conf'), formatMainConfig(folder));
  const site = adapt(readFileSync(shipped, 'utf8'), [
    ['127.0.0.1:3001', `127.0.0.1:${nodes[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${nodes[1]}`],
    [/server \{\n    listen 80;[^}]*\}\n/, ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    ['    listen [::]:443 ssl http2;\n', ''],
    [/    ssl_certificate [\s\S]*ssl_session_tickets off;\n/, ''],
    ['/var/log/nginx/spark-access.log', join(folder, 'access.log')],
    ['/opt/spark/deploy', fileURLToPath(new URL('.', shipped))],
    ['/var/log/nginx/spark.log emerg', `${join(folder, 'site.log')} warn`],
  ]);
  writeFileSync(join(folder, 'site.conf'), site);
  const errorLog = join(folder, 'error.log');
  const command = [program, '-p', folder, '-e', errorLog, '-c', 'nginx.conf'];
  const shell = spawnSupervised(command, 'TERM');
  const ended = new Promise((resolve) => shell.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(address, errorLog);
  return {
    address,
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8').trim().split('\n'),
    version: () => spawnSync(program, ['-v'], { encoding: 'utf8' }).stderr.trim(),
    async stop() {
      shell.stdin?.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
