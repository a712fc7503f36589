import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleStudy, toDescription } from '../../../../test/support/people/describe-study.ts';
import { simulateDonations } from '../../../../test/support/people/make-copies.ts';
import { scaleFile } from '../../../../test/support/people/make-scale.ts';
import { freshFolder } from '../../../../test/support/server/fresh-storage.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { sealCopy } from '../../features/donations/copy-content.ts';
import { replacePending } from '../../features/donations/copy-store.ts';
import type { Donation } from '../../features/donations/donations.ts';
import { findStudyByToken } from '../../features/donations/studies/study-store.ts';
import { hashLinkToken } from '../../platform/crypto/link-token.ts';
import { newKeyPair } from '../../platform/crypto/seal-to-key.ts';
import { openSqlite } from '../../platform/db/sqlite/sqlite.ts';
import { studyKeyCommand } from '../calibration-key.ts';
import { runCommand } from '../run-command.ts';
import {
  closeStudyCommand,
  exportStudyCommand,
  listStudiesCommand,
  openStudyCommand,
} from './site-study.ts';
import { studyReportCommand } from './study-commands.ts';
import { parseStudy } from './study.ts';

let data: string;
let folder: string;
let printed: string[];
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2027-12-01T23:00Z'), toFake: ['Date'] });
  data = freshFolder();
  folder = freshFolder();
  printed = [];
  vi.stubEnv('DATA_DIR', data);
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
  await withSite((db) => db.migrate());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function withSite<T>(use: (db: ReturnType<typeof openSqlite>) => Promise<T>): Promise<T> {
  const db = openSqlite(data);
  try {
    return await use(db);
  } finally {
    await db.close();
  }
}

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** Writes a description with its texts, under a key of its own. */
async function describeStudy({
  sheet = 'What it is about.',
  sheetFile = 'sheet.txt',
  ...changes
}: Readonly<Record<string, string>> = {}): Promise<string> {
  await studyKeyCommand.run([join(folder, 'key.pem')]);
  write('sheet.txt', sheet);
  write('consent.txt', 'I take part.');
  write('debrief.txt', 'What we wanted to know.');
  write('mine.osd', JSON.stringify(scaleFile));
  const texts = { en: { ...exampleStudy.site?.texts.en, sheet: sheetFile } };
  const site = { ...exampleStudy.site, publicKey: printed.pop(), texts };
  const knownGroups = [{ column: 'mine_1', value: '4', theme: 'DS' }];
  const claims = { biasBy: ['language'], discriminant: [], knownGroups };
  const description = { ...exampleStudy, ...claims, site, ...changes };
  return write('study.toml', toDescription(description));
}

interface Opened {
  readonly id: string;
  readonly key: Uint8Array;
}

async function openStudy(file: string): Promise<Opened & { readonly token: string }> {
  await openStudyCommand.run([file]);
  const token = printed.pop()?.split('/study#')[1] ?? '';
  const study = await withSite((db) => db.read((tx) => findStudyByToken(tx, hashLinkToken(token))));
  return { id: study!.id, token, key: study!.public_key };
}

const storeMoved = ({ id: study, key }: Opened, given: readonly Donation[]): Promise<void> =>
  withSite((db) =>
    db.write(async (tx) => {
      for (const [at, { tag, week, edition, ...content }] of given.entries()) {
        const row = { id: `copy-${at}`, tag, week, edition, study };
        await tx
          .insertInto('donations')
          .values(sealCopy(key, row, content))
          .execute();
      }
    }),
  );

/** The mean of all answers to a theme, from 1 to 5. */
function levelOf({ answers }: Donation, theme: string): number {
  const given = bank.current.model.items.flatMap(({ category }, at) =>
    category === theme && answers[at] ? [answers[at]] : [],
  );
  const mean = given.reduce((sum, answer) => sum + answer, 0) / given.length;
  return 1 + Math.round((4 * (mean - 1)) / 6);
}

