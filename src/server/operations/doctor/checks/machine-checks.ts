/** Checks the program, the clock and the disk, without writing anything. */

import { existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../../../../package.json' with { type: 'json' };
import { type Finding, ok, problem, warning } from './finding.ts';

interface PackageFile {
  readonly dependencies: { readonly node?: string };
  readonly config: { readonly serverFlags: string; readonly node?: string };
}

const gibibyte = 2 ** 30;
const minFreeBytes = gibibyte / 4;
const lowFreeBytes = 2 * gibibyte;

/** The bundle has no dependency on Node, and names the tested version instead (ADR 32). */
function findTestedNode(): string {
  const { dependencies, config }: PackageFile = packageFile;
  return dependencies.node ?? config.node ?? '';
}

export function checkProgram(webFolder: string): Finding[] {
  const expected = findTestedNode();
  return [
    process.versions.node === expected
      ? ok('Node', process.versions.node)
      : warning(
          'Node',
          `Is ${process.versions.node}; the program is tested on ${expected}. Start it with npm start, or node_modules/.bin/node.`,
        ),
    existsSync(join(webFolder, 'index.html'))
      ? ok('web app', 'Is built.')
      : problem(
          'web app',
          'Is not built: visitors see an empty page. Run npm run build, or npm start.',
        ),
  ];
}

/**
 * Reports a clock that shows a time before `programFile` was written. This happens, for example,
 * after a restart of a machine without a clock battery.
 */
export function checkClock(now: number, programFile: string): Finding[] {
  return now < statSync(programFile).mtimeMs
    ? [
        problem(
          'clock',
          `Says ${new Date(now).toISOString()}, before this program was installed. Sessions and codes end by it: set it, and run a time service.`,
        ),
      ]
    : [];
}

export function checkDisk(folder: string): Finding[] {
  if (!existsSync(folder)) return [];
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  const free = bavail * bsize;
  const text = `${(free / gibibyte).toFixed(1)} GiB free at ${folder}.`;
  if (free < minFreeBytes) return [problem('disk', `${text} With a full disk no answer is saved.`)];
  if (files > 0 && ffree < files / 100)
    return [problem('disk', `${ffree} of ${files} inodes are free at ${folder}.`)];
  return [free < lowFreeBytes ? warning('disk', text) : ok('disk', text)];
}
