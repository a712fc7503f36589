/** The description of a study, which its researchers write (docs/study.md). */

import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TomlDate } from 'smol-toml';
import { z } from 'zod';
import { locales } from '../../../domain/locales.ts';
import { themes } from '../../../domain/themes.ts';
import { UsageError } from '../run-command.ts';

/** Invisible characters, except line breaks, tabs, joiners and marks of direction. */
export const hidden = /[^\P{C}\n\r\t\u200C-\u200F]|[\u2028\u2029]/u;

const line = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .refine((text) => !/[\n\r\t]/.test(text) && !hidden.test(text), 'it must be a line of letters');
/** In no other folder: a description from elsewhere could name a secret of the operator. */
const textFile = line.regex(/^[^/\\]+\.(?:md|txt)$/, 'name a .txt or .md file beside it');
const scaleFile = line.regex(/^[^/\\]+\.osd$/, 'name an .osd file beside it');
const column = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'a column is named in a-z, 0-9 and _');
const theme = z
  .enum(themes as [string, ...string[]])
  .transform((name) => name as (typeof themes)[number]); // as: one of them

/** For a study that people take on a Spark site. */
const site = z.strictObject({
  /** Checked once the study is opened. `spark study key` prints it. */
  publicKey: z.string(),
  /** The last UTC day on which answers are taken. */
  lastDay: z.preprocess(
    (value) => (value instanceof TomlDate ? value.toISOString() : value),
    z.iso.date(),
  ),
  /** Whether copies hold age range and gender, of people who give them. */
  details: z.boolean().default(false),
  /** What everybody is shown at the end. */
  completionCode: line.max(60).nullable().default(null),
  /** If the same people are asked again: after how many days, and what they are shown then. */
  retest: z
    .strictObject({
      days: z.number().int().min(1).max(365),
      completionCode: line.max(60).nullable().default(null),
    })
    .nullable()
    .default(null),
  /** Files beside the description, by language. */
  texts: z
    .partialRecord(
      z.enum(locales),
      z.strictObject({ sheet: textFile, consent: textFile, debrief: textFile }),
    )
    .refine((texts) => Object.keys(texts).length > 0, 'name a language'),
});

const schema = z.strictObject({
  title: line,
  responsible: line,
  /** The number of the ethics board's approval. */
  ethics: line,
  /** How many people are to answer (on a site no more), and how many of them again. */
  people: z.number().int().min(1).max(100_000),
  retest: z.number().int().min(0).max(100_000),
  /** Open Scale Definition files of other scales, beside the description. */
  scales: z.array(scaleFile).default([]),
  /** Scores of other scales that should go with a theme, or should not. */
  convergent: z.array(z.strictObject({ column, theme })).default([]),
  discriminant: z.array(z.strictObject({ column, theme })).default([]),
  /** Groups that should differ: people with this value score higher than all others. */
  knownGroups: z.array(z.strictObject({ column, value: line, theme })).default([]),
  /** Columns whose two largest groups should answer each question alike. */
  biasBy: z.array(column).default([]),
  /** Questions with one right answer. Whoever gives another did not read. */
  attentionChecks: z.array(z.strictObject({ column: line, answer: line })).default([]),
  site: site.optional(),
});

export type Study = z.infer<typeof schema>;

/** Throws a `UsageError` that names the first wrong field. */
export function parseStudy(text: string): Study {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    throw new UsageError(`The description of the study is no TOML. ${(error as Error).message}`); // as: parse throws no other
  }
  const { data, error } = schema.safeParse(value);
  if (data) return data;
  const [issue] = error.issues;
  throw new UsageError(
    `The description of the study has a wrong ${issue?.path.join('.') || 'form'}: ${issue?.message}.`,
  );
}

export const readStudy = (path: string): Study => parseStudy(readFileSync(path, 'utf8'));

/** Everybody on a site can read the text, so a symbolic link could publish a secret. */
export function readBeside(folder: string, name: string, maxLength: number): string {
  if (!lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`${name} must be a file beside the description, and no link.`);
  const text = readFileSync(join(folder, name), 'utf8').trim();
  if (text === '' || text.length > maxLength)
    throw new UsageError(`${name} must have 1 to ${maxLength} characters.`);
  return text;
}