describe('a study on a site', () => {
  test('leads from a description to a report on sealed copies', async () => {
    const file = await describeStudy();
    const { id, token, key } = await openStudy(file);
    // The third question is the attention check: its right answer is the last one.
    const studyAnswers = ['125', '530', '021', '000'];
    const given = simulateDonations(12).map((donation, at) => ({
      ...donation,
      studyAnswers: studyAnswers[at % 4]!,
    }));
    await storeMoved({ id, key }, given);
    await listStudiesCommand.run([]);
    expect(printed.pop()).toContain(`${id}  12 of 400  until 2027-12-31`);
    const copies = join(folder, 'copies.json');
    await expect(exportStudyCommand.run([id, copies])).rejects.toThrow('until 2027-12-31');
    await closeStudyCommand.run([id]);
    await listStudiesCommand.run([]);
    expect(printed.pop()).toContain('ended');
    await exportStudyCommand.run([id, copies]);
    expect(readFileSync(copies, 'utf8')).not.toContain(token);
    const result = join(folder, 'result');
    await studyReportCommand.run([file, copies, result, '--key', join(folder, 'key.pem')]);
    const rows: Record<string, string>[] = parse(
      readFileSync(join(result, 'data/study-spark_data.csv')),
      { columns: true },
    );
    const answersOf = (row: Record<string, string>) =>
      bank.current.model.items.map((item) => row[item.id] ?? '').join();
    expect(rows.map(answersOf).toSorted()).toEqual(
      given.map(({ answers }) => answers.map((answer) => answer ?? '').join()).toSorted(),
    );
    const scale = rows.map((row) => [row['mine_1'], row['mine_2'], row['mine_check']].join());
    expect(new Set(scale)).toEqual(new Set(['0,1,4', '4,2,', ',1,0', ',,']));
    const scored = rows.map(({ mine_1, mine_total }) => `${mine_1}: ${mine_total}`);
    // Answers of 0 to 4: the mean of the first, and of 4 minus the second.
    expect(new Set(scored)).toEqual(new Set(['0: 1.5', '4: 3', ': 3', ': ']));
    const careless = rows.filter((row) => row['careless'] === '1');
    expect(careless.map((row) => row['mine_check'])).toEqual(['0', '0', '0']);
    const claims = readFileSync(join(result, 'results/claims.csv'), 'utf8');
    expect(claims).toMatch(/^knownGroup,DS,mine_1,4,[\d.]+,-?[\d.]+,/m);
    const codebook = readFileSync(join(result, 'dataset_description.json'), 'utf8');
    expect(codebook).toContain('let others decide?');
    expect(codebook).toContain('Attention check, to be answered by 4');
    expect(readFileSync(join(result, 'results/report.md'), 'utf8')).toContain(
      'Whoever answers mine\\_check by anything but 4 looks careless, too.',
    );
  });

  test('answers claims about a scale that the site asked', async () => {
    const file = await describeStudy();
    const study = await openStudy(file);
    const given = simulateDonations(150).map((donation) => {
      const level = levelOf(donation, 'DS');
      return { ...donation, studyAnswers: `${level}${6 - level}5` }; // the second is reversed
    });
    await storeMoved(study, given);
    await closeStudyCommand.run([study.id]);
    const [copies, result] = [join(folder, 'copies.json'), join(folder, 'result')];
    await exportStudyCommand.run([study.id, copies]);
    await studyReportCommand.run([file, copies, result, '--key', join(folder, 'key.pem')]);
    const claims = readFileSync(join(result, 'results/claims.csv'), 'utf8');
    expect(claims).toMatch(/^convergent,DS,mine_total,.*,pass$/m);
  });

  test('hands nothing over while copies wait, nor without any', async () => {
    const { id } = await openStudy(await describeStudy());
    await closeStudyCommand.run([id]);
    const exported = exportStudyCommand.run([id, join(folder, 'copies.json')]);
    await expect(exported).rejects.toThrow('has no copies');
    const [{ tag, week, edition, ...content }] = simulateDonations(1) as [Donation];
    const row = { id: 'copy', tag, week, edition, study: id };
    const waiting = { ...sealCopy(newKeyPair().publicKey, row, content), waiting_since: '' };
    await withSite((db) => db.write((tx) => replacePending(tx, waiting)));
    const again = exportStudyCommand.run([id, join(folder, 'copies.json')]);
    await expect(again).rejects.toThrow('still wait to be mixed');
  });

  test('gives no report without its key, or answers', async () => {
    const file = await describeStudy();
    const result = join(folder, 'result');
    const copies = write('copies.json', '{"edits":[],"copies":[]}');
    const report = (...args: readonly string[]) =>
      expect(studyReportCommand.run([file, ...args])).rejects;
    await report(copies, result).toThrow('holds sealed copies. Add --key');
    const no = write('no.pem', 'no key');
    await report(copies, result, '--key', no).toThrow('holds no private key');
    await studyKeyCommand.run([join(folder, 'other.pem')]);
    const other = join(folder, 'other.pem');
    await report(copies, result, '--key', other).toThrow('is not the key of this study');
    await report(copies, result, '--key', join(folder, 'key.pem')).toThrow('answers of nobody');
    const table = write('table.csv', 'participant,wave\np1,1,2\n');
    await report(table, result).toThrow('is no CSV');
    await report(table, result, '--key', join(folder, 'key.pem')).toThrow('no file of spark study');
    expect(existsSync(result)).toBe(false);
  });

  test.each([
    ['a text that is turned round', { sheet: 'turned \u202E round' }, 'that nobody can see'],
    ['a text that nobody sees', { sheet: 'a\u200Bb' }, 'that nobody can see'],
    ['a control character', { sheet: 'a\u0007b' }, 'that nobody can see'],
    ['no text', { sheet: ' \n' }, 'sheet.txt must have'],
    ['a title of two lines', { title: 'A study\nB' }, 'wrong title: it must be a line'],
    ['a secret beside the description', { sheetFile: 'key.pem' }, 'name a .txt or .md file'],
    ['a file of another folder', { sheetFile: '../sheet.txt' }, 'name a .txt or .md file'],
    ['a missing file', { sheetFile: 'none.txt' }, 'none.txt must be a file beside'],
  ])('is refused with %s', async (_, changes, message) => {
    const file = await describeStudy(changes);
    await expect(openStudyCommand.run([file])).rejects.toThrow(message);
  });

  test('publishes nothing that a link leads to', async () => {
    const file = await describeStudy({ sheetFile: 'link.txt' });
    symlinkSync(join(folder, 'key.pem'), join(folder, 'link.txt'));
    await expect(openStudyCommand.run([file])).rejects.toThrow('link.txt must be a file');
  });

  test('is refused with a text that a small scale repeats a thousand times', async () => {
    const file = await describeStudy();
    const { definition, translations } = scaleFile;
    const repeated = Array.from({ length: 1000 }, () => ({ id: 'x', type: 'inst', text_key: 'x' }));
    const items = [...repeated, ...definition.items];
    const en = { ...translations.en, x: 'a'.repeat(2000) };
    const scale = { definition: { ...definition, items }, translations: { en } };
    write('mine.osd', JSON.stringify(scale));
    await expect(openStudyCommand.run([file])).rejects.toThrow('1000000 is the most');
  });

  test('has an address in each of its languages', async () => {
    const texts = exampleStudy.site!.texts.en!;
    const file = await describeStudy();
    const key = parseStudy(readFileSync(file, 'utf8')).site!.publicKey;
    const site = { ...exampleStudy.site!, publicKey: key, texts: { en: texts, he: texts } };
    const claims = { scales: [], convergent: [], discriminant: [], knownGroups: [] };
    write('study.toml', toDescription({ ...exampleStudy, ...claims, attentionChecks: [], site }));
    await openStudyCommand.run([file]);
    const token = printed[0]!.slice('/study#'.length);
    expect(printed).toEqual([`/study#${token}`, `/he/study#${token}`]);
  });

  test('is refused after its last day', async () => {
    const file = await describeStudy();
    vi.setSystemTime('2028-01-01T00:00Z');
    await expect(openStudyCommand.run([file])).rejects.toThrow('today is 2028-01-01');
  });

  test('cannot command the terminal by its description', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
    const file = write('study.toml', 'x\u001B[2J');
    await runCommand(openStudyCommand, { usage: '', args: [file] });
    process.exitCode = undefined;
    expect(shown.mock.lastCall?.[0]).toContain('x\uFFFD[2J');
  });

  test('is refused if nobody could answer again before its end', async () => {
    const file = await describeStudy();
    vi.setSystemTime('2027-12-18T00:00Z');
    await expect(openStudyCommand.run([file])).rejects.toThrow('again 14 days after the first');
  });

  test('is refused without a key', async () => {
    await describeStudy();
    const file = write('study.toml', toDescription(exampleStudy));
    await expect(openStudyCommand.run([file])).rejects.toThrow('site.publicKey');
  });
});
