/** The doctor's findings in a folder of backups. */

import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  findLines,
  runDoctor,
  startServerOnce,
  succeed,
} from '../../../../test/support/process/run-doctor.ts';
import { freshFolder } from '../../../../test/support/server/fresh-storage.ts';

describe('doctor', () => {
  test('checks the age and the key of the newest backup', async () => {
    const [place, backups] = [await startServerOnce(), freshFolder()];
    const findBackupLines = async (): Promise<string[]> =>
      (await findLines(place, 'backups', backups))
        .filter((line) => !line.includes('same disk'))
        .map((line) => line.slice(0, 40));
    const none = `problem backups: There is none in ${backups}`;
    expect(await findBackupLines()).toEqual([none.slice(0, 40)]);
    const header = (daysOld: number): string => {
      const madeAt = new Date(Date.now() - daysOld * 86_400_000).toISOString();
      const rest = { steps: [], keyCheck: 'another' };
      return `${JSON.stringify({ format: 'spark-backup', version: 2, madeAt, ...rest })}\n`;
    };
    writeFileSync(join(backups, 'notes.txt'), 'nothing');
    writeFileSync(join(backups, 'a.jsonl'), header(30));
    expect(await findBackupLines()).toEqual([
      'problem backups: The newest is 30 days o',
      'problem backups: The newest was made wit',
    ]);
    writeFileSync(join(backups, 'a.jsonl'), header(61));
    expect((await findBackupLines())[1]).toBe('problem backups: The oldest is 61 days o');
    writeFileSync(join(backups, 'b.jsonl'), header(2));
    expect((await findBackupLines())[0]).toBe('warning backups: The newest is 2 days ol');
    await succeed('backup', join(backups, 'c.jsonl'), place);
    expect((await findBackupLines())[0]).toBe('ok backups: The newest is 0 hours old.');
  });

  test('reports a later file without a beginning, and left-overs', async () => {
    const [place, backups] = [await startServerOnce(), freshFolder()];
    const [path, later] = [join(backups, 'one.jsonl'), join(backups, 'two.jsonl')];
    await succeed('backup', path, place);
    utimesSync(path, 0, 0);
    writeFileSync(later, '');
    writeFileSync(join(backups, 'three.jsonl.unfinished'), 'half a backup');
    const { lines } = await runDoctor(place, backups);
    expect(lines.filter((line) => line.startsWith(`warning backups: ${backups}`))).toEqual([
      expect.stringContaining(`${later} is newer, but cannot be read`),
      expect.stringContaining('three.jsonl.unfinished was left by an interrupted backup'),
    ]);
  });

  test('reports deletions that are not saved, late or changed', async () => {
    const [place, backups] = [await startServerOnce(), freshFolder()];
    const path = join(backups, 'deletions.ledger');
    await succeed('backup', join(backups, 'one.jsonl'), place);
    const findDeletions = () => findLines(place, 'deletions', backups);
    const notSaved = expect.stringMatching(/^warning deletions: Are not saved: /);
    expect(await findDeletions()).toEqual([notSaved]);
    await succeed('deletions', path, place);
    const late = new Date(Date.now() - 5 * 3_600_000).toISOString();
    const saved = readFileSync(path, 'utf8');
    writeFileSync(path, saved.replace(/"madeAt":"[^"]+"/, `"madeAt":"${late}"`));
    expect(await findDeletions()).toEqual([
      'problem deletions: Were saved 5 hours ago.',
      expect.stringMatching(/^problem deletions: Cannot be used: .* was changed or damaged/),
    ]);
  });

  test('reports a backup that was changed or cut off', async () => {
    const [place, backups] = [await startServerOnce(), freshFolder()];
    const path = join(backups, 'one.jsonl');
    await succeed('backup', path, place);
    const whole = readFileSync(path, 'utf8');
    const findProblems = async (text: string): Promise<string[]> => {
      writeFileSync(path, text);
      const found = await findLines(place, 'backups', backups);
      return found.filter((line) => line.startsWith('problem'));
    };
    expect(await findProblems(whole)).toEqual([]);
    expect(await findProblems(whole.replace('"A01"', '"A02"'))).toEqual([
      expect.stringContaining('was changed or damaged'),
    ]);
    expect(await findProblems(whole.slice(0, 2000))).toEqual([
      expect.stringContaining('was cut off'),
    ]);
  });
});
