/** `spark study …`: a study of the instrument, from its plan to a verdict (docs/study.md). */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ItemBank } from '../../../core/survey/bank.ts';
import { publicKeyOf } from '../../platform/crypto/seal-to-key.ts';
import { CalibrationKeyError, readCalibrationKey } from '../calibration-key.ts';
import { instrumentFiles, readBankInUse } from '../instrument/instrument.ts';
import { toCsv } from '../instrument/tables.ts';
import { type Command, UsageError } from '../run-command.ts';
import { bars } from './claims.ts';
import { openCopies } from './copies-file.ts';
import { exampleDescription } from './example.ts';
import { answerClaims, type Finding } from './findings.ts';
import { drawForestPlot } from './forest-plot.ts';
import { hasAnswered, readParticipants } from './participants.ts';
import { renderPreregistration, renderReport } from './preregistration.ts';
import { psychDsFiles } from './psych-ds.ts';
import { readQuestions } from './scale-questions.ts';
import { maxScaleLength, readScale, type ScaleKey } from './scales.ts';
import { readBeside, readStudy, type Study } from './study.ts';

function writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
  if (existsSync(folder)) throw new UsageError(`${folder} exists already. Name a new folder.`);
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), contents);
  }
}

/** The columns that researchers fill in, besides the questions. */
function columnsOf(study: Study, scales: readonly ScaleKey[]): string[] {
  const { convergent, discriminant, knownGroups, biasBy, attentionChecks } = study;
  const naming = [...convergent, ...discriminant, ...knownGroups, ...attentionChecks];
  const named = naming.map(({ column }) => column);
  const isScored = (name: string): boolean => scales.some(({ column }) => column === name);
  return [...new Set([...named, ...biasBy])].filter((name) => !isScored(name));
}

/** Reads the scales beside the description. Throws a `UsageError` if one asks an id of ours. */
function readScales(file: string, { scales }: Study, ids: readonly string[]): ScaleKey[] {
  const keys = scales.flatMap((name) =>
    readScale(readBeside(dirname(file), name, maxScaleLength), name),
  );
  const double = keys.flatMap(({ items }) => items).find(({ id }) => ids.includes(id));
  if (double) throw new UsageError(`${double.id} is a question of this instrument: rename it.`);
  return keys;
}

/** Throws a `UsageError` if the file holds the key of another study. */
function readStudyKey(path: string, { site }: Study): Uint8Array {
  const privateKey = readCalibrationKey(path);
  const publicKey = Buffer.from(publicKeyOf(privateKey));
  if (!site || !publicKey.equals(Buffer.from(site.publicKey, 'base64')))
    throw new UsageError(
      `${path} is not the key of this study: its public half is not site.publicKey of the description. Name the file that spark study key wrote for it.`,
    );
  return privateKey;
}

function readTable(bank: ItemBank, study: Study, path: string, key: string | undefined) {
  const text = readFileSync(path, 'utf8');
  if (key !== undefined) return openCopies(bank, text, readStudyKey(key, study));
  if (text.startsWith('{'))
    throw new UsageError(`${path} holds sealed copies. Add --key and the file of the study's key.`);
  return { csv: text, unreadable: 0 };
}

const claimRows = (findings: readonly Finding[]) => [
  ['kind', 'theme', 'column', 'value', 'bar', 'estimate', 'low', 'high', 'n', 'verdict'],
  ...findings.map(({ claim: { kind, theme = '', column = '', value = '' }, interval, verdict }) => {
    const { estimate = '', low = '', high = '', n = '' } = interval ?? {};
    return [kind, theme, column, value, bars[kind].value, estimate, low, high, n, verdict];
  }),
];

export const exampleStudyCommand: Command = {
  run: async (args) => {
    if (args.length > 0) throw new UsageError();
    console.log(exampleDescription.trimEnd());
    return null;
  },
};

export const newStudyCommand: Command = {
  run: async ([file, folder, ...others]) => {
    if (file === undefined || folder === undefined || others.length > 0) throw new UsageError();
    const study = readStudy(file);
    const bank = await readBankInUse();
    const ids = bank.current.model.items.map(({ id }) => id);
    const scales = readScales(file, study, ids);
    if (study.site) readQuestions(dirname(file), study, study.site); // before it is deposited
    const columns = [...new Set(scales.flatMap(({ items }) => items.map(({ id }) => id)))];
    writeFolder(folder, {
      'preregistration.md': renderPreregistration(study, bank),
      'participants.csv': toCsv([
        ['participant', 'wave', ...columnsOf(study, scales), ...columns, ...ids],
      ]),
      ...instrumentFiles('osd', bank),
    });
    return `Wrote the questions, the preregistration and an empty table to ${folder}.`;
  },
};

export const studyReportCommand: Command = {
  expectedErrors: [CalibrationKeyError],
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { key: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, answers, folder, ...others] = positionals;
    if (file === undefined || answers === undefined || folder === undefined || others.length > 0)
      throw new UsageError();
    const study = readStudy(file);
    const bank = await readBankInUse();
    const ids = bank.current.model.items.map(({ id }) => id);
    const scales = readScales(file, study, ids);
    const { csv, unreadable } = readTable(bank, study, answers, values.key);
    const { attentionChecks } = study;
    const everybody = readParticipants(bank.current, csv, { scales, attentionChecks });
    const people = everybody.filter(hasAnswered);
    const left =
      unreadable > 0
        ? ` ${unreadable} copies do not open: they were changed, or a newer version made them.`
        : '';
    if (people.length === 0) throw new UsageError(`${answers} has answers of nobody.${left}`);
    const findings = answerClaims(bank.current.model, study, people);
    const counts = {
      people: people.length,
      silent: everybody.length - people.length,
      careless: people.filter(({ isCareless }) => isCareless).length,
      retest: people.filter(({ retest }) => retest).length,
    };
    writeFolder(folder, {
      'results/report.md': renderReport(study, bank, findings, counts),
      'results/claims.csv': toCsv(claimRows(findings)),
      'results/claims.svg': drawForestPlot(findings),
      ...psychDsFiles(bank, { study, scales }, everybody),
    });
    return `Wrote the report on ${people.length} people to ${folder}.${left}`;
  },
};
