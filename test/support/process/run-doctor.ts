import { expect } from 'vitest';
import { runScript, type Settings } from './run-script.ts';

interface Examination {
  /**
   * The findings, each as `level subject: text`. Findings about the machine or the checkout are
   * left out.
   */
  readonly lines: readonly string[];
  readonly code: number;
  readonly hasUnbuiltWebApp: boolean;
}

const machineSubjects = ['Node', 'web app', 'disk'];

/** Runs `npm run doctor`. */
export async function runDoctor(
  settings: Settings,
  args: readonly string[] = [],
): Promise<Examination> {
  const { code, stdout, stderr } = await runScript('doctor', args, settings);
  expect(stderr).toBe('');
  const findings = stdout.split('\n').flatMap((line) => {
    const [, level, subject, text] = /^(ok|warning|problem)\s+(.+?)\s{2,}(.+)$/.exec(line) ?? [];
    return subject === undefined ? [] : [{ subject, line: `${level} ${subject}: ${text}` }];
  });
  const lines = findings
    .filter(({ subject }) => !machineSubjects.includes(subject))
    .map(({ line }) => line);
  return { lines, code, hasUnbuiltWebApp: stdout.includes('Is not built') };
}

/** A master key (32 bytes in base64) that looks random but is the same in every run. */
export const randomLookingKey = Buffer.from(
  Array.from({ length: 32 }, (_, i) => (i * 37) % 256),
).toString('base64');
