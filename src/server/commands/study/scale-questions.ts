/** The questions of scales that a study brings, as a site asks them: plain texts, one choice. */

import { isDeepStrictEqual } from 'node:util';
import type { QuestionGroup } from '../../../contract/studies.ts';
import { ageRanges, genders } from '../../../domain/account.ts';
import { type Locale, locales } from '../../../domain/locales.ts';
import { maxStudyQuestions, optionCounts } from '../../../domain/study-questions.ts';
import { UsageError } from '../run-command.ts';
import {
  findResponses,
  maxScaleLength,
  parseScale,
  readScale,
  type ScaleFile,
  type ScaleKey,
} from './scales.ts';
import { hidden, readBeside, type Study } from './study.ts';

const maxLengths = { question: 300, option: 100, head: 2000 } as const;

/** Tags of the format that leave nothing but a line break. */
const lineTags = /<br ?\/?>|<\/?(?:p|h[1-6])>/gi;
const letterTags = /<\/?(?:b|i|u|em|strong)>/gi;
/** What other tags and entities look like. */
const markup = /<[a-z/!?]|&#?\w+;/i;

/** An id becomes the name of a column, so it must be none of ours. */
const idPattern = /^(?![ABE]\d\d$)[A-Za-z]\w{0,39}$/;
const ourColumns =
  /^(?:participant|wave|days_to_retest|careless|language|age_range|gender|score_.*)$/;

type Item = ScaleFile['definition']['items'][number];

/** One scale file, and the languages of the study. */
interface Source {
  readonly name: string;
  readonly file: ScaleFile;
  readonly languages: readonly Locale[];
}

function translate(
  { name, file, languages }: Source,
  key: string,
  maxLength: number,
): Partial<Record<Locale, string>> {
  const texts = languages.map((locale) => {
    const found = file.translations[locale]?.[key];
    const text = typeof found === 'string' ? toPlainText(found) : '';
    if (text === '') throw new UsageError(`${name}: ${key} has no text in ${locale}.`);
    if (text.length > maxLength || hidden.test(text) || markup.test(text))
      throw new UsageError(
        `${name}: ${key} in ${locale} must be plain text of at most ${maxLength} characters, without other tags than of headings, lines and bold or slanted letters, and with none that nobody can see.`,
      );
    return [locale, text];
  });
  return Object.fromEntries(texts);
}

/**
 * Trims line by line: a regular expression over a million spaces could take minutes, while the
 * server is stopped.
 */
