/** What the console says about the parameter sets of a reply. Pure functions. */

import type { Reply } from '../../../../contract/endpoints.ts';
import { formatDay } from '../../../ui/language/dates.ts';
import * as words from './words.ts';

export type ParameterSets = Reply<'listParameterSets'>;
export type SetSummary = ParameterSets['sets'][number];
/** The name of a set; null for the starting values. */
export type Version = ParameterSets['inUse'];

/** Names a set inside a sentence. A version begins with its day. */
export const nameOf = (version: Version): string =>
  version === null ? words.startingValues : words.setOf(formatDay(version));

/** The end of the version distinguishes two sets from one day. */
export const markOf = (version: string): string => version.slice(version.lastIndexOf('-') + 1);

const find = ({ sets }: ParameterSets, version: Version): SetSummary | undefined =>
  sets.find((set) => set.version === version);

/** The server skips sets that are damaged or missing. */
const isReadable = (all: ParameterSets, version: Version): boolean =>
  version === null || find(all, version)?.damaged === false;

export interface Present {
  /** The version in use. It differs from the last choice if that set is damaged. */
  readonly version: Version;
  readonly set: SetSummary | null;
  /** The day on which it was chosen; null if nothing was ever chosen. */
  readonly since: string | null;
  /** The version last chosen, if it is damaged. */
  readonly damagedChoice: string | null;
}

export function findPresent(all: ParameterSets): Present {
  const use = all.uses.find(({ version }) => isReadable(all, version));
  const version = use?.version ?? null;
  return {
    version,
    set: find(all, version) ?? null,
    since: use?.day ?? null,
    damagedChoice: isReadable(all, all.inUse) ? null : all.inUse,
  };
}

/** Whether the set was ever in use. The starting values were, before the first choice. */
export const wasUsed = ({ uses }: ParameterSets, version: Version): boolean =>
  version === null || uses.some((use) => use.version === version);

/** Lists the versions for a roll-back: earlier ones first, then the starting values. */
export function findReturns(all: ParameterSets): Version[] {
  const present = findPresent(all).version;
  const before = all.uses
    .map(({ version }) => version)
    .find((version) => version !== present && isReadable(all, version));
  return [...new Set([before ?? null, null])].filter((version) => version !== present);
}

export type Standing = keyof typeof words.standings;

export function standingOf(set: SetSummary, present: Version): Standing {
  if (set.damaged) return 'damaged';
  if (set.version === present) return 'inUse';
  return set.mayBeUsed ? 'ready' : 'shadow';
}
