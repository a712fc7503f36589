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

/** The end of a version tells two sets of one day apart. */
export const markOf = (version: string): string => version.slice(version.lastIndexOf('-') + 1);

const find = ({ sets }: ParameterSets, version: Version): SetSummary | undefined =>
  sets.find((set) => set.version === version);

/** The server passes over a use whose set is damaged or gone. */
const isReadable = (all: ParameterSets, version: Version): boolean =>
  version === null || find(all, version)?.damaged === false;

export interface Present {
  /** What scores everybody, which is not what was chosen last if that set is damaged. */
  readonly version: Version;
  readonly set: SetSummary | null;
  /** The day on which it was chosen; null if nothing was ever chosen. */
  readonly since: string | null;
  /** What was chosen last, if it cannot be used. */
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

/** Whether it scored everybody once. The starting values did, before anything was chosen. */
export const wasUsed = ({ uses }: ParameterSets, version: Version): boolean =>
  version === null || uses.some((use) => use.version === version);

/** What a roll-back may lead to: what was in use before, then the starting values. */
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
