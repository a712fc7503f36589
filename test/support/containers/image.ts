/**
 * Builds the image of deploy/Dockerfile without Docker and without a registry: by buildah, on a
 * Debian that mmdebstrap makes under the name that the Dockerfile asks for.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageFile from '../../../package.json' with { type: 'json' };
import { packBundle, stageBundle } from '../../../scripts/bundle/stage.ts';
import { buildIfChanged } from '../../../scripts/prepare.mjs';
import { findProgram } from '../process/supervised.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const base = 'debian:bookworm-slim';
const imageName = `spark:${packageFile.version}`;

/** Says why no image can be built here, or returns null. */
export function findObstacle(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'This is not root on Linux.';
  const missing = ['buildah', 'mmdebstrap'].filter((name) => findProgram(name) === null);
  return missing.length === 0 ? null : `Missing: ${missing.join(', ')} (Debian's packages).`;
}

/** What a container is told besides its command. */
interface RunOptions {
  readonly container: string;
  readonly user?: string | undefined;
  readonly dropped: readonly string[];
  readonly volumes: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

interface ImageConfig {
  readonly Cmd: readonly string[];
  readonly User: string;
  readonly Volumes?: Readonly<Record<string, object>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

export interface Builder {
  build(): void;
  readConfig(): { readonly config: ImageConfig; readonly bytes: number };
  /** Makes a container of the image, and returns its name and the folder with its files. */
  create(): { readonly container: string; readonly files: string };
  run(command: readonly string[], options: RunOptions): ChildProcess;
}

/** Puts in the context what the Dockerfile copies. `.dockerignore` is the repository's. */
function makeContext(folder: string): void {
  buildIfChanged();
  const staged = join(folder, 'package');
  const bundles = join(folder, 'dist', 'bundle');
  const node = join('node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  for (const path of [staged, bundles, join(folder, node, '..')])
    mkdirSync(path, { recursive: true });
  stageBundle(staged, join(root, 'dist', 'web'));
  packBundle(staged, bundles);
  rmSync(staged, { recursive: true });
  for (const path of [node, 'deploy/Dockerfile', '.dockerignore'])
    cpSync(join(root, path), join(folder, path));
}

/** `folder` takes everything, also what buildah keeps. */
export function openBuilder(folder: string): Builder {
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
  const common = ['--storage-driver', 'vfs', ...store];
  const env = { ...process.env, TMPDIR: folder };
  const buildah = (...args: readonly string[]): string =>
    execFileSync('buildah', [...common, ...args], {
      encoding: 'utf8',
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim();

  function makeBase(): void {
    const archive = join(folder, 'base.tar');
    // A mount that ends with its process, so that no removal can follow it.
    const command = ['mmdebstrap', '--quiet', '--variant=minbase', 'bookworm', archive];
    execFileSync('unshare', ['--mount', ...command], { env });
    const container = buildah('from', 'scratch');
    buildah('add', '--quiet', container, archive, '/');
    buildah('commit', '--quiet', '--rm', container, base);
    rmSync(archive);
  }

  return {
    build() {
      makeBase();
      const context = join(folder, 'context');
      makeContext(context);
      const how = ['--isolation', 'chroot', '--pull-never', '--format', 'docker', '--quiet'];
      const file = ['--file', join(context, 'deploy', 'Dockerfile')];
      buildah('bud', ...how, ...file, '--tag', imageName, context);
    },
    readConfig() {
      const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', imageName));
      const [image] = JSON.parse(buildah('images', '--json', imageName));
      return { config: Docker.config, bytes: Number.parseFloat(image.size) * 1e6 };
    },
    create() {
      const container = buildah('from', '--pull-never', imageName);
      // Else buildah sometimes mounts a volume of the image over that of the service.
      const volumes = Object.keys(this.readConfig().config.Volumes ?? {});
      buildah('config', ...volumes.flatMap((path) => ['--volume', `${path}-`]), container);
      return { container, files: buildah('mount', container) };
    },
    run(command, { container, user, dropped, volumes, environment }) {
      const options = [
        ...(user === undefined ? [] : ['--user', user]),
        ...dropped.flatMap((name) => ['--cap-drop', name]),
        ...volumes.flatMap((volume) => ['--volume', volume]),
        ...Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ];
      return spawn(
        'buildah',
        [...common, 'run', '--isolation', 'chroot', ...options, container, '--', ...command],
        { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
      );
    },
  };
}