const toPlainText = (text: string): string =>
  text
    .replaceAll(lineTags, '\n')
    .replaceAll(letterTags, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

function requireAlways({ name }: Source, { id, visible_when, variant_when }: Item): void {
  if (visible_when !== undefined || variant_when !== undefined)
    throw new UsageError(`${name}: ${id} depends on other answers. A site asks everybody all.`);
}

/** Throws a `UsageError` that names a question which a site cannot ask. */
function requireLikert({ name, file }: Source, item: Item): void {
  const { id, type, response_scale: named } = item;
  if (type !== 'likert')
    throw new UsageError(`${name}: ${id} is of type ${type}. A site shows inst and asks likert.`);
  if (named !== undefined && !file.definition.response_scales[named])
    throw new UsageError(`${name}: ${id} is answered by ${named}, which is not there.`);
  if (!idPattern.test(id) || ourColumns.test(id))
    throw new UsageError(
      `${name}: rename ${id}. An id has up to 40 letters, digits and _, and is no column of ours.`,
    );
}

/** How a question is answered, and what stands above; a number where the file has no label. */
function readGroup(source: Source, item: Item): Omit<QuestionGroup, 'questions'> {
  const { min, max, labels, head } = findResponses(source.file.definition, item);
  const count = max - min + 1;
  if (![min, max].every(Number.isInteger) || count < optionCounts.min || count > optionCounts.max)
    throw new UsageError(
      `${source.name}: ${item.id} must have ${optionCounts.min} to ${optionCounts.max} answers.`,
    );
  const options = Array.from({ length: count }, (_, at) => {
    const key = labels[at];
    return key ? translate(source, key, maxLengths.option) : null;
  });
  const heads = head === null ? null : translate(source, head, maxLengths.head);
  const texts = source.languages.map((locale) => [
    locale,
    {
      head: heads?.[locale] ?? null,
      options: options.map((option, at) => option?.[locale] ?? String(min + at)),
    },
  ]);
  return { min, texts: Object.fromEntries(texts) };
}

/** Adds instructions, which the format asks like questions, to what stands above the next one. */
function withInstructions(
  { texts, ...group }: Omit<QuestionGroup, 'questions'>,
  instructions: readonly Partial<Record<Locale, string>>[],
): typeof group & Pick<QuestionGroup, 'texts'> {
  const all = Object.entries(texts).map(([key, { head, options }]) => {
    const locale = key as Locale; // as: a key of the object
    const lines = [...instructions.map((each) => each[locale]), head];
    const above = lines.filter((line) => line != null);
    return [locale, { head: above.length > 0 ? above.join('\n\n') : null, options }];
  });
  return { ...group, texts: Object.fromEntries(all) };
}

function readGroups(source: Source): QuestionGroup[] {
  const groups: { like: object; group: QuestionGroup }[] = [];
  let instructions: Partial<Record<Locale, string>>[] = [];
  for (const item of source.file.definition.items) {
    requireAlways(source, item);
    const key = item.text_key ?? item.id;
    if (item.type === 'inst') {
      instructions.push(translate(source, key, maxLengths.head));
      continue;
    }
    requireLikert(source, item);
    const like = readGroup(source, item);
    const question = { id: item.id, texts: translate(source, key, maxLengths.question) };
    const last = groups.at(-1);
    if (last && instructions.length === 0 && isDeepStrictEqual(last.like, like))
      last.group.questions.push(question);
    else
      groups.push({
        like,
        group: { ...withInstructions(like, instructions), questions: [question] },
      });
    instructions = [];
  }
  if (instructions.length > 0)
    throw new UsageError(`${source.name} ends with an instruction: say it in the debrief.`);
  return groups.map(({ group }) => group);
}

type Columns = ReadonlyMap<string, readonly string[] | null>;

/** The columns that a site fills in, and what each may say; null for a score. */
function listColumns(
  groups: readonly QuestionGroup[],
  scores: readonly ScaleKey[],
  hasDetails: boolean,
): Columns {
  const asked = groups.flatMap(({ min, texts, questions }) => {
    const [{ options } = { options: [] }] = Object.values(texts);
    const values = options.map((_, at) => String(min + at));
    return questions.map(({ id }) => [id, values] as const);
  });
  return new Map<string, readonly string[] | null>([
    ['language', locales],
    ...(hasDetails
      ? ([
          ['age_range', ageRanges],
          ['gender', genders],
        ] as const)
      : []),
    ...asked,
    ...scores.map(({ column }) => [column, null] as const),
  ]);
}

/** Throws a `UsageError` for a claim or a check that the table of a site could never answer. */
function requireColumns(study: Study, columns: Columns): void {
  const require = (field: string, column: string, value?: string) => {
    const values = columns.get(column);
    if (values === undefined)
      throw new UsageError(
        `${field}: a site has no column ${column}. Ask for it in a scale, or delete this part; age_range and gender need details = true.`,
      );
    if (value !== undefined && values && !values.includes(value))
      throw new UsageError(
        `${field}: ${column} is never ${value} on a site, but one of ${values.join(', ')}.`,
      );
  };
  study.convergent.forEach(({ column }) => require('convergent', column));
  study.discriminant.forEach(({ column }) => require('discriminant', column));
  study.biasBy.forEach((column) => require('biasBy', column));
  study.knownGroups.forEach(({ column, value }) => require('knownGroups', column, value));
  study.attentionChecks.forEach(({ column, answer }) => require('attentionChecks', column, answer));
}

/** Throws a `UsageError` for a scale that a site cannot ask, or score. */
export function readQuestions(
  folder: string,
  study: Study,
  { texts, details }: NonNullable<Study['site']>,
): QuestionGroup[] {
  const languages = Object.keys(texts) as Locale[]; // as: checked by the schema
  const files = study.scales.map((name) => {
    const text = readBeside(folder, name, maxScaleLength);
    return { scores: readScale(text, name), file: parseScale(text, name), name, languages };
  });
  const groups = files.flatMap(readGroups);
  const ids = groups.flatMap(({ questions }) => questions.map(({ id }) => id));
  const double = ids.find((id, at) => ids.indexOf(id) !== at);
  if (double !== undefined)
    throw new UsageError(`Two questions have the id ${double}: rename one.`);
  if (ids.length > maxStudyQuestions)
    throw new UsageError(
      `The scales ask ${ids.length} questions; ${maxStudyQuestions} is the most.`,
    );
  const scores = files.flatMap((each) => each.scores);
  requireColumns(study, listColumns(groups, scores, details));
  return groups;
}
