/**
 * The program of operators: `spark COMMAND`. Each command is loaded when it is called, so that the
 * server starts without the others.
 */

import packageFile from '../../../package.json' with { type: 'json' };
import { type Command, runCommand } from './run-command.ts';

interface Entry {
  readonly calls: readonly string[];
  readonly about: string;
  /** Resolves to null for a module that runs by itself, such as the server. */
  readonly load: () => Promise<Command | null>;
}

const loadBackups = () => import('./backup/backup-commands.ts');

const entries: Readonly<Record<string, Entry>> = {
  start: {
    calls: [''],
    about: 'starts the server; so does spark without a command',
    load: () => import('../main.ts').then(() => null),
  },
  backup: {
    calls: ['FILE | -', '--verify FILE | -'],
    about: 'saves everything while the server runs, or checks a backup; - is a pipe',
    load: async () => (await loadBackups()).backupCommand,
  },
  restore: {
    calls: ['FILE [--deletions FILE | --without-deletions] [--replace] [--without-previous-key]'],
    about: 'restores a backup without what was deleted or taken back since',
    load: async () => (await loadBackups()).restoreCommand,
  },
  deletions: {
    calls: ['FILE', '--apply FILE'],
    about:
      'saves the list of what was deleted, or deletes it again after a recovery to a point in time',
    load: async () => (await loadBackups()).deletionsCommand,
  },
  move: {
    calls: ['postgres://user:password@host:port/database'],
    about: 'moves a stopped embedded database to PostgreSQL (or set DATABASE_URL)',
    load: async () => (await loadBackups()).moveCommand,
  },
  keys: {
    calls: ['[--drop]'],
    about: 'says what still needs the previous master key, or gives that up',
    load: async () => (await import('./keys-command.ts')).keysCommand,
  },
  secrets: {
    calls: ['FOLDER [--database HOST] [--owner USER-ID]'],
    about: 'writes the secrets of a new site into files, and says which one to keep elsewhere',
    load: async () => (await import('./site-secrets.ts')).secretsCommand,
  },
  config: {
    calls: [''],
    about: 'prints the settings without the secrets',
    load: async () => (await import('./doctor/doctor-commands.ts')).configCommand,
  },
  doctor: {
    calls: ['[--backups FOLDER]'],
    about: 'reports what is missing or insecure in a deployment',
    load: async () => (await import('./doctor/doctor-commands.ts')).doctorCommand,
  },
  seed: {
    calls: ['HOW-MANY [--profiles] [--codes FILE]'],
    about: 'adds simulated people to the database of a demonstration',
    load: async () => (await import('./seed.ts')).seedCommand,
  },
  instrument: {
    calls: ['--format osd|mirt|csv FOLDER'],
    about: 'writes the questions, keys and parameters for other survey systems and programs',
    load: async () => (await import('./instrument/instrument.ts')).instrumentCommand,
  },
  'study example': {
    calls: [''],
    about: 'prints the description of a study (docs/study.md)',
    load: async () => (await import('./study/study-commands.ts')).exampleStudyCommand,
  },
  'study new': {
    calls: ['STUDY.toml FOLDER'],
    about: 'writes the questions, the preregistration and an empty table for a study',
    load: async () => (await import('./study/study-commands.ts')).newStudyCommand,
  },
  'study report': {
    calls: ['STUDY.toml PARTICIPANTS.csv FOLDER', 'STUDY.toml COPIES.json FOLDER --key FILE'],
    about: 'says of each preregistered claim: pass, fail or too few',
    load: async () => (await import('./study/study-commands.ts')).studyReportCommand,
  },
  'study key': {
    calls: ['FILE'],
    about: 'makes the key pair of a study that people take on a site; FILE stays with researchers',
    load: async () => (await import('./calibration-key.ts')).studyKeyCommand,
  },
  'study open': {
    calls: ['STUDY.toml'],
    about: 'opens the study on this site (embedded: stop the server), and prints its address',
    load: async () => (await import('./study/site-study.ts')).openStudyCommand,
  },
  'study list': {
    calls: [''],
    about: 'lists the studies of this site',
    load: async () => (await import('./study/site-study.ts')).listStudiesCommand,
  },
  'study export': {
    calls: ['ID COPIES.json'],
    about: 'writes the sealed copies of a study, for its researchers',
    load: async () => (await import('./study/site-study.ts')).exportStudyCommand,
  },
  'study close': {
    calls: ['ID'],
    about: 'takes no more answers (embedded: stop the server)',
    load: async () => (await import('./study/site-study.ts')).closeStudyCommand,
  },
  'calibration key': {
    calls: ['FILE'],
    about: 'makes the key pair of calibration',
    load: async () => (await import('./calibration-key.ts')).calibrationKeyCommand,
  },
  'calibration add': {
    calls: ['FILE'],
    about: 'hands the result of a calibration to the server',
    load: async () => (await import('./hand-over.ts')).addCommand,
  },
};

const describe = (name: string, { calls }: Entry): string[] =>
  calls.map((call) => `spark ${name} ${call}`.trimEnd());

function formatHelp(): string {
  const lines = Object.entries(entries).flatMap(([name, entry]) => [
    ...describe(name, entry).map((line) => `  ${line}`),
    `      ${entry.about}`,
  ]);
  return [
    'Usage:',
    ...lines,
    '  spark --version',
    '',
    'The settings are environment variables (.env.example); docs/operate.md is the manual.',
  ].join('\n');
}

function findCommand(words: readonly string[]): [name: string, args: readonly string[]] | null {
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(' ');
    if (Object.hasOwn(entries, name)) return [name, words.slice(count)];
  }
  return null;
}

async function main(words: readonly string[]): Promise<void> {
  if (words.includes('--version')) return console.log(packageFile.version);
  if (words.includes('--help') || words[0] === 'help') return console.log(formatHelp());
  const [name, args] = findCommand(words) ?? ['', []];
  const entry = entries[name];
  if (!entry) {
    console.error(`${formatHelp()}\n\nThere is no command "${words.join(' ')}".`);
    process.exitCode = 1;
    return;
  }
  const command = await entry.load();
  if (command) await runCommand(command, { usage: describe(name, entry).join('\n'), args });
}

const words = process.argv.slice(2);
await main(words.length === 0 ? ['start'] : words);
