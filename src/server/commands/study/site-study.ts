/** A study that people take on this site: opening and closing it, and handing its copies over. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Locale, localeFacts } from '../../../domain/locales.ts';
import { readMaintenanceConfig } from '../../config/config.ts';
import { studies } from '../../features/donations/donations.ts';
import { dayMilliseconds, utcDay } from '../../platform/clock.ts';
import { hashLinkToken, newLinkToken } from '../../platform/crypto/link-token.ts';
import { randomSymbols } from '../../platform/crypto/random.ts';
import { isPublicKey } from '../../platform/crypto/seal-to-key.ts';
import { writeWhole } from '../hand-over.ts';
import { requireDatabase, withDatabase, withSnapshot } from '../open-database.ts';
import { type Command, UsageError } from '../run-command.ts';
import { formatCopies } from './copies-file.ts';
import { readQuestions } from './scale-questions.ts';
import { hidden, readBeside, readStudy, type Study } from './study.ts';

const maxTextLength = 20_000;
/** Every request of a participant reads all, although a small file can repeat a text often. */
const maxContentLength = 1_000_000;

function readText(folder: string, name: string): string {
  const text = readBeside(folder, name, maxTextLength);
  if (hidden.test(text)) throw new UsageError(`${name} must have no letters that nobody can see.`);
  return text;
}

function readContent(file: string, study: Study, site: NonNullable<Study['site']>) {
  const { title, responsible, ethics, people } = study;
  const texts = Object.entries(site.texts).map(([locale, names]) => [
    locale,
    Object.fromEntries(
      Object.entries(names).map(([part, name]) => [part, readText(dirname(file), name)]),
    ),
  ]);
  const { completionCode, details, retest } = site;
  const content = JSON.stringify({
    title,
    responsible,
    ethics,
    quota: people,
    details,
    completionCode,
    retest,
    texts: Object.fromEntries(texts),
    questions: readQuestions(dirname(file), study, site),
  });
  if (content.length > maxContentLength)
    throw new UsageError(
      `All texts together have ${content.length} characters; ${maxContentLength} is the most.`,
    );
  return content;
}

const settings = () => readMaintenanceConfig(process.env);

/** Needs a stopped server if the database is embedded. */
async function openStudy([file, ...others]: readonly string[]): Promise<string> {
  if (file === undefined || others.length > 0) throw new UsageError();
  const study = readStudy(file);
  if (!study.site) throw new UsageError('The description has no part "site" (docs/study.md).');
  const { site } = study;
  const publicKey = Buffer.from(site.publicKey, 'base64');
  if (!isPublicKey(publicKey))
    throw new UsageError('site.publicKey must be the line that spark study key prints.');
  const today = utcDay(Date.now());
  if (site.lastDay < today)
    throw new UsageError(
      `site.lastDay is ${site.lastDay}, and today is ${today}: name a later day.`,
    );
  if (site.retest && utcDay(Date.now() + site.retest.days * dayMilliseconds) > site.lastDay)
    throw new UsageError(
      `site.lastDay is ${site.lastDay}: nobody could answer again ${site.retest.days} days after the first time.`,
    );
  const content = readContent(file, study, site);
  const config = settings();
  requireDatabase(config);
  const token = newLinkToken(randomBytes);
  const id = randomSymbols(randomBytes, 5);
  await withDatabase(config, async (db) => {
    await db.read(studies.requireCurrentSchema);
    await db.write((tx) =>
      studies.insertStudy(tx, {
        id,
        token_hash: hashLinkToken(token),
        public_key: new Uint8Array(publicKey),
        last_day: site.lastDay,
        content,
      }),
    );
  });
  for (const locale of Object.keys(site.texts) as Locale[])
    // as: checked by the schema
    console.log(`${config.PUBLIC_URL ?? ''}${localeFacts[locale].basePath}/study#${token}`);
  return `Study ${id} is open until ${site.lastDay}. Note the address, one for each language: only a fingerprint of its end is stored.`;
}

async function requireStudy(id: string | undefined, others: readonly string[]) {
  if (id === undefined || others.length > 0) throw new UsageError();
  const config = settings();
  const found = await withSnapshot(config, async (snapshot) =>
    snapshot.read(async (tx) => {
      await studies.requireCurrentSchema(tx);
      return studies.findStudy(tx, id);
    }),
  );
  if (!found) throw new UsageError(`There is no study ${id}; spark study list names all.`);
  return { config, study: found };
}

async function closeStudy([id, ...others]: readonly string[]): Promise<string> {
  const { config, study } = await requireStudy(id, others);
  await withDatabase(config, (db) =>
    db.write((tx) => studies.closeStudy(tx, study.id, Date.now())),
  );
  return `Study ${study.id} is closed. Its participants can still leave it.`;
}

async function listStudies(args: readonly string[]): Promise<null> {
  if (args.length > 0) throw new UsageError();
  await withSnapshot(settings(), (snapshot) =>
    snapshot.read(async (tx) => {
      await studies.requireCurrentSchema(tx);
      for (const study of await studies.listStudies(tx)) {
        const { title, quota } = studies.parseContent(study);
        const copies = await studies.countCopies(tx, study.id);
        const until = studies.hasEnded(study, Date.now()) ? 'ended' : `until ${study.last_day}`;
        console.log(`${study.id}  ${copies} of ${quota}  ${until}  ${title}`);
      }
    }),
  );
  return null;
}

/** Refused before the study has ended: files of two days would show who answered in between. */
async function exportStudy([id, path, ...others]: readonly string[]): Promise<string> {
  if (path === undefined) throw new UsageError();
  const { config, study } = await requireStudy(id, others);
  if (existsSync(path)) throw new UsageError(`${path} exists already. Name a new file.`);
  if (!studies.hasEnded(study, Date.now()))
    throw new UsageError(
      `Study ${study.id} takes answers until ${study.last_day}, and hands them over after that. To end it now: spark study close ${study.id}.`,
    );
  const { sealed, isWaiting } = await withSnapshot(config, (snapshot) =>
    snapshot.read(async (tx) => ({
      sealed: await studies.selectSealedCopies(tx, study.id),
      isWaiting: await studies.hasWaitingCopies(tx, study.id),
    })),
  );
  if (isWaiting)
    throw new UsageError(
      `Copies of study ${study.id} still wait to be mixed with others. Let the server run, for two days at most, and try again.`,
    );
  if (sealed.donations.length === 0)
    throw new UsageError(`Study ${study.id} has no copies: nobody finished it, or all have left.`);
  writeWhole(path, formatCopies(sealed, studies.parseContent(study)));
  return `Wrote ${sealed.donations.length} sealed copies to ${path}.`;
}

export const openStudyCommand: Command = { run: openStudy };
export const closeStudyCommand: Command = { run: closeStudy };
export const listStudiesCommand: Command = { run: listStudies };
export const exportStudyCommand: Command = { run: exportStudy };
