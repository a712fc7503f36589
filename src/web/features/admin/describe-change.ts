/** Puts an entry of the audit log into words. Pure functions. */

import type { Reply } from '../../../contract/endpoints.ts';
import { formatDay } from '../../ui/language/dates.ts';
import { markOf } from './scoring/parameter-sets.ts';
import * as words from './words.ts';

export type AuditEntry = Reply<'listAudit'>['entries'][number];

/** What the server writes into an entry about a switch of the scoring (F4). */
const scoring = { target: 'parameter set', startingValues: 'starting values' } as const;

const describeVersion = (version: string): string =>
  version === scoring.startingValues
    ? words.startingValues
    : words.setOf(formatDay(version), markOf(version));

/** The texts of edits stand as they were typed. */
export function describeChange({ target, field, before, after }: AuditEntry) {
  return target === scoring.target
    ? { what: words.setInUse, before: describeVersion(before), after: describeVersion(after) }
    : { what: words.targetAndField(target, field), before, after };
}
