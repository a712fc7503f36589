/** The texts outside every `words.ts` that a page may show, and where they live. */

import { readFileSync } from 'node:fs';
import { calls } from '../../src/contract/endpoints.ts';
import { storedTables } from '../../src/contract/stored-data.ts';
import * as activityGroups from '../../src/domain/activity-groups.ts';
import * as archetypes from '../../src/domain/archetypes.ts';
import * as interest from '../../src/domain/interest.ts';
import { localeFacts } from '../../src/domain/locales.ts';
import * as productWords from '../../src/domain/product-words.ts';
import * as product from '../../src/domain/product.ts';
import * as scaleWords from '../../src/domain/scale-words.ts';
import * as scoring from '../../src/domain/scoring.ts';
import * as survey from '../../src/domain/survey.ts';
import * as themes from '../../src/domain/themes.ts';
import * as domain from '../../src/domain/words.ts';
import { citations } from '../../src/web/features/methodology/citations.ts';
import { tabKeys } from '../../src/web/platform/arrival/opened-link.ts';
import { storedKeys } from '../../src/web/platform/storage.ts';
import { collectStrings } from './own-texts.ts';

/** The server writes these too: into replies, summaries, mails and documents. */
const sharedWithServer = [
  localeFacts,
  activityGroups,
  archetypes,
  domain,
  productWords,
  scaleWords,
  interest,
  product,
  scoring,
  survey,
  themes,
  calls,
  storedTables,
];

/** Names that a program uses, which the privacy page lists. */
const names = [
  ['theme', storedKeys],
  tabKeys,
  storedTables.flatMap(({ table, columns }) => columns.map(({ column }) => `${table}.${column}`)),
];

/** The bars of the study, in the words of its report. */
const study: unknown = JSON.parse(
  readFileSync(new URL('../../src/web/features/methodology/study.json', import.meta.url), 'utf8'),
);

export const textsWithOtherHomes = collectStrings([sharedWithServer, names, study, citations]);
