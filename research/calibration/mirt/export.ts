/**
 * `export --mirt FOLDER`: the instrument for researchers who work in R. Writes
 * the parameters in use, or the starting values, as CSV, and a script that builds a model
 * of the package mirt (Chalmers 2012) from them.
 */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Bank, traits } from 'spark-psychometrics';
import { latentCount } from '../../../packages/psychometrics/src/bank/traits.ts';
import type { ItemBank } from '../../../src/core/survey/bank.ts';
import { themes } from '../../../src/domain/themes.ts';
import { openSnapshot } from '../../../src/server/commands/open-database.ts';
import { type Command, UsageError } from '../../../src/server/commands/run-command.ts';
import { readMaintenanceConfig } from '../../../src/server/config/config.ts';
import { readItemBank } from '../../../src/server/features/survey/survey.ts';
import { CalibrationError, readSiteRows } from '../donations.ts';
import { findBankInUse } from '../result.ts';
import { shortForm } from './short-form.ts';

/** The names of the 27 dimensions: DS+, DS-, …, then one contrast of each theme. */
export const dimensionNames: readonly string[] = [
  ...traits.map(({ theme, pole }) => `${theme}${pole}`),
  ...themes.map((theme) => `${theme} contrast`),
];

type Cell = string | number;

/** RFC 4180. Numbers keep all their digits. */
const quote = (cell: Cell): string =>
  /[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);
const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

/**
 * The graded response model in the form of mirt: P(answer > k) = logistic(a . theta + d_k), with
 * the slopes a1 to a27 and the intercepts d1 to d6, which fall.
 */
function itemRows(bank: Bank, texts: ReadonlyMap<string, string>): Cell[][] {
  return bank.items.map(({ id, form, category, pole, facet, rarity }, i) => {
    const { dimensions, slopes, intercepts } = bank.linear[i]!;
    const row = Array.from({ length: latentCount }, () => 0);
    dimensions.forEach((dimension, k) => (row[dimension] = slopes[k]!));
    const isShort = shortForm.includes(id) ? 'yes' : 'no';
    const description = [id, form, category, pole, facet, rarity, isShort, bank.status[i]!];
    return [...description, ...row, ...intercepts, texts.get(id) ?? ''];
  });
}

const itemColumns = 'id form theme pole facet rarity short_form status'
  .split(' ')
  .concat(numbered('a', latentCount), numbered('d', 6), 'text');

function covarianceRows({ priorCovariance }: Bank): Cell[][] {
  return dimensionNames.map((name, i) => [
    name,
    ...priorCovariance.subarray(i * latentCount, (i + 1) * latentCount),
  ]);
}

const script = `# Builds a mirt model from items.csv and covariance.csv.
# Needs the packages mirt and mirtCAT: install.packages(c("mirt", "mirtCAT"))
# Answers are 1 ("Hard No!") to 7 ("Hell Yes!"), NA where a question was not asked.

library(mirt)

items <- read.csv("items.csv", fileEncoding = "UTF-8", colClasses = c(pole = "character"))
covariance <- as.matrix(read.csv("covariance.csv", row.names = 1, check.names = FALSE))
parameters <- items[, c(paste0("a", 1:${latentCount}), paste0("d", 1:6))]
rownames(parameters) <- items$id

spark <- mirtCAT::generate.mirt_object(
  parameters,
  itemtype = "graded",
  latent_covariance = covariance,
  min_category = rep(1L, nrow(items))
)

# Scores of people, one row each with the columns of items$id:
#   fscores(spark, method = "MAP", response.pattern = answers)
# The short form asks items$id[items$short_form == "yes"]; the others stay NA.
`;

/** Returns the contents of the files by name. */
export const mirtFiles = ({ current, texts }: ItemBank): Readonly<Record<string, string>> => ({
  'items.csv': toCsv([
    itemColumns,
    ...itemRows(current.model, new Map(texts.map(({ id, text }) => [id, text]))),
  ]),
  'covariance.csv': toCsv([['dimension', ...dimensionNames], ...covarianceRows(current.model)]),
  'mirt.R': script,
});

/** The parameters in use at the configured site. */
async function readBankInUse(starting: ItemBank): Promise<ItemBank> {
  const snapshot = openSnapshot(readMaintenanceConfig(process.env));
  return findBankInUse(await readSiteRows(snapshot).finally(() => snapshot.close()), starting);
}

async function run(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: { mirt: { type: 'string' }, 'starting-values': { type: 'boolean' } },
  });
  if (values.mirt === undefined) throw new UsageError();
  if (existsSync(values.mirt))
    throw new CalibrationError(`${values.mirt} exists already. Name a new folder.`);
  const starting = readItemBank(new URL('../../../items/', import.meta.url));
  const bank = values['starting-values'] ? starting : await readBankInUse(starting);
  mkdirSync(values.mirt, { recursive: true });
  for (const [name, contents] of Object.entries(mirtFiles(bank)))
    writeFileSync(join(values.mirt, name), contents);
  const version = bank.parameterSet ?? 'starting values';
  return `Wrote ${bank.current.model.items.length} questions (${version}) to ${values.mirt}.`;
}

export const exportCommand: Command = { expectedErrors: [CalibrationError], run };
