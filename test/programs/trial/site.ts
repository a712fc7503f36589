import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageFile from '../../../package.json' with { type: 'json' };
import { runScript, type Settings } from '../../support/process/run-script.ts';
import { nodeSettings } from '../failures/traffic.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Everything lies in one folder, which has a space in its name. */
export interface Site {
  readonly folder: string;
  readonly program: string;
  readonly masterKey: string;
}

export class TrialFailed extends Error {}

export function requireThat(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new TrialFailed(otherwise);
}

/** Makes the bundle and unpacks it as `docs/operate.md` says. Returns what the build printed. */
export function installBundle(folder: string): { readonly site: Site; readonly printed: string } {
  const printed = execFileSync(process.execPath, [join(root, 'scripts', 'bundle', 'main.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  const made = join(root, 'dist', 'bundle');
  execFileSync('sha256sum', ['--quiet', '--check', 'SHA256SUMS'], { cwd: made });
  const installed = join(folder, 'spark');
  mkdirSync(installed, { recursive: true });
  const archive = join(made, `${packageFile.name}-${packageFile.version}.tgz`);
  execFileSync('tar', ['-xzf', archive, '--strip-components', '1', '-C', installed]);
  execFileSync('sha256sum', ['--quiet', '--check', 'SHA256SUMS'], { cwd: installed });
  const site = {
    folder,
    program: join(installed, 'bin', 'spark.mjs'),
    masterKey: randomBytes(32).toString('base64'),
  };
  return { site, printed: printed.trim().split('\n').at(-1) ?? '' };
}

export const siteSettings = ({ masterKey }: Site): Settings => ({
  ...nodeSettings,
  MASTER_KEY: masterKey,
  LOG_LEVEL: 'error',
});

export async function runCommand(
  site: Site,
  [name, ...args]: readonly [string, ...string[]],
  settings: Settings,
): Promise<string> {
  const all = { ...siteSettings(site), ...settings };
  const { code, stdout, stderr } = await runScript(name, args, all, site.program);
  requireThat(code === 0, `${name} ${args.join(' ')}: ${stderr.trim() || `ended with ${code}`}`);
  return `${stdout}\n${stderr}`.trim().split('\n').at(-1) ?? '';
}
