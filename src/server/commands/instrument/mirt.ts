/**
 * The instrument for researchers who work in R: the parameters as CSV, and a script that builds a
 * model of the package mirt (Chalmers 2012) from them.
 */

import { type Bank, traits } from 'spark-psychometrics';
import type { ItemBank } from '../../../core/survey/bank.ts';
import { themes } from '../../../domain/themes.ts';
import { shortForm } from './short-form.ts';
import { numbered, type Rows, toCsv } from './tables.ts';

/** The names of the 27 dimensions: DS+, DS-, …, then one contrast of each theme. */
export const dimensionNames: readonly string[] = [
  ...traits.map(({ theme, pole }) => `${theme}${pole}`),
  ...themes.map((theme) => `${theme} contrast`),
];

/**
 * The graded response model in the form of mirt: P(answer > k) = logistic(a . theta + d_k), with
 * the slopes a1 to a27 and the intercepts d1 to d6, which fall.
 */
function itemRows(bank: Bank, texts: ReadonlyMap<string, string>): Rows {
  return bank.items.map(({ id, form, category, pole, facet, rarity }, i) => {
    const { dimensions, slopes, intercepts } = bank.linear[i]!;
    const row = Array.from({ length: dimensionNames.length }, () => 0);
    dimensions.forEach((dimension, k) => (row[dimension] = slopes[k]!));
    const isShort = shortForm.includes(id) ? 'yes' : 'no';
    const description = [id, form, category, pole, facet, rarity, isShort, bank.status[i]!];
    return [...description, ...row, ...intercepts, texts.get(id) ?? ''];
  });
}

const itemColumns = 'id form theme pole facet rarity short_form status'
  .split(' ')
  .concat(numbered('a', dimensionNames.length), numbered('d', 6), 'text');

function covarianceRows({ priorCovariance }: Bank): Rows {
  return dimensionNames.map((name, i) => [
    name,
    ...priorCovariance.subarray(i * dimensionNames.length, (i + 1) * dimensionNames.length),
  ]);
}

const script = `# Builds a mirt model from items.csv and covariance.csv.
# Needs the packages mirt and mirtCAT: install.packages(c("mirt", "mirtCAT"))
# Answers are 1 ("Hard No!") to 7 ("Hell Yes!"), NA where a question was not asked.

library(mirt)

items <- read.csv("items.csv", fileEncoding = "UTF-8", colClasses = c(pole = "character"))
covariance <- as.matrix(read.csv("covariance.csv", row.names = 1, check.names = FALSE))
parameters <- items[, c(paste0("a", 1:${dimensionNames.length}), paste0("d", 1:6))]
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
