/** A machine with the services of deploy/compose.yaml, each in a container of the image. */

import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readCompose, type Service } from './compose-file.ts';
import type { Builder } from './image.ts';

/** The capabilities that a container has by default. */
const capabilities =
  'CHOWN DAC_OVERRIDE FOWNER FSETID KILL NET_BIND_SERVICE SETFCAP SETGID SETPCAP SETUID SYS_CHROOT';

interface Settings {
  readonly builder: Builder;
  /** The folder with the compose file. */
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Replaces settings of all services, because all containers share this machine's ports. */
  readonly overrides: Readonly<Record<string, string>>;
}

export interface Running {
  output(): string;
  /** Sends SIGTERM to the program, as Docker does, and waits. */
  stop(): Promise<number | null>;
  readonly ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
/** Ends what a failed test left. */
export const killContainers = (): void => running.forEach(killGroup);
process.on('exit', killContainers);

/** Three processes of buildah are around the program, and would end it at once. */
function findInnerProcess(pid: number, levels = 3): number {
  if (levels === 0) return pid;
  const threads = readdirSync(`/proc/${pid}/task`);
  const children = threads.map((id) => readFileSync(`/proc/${pid}/task/${id}/children`, 'utf8'));
  return findInnerProcess(Number.parseInt(children.join(''), 10), levels - 1);
}

function follow(child: ChildProcess): Running {
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return {
    output: () => output,
    ended,
    async stop() {
      if (child.pid !== undefined) process.kill(findInnerProcess(child.pid), 'SIGTERM');
      return ended;
    },
  };
}

export function openMachine({ builder, folder, variables, overrides }: Settings) {
  const compose = readCompose('compose.yaml', variables);
  const { config } = builder.readConfig();
  const { container, files } = builder.create();

  /** Docker gives a new volume the owner and the mode of the image's folder. */
  function makeVolume(source: string, target: string): string {
    const path = join(folder, source);
    if (!mkdirSync(path, { recursive: true }) || source.startsWith('.')) return path;
    const { uid, gid, mode } = statSync(join(files, target));
    chownSync(path, uid, gid);
    chmodSync(path, mode);
    return path;
  }

  const listVolumes = ({ volumes = [], secrets = [] }: Service): string[] => [
    ...volumes.map((volume) => {
      const [source = '', target = '', ...mode] = volume.split(':');
      return [makeVolume(source, target), target, ...mode].join(':');
    }),
    ...secrets.map(
      (name) => `${join(folder, compose.secrets[name]?.file ?? '')}:/run/secrets/${name}:ro`,
    ),
  ];

  return {
    files,
    config,
    /** Starts a service, or another command in a container like its own. */
    start(name: string, command?: readonly string[]): Running {
      const service = compose.services[name];
      if (!service) throw new Error(`deploy/compose.yaml has no service ${name}.`);
      const { cap_add: added = [] } = service;
      return follow(
        builder.run(command ?? service.command ?? config.Cmd, {
          container,
          user: service.user,
          dropped: capabilities
            .split(' ')
            .filter((one) => !added.includes(one))
            .map((one) => `CAP_${one}`),
          volumes: listVolumes(service),
          environment: { ...service.environment, ...overrides },
        }),
      );
    },
    /** The command that tells whether a service is healthy. */
    healthCheck(name: string): readonly string[] {
      const own = compose.services[name]?.healthcheck?.test;
      return own === undefined ? config.Healthcheck.Test.slice(1) : ['sh', '-c', own];
    },
  };
}
