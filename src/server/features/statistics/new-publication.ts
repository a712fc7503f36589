/** Makes new statistics from everybody who donated answers (ADR 30). Reads and writes nothing. */

import { mayRefresh } from '../../../domain/readings/statistics.ts';
import {
  addCohort,
  type Bank,
  describePopulation,
  type ScoredPerson,
} from '../../../psychometrics/index.ts';
import { encodeTag, type Publication } from './publish.ts';
import type { StoredStatistics } from './snapshot.ts';

/** A donated copy, scored. */
export interface DonatedPerson extends ScoredPerson {
  /** The tag of the copy, which stays the same after a retake. */
  readonly tag: Uint8Array;
}

export interface Population {
  /** Everybody whose copy is not withdrawn and looks careful. */
  readonly people: readonly DonatedPerson[];
  /**
   * The tags of all copies that are not withdrawn, so that somebody whose answers look careless
   * this time is not counted again the next time; by default, those of the people.
   */
  readonly existing?: readonly Uint8Array[];
  readonly bank: Bank;
  /** The name of the parameters by which the people were scored. */
  readonly parameterSet: string;
  /** Whether the people are simulated. They are never added to real ones. */
  readonly synthetic?: boolean;
  readonly day: string;
  /** Returns unpredictable bytes: the noise rests on them. */
  readonly random: (count: number) => Uint8Array;
}

/** The statistics that are shown at present, and the tags of the copies that they count. */
export interface Counted {
  readonly last: StoredStatistics | null;
  readonly tags: readonly Uint8Array[];
}

/** Returns those whom the last statistics did not count. */
export function findNewcomers<P extends { readonly tag: Uint8Array }>(
  people: readonly P[],
  { tags }: Counted,
): P[] {
  const counted = new Set(tags.map(encodeTag));
  return people.filter(({ tag }) => !counted.has(encodeTag(tag)));
}

/**
 * Adds everybody who is new to the sums of the last statistics, as one cohort. With other
 * parameters, and with the first real people after simulated ones, the sums begin anew with
 * everybody. Returns null if fewer than 50 people are new.
 */
export function makePublication(counted: Counted, population: Population): Publication | null {
  const { people, bank, parameterSet, synthetic = false, day, random } = population;
  const newcomers = findNewcomers(people, counted);
  if (!mayRefresh(0, newcomers.length)) return null;
  const { last } = counted;
  const isContinued =
    last?.snapshot.parameterSet === parameterSet && last.snapshot.synthetic === synthetic;
  const sums = addCohort(
    isContinued ? last.sums : null,
    isContinued ? newcomers : people,
    uniformFrom(random),
  );
  return {
    snapshot: {
      day,
      parameterSet,
      synthetic,
      ...describePopulation({ sums, present: people, bank }),
    },
    sums,
    tags: listCounted(counted, population),
  };
}

/** Those counted before whose copies still exist, and everybody who is counted now. */
function listCounted({ tags }: Counted, { people, existing = [] }: Population): Uint8Array[] {
  const own = people.map(({ tag }) => tag);
  const present = new Set(own.map(encodeTag));
  const kept = new Set(existing.map(encodeTag));
  const others = tags.filter((tag) => kept.has(encodeTag(tag)) && !present.has(encodeTag(tag)));
  return [...own, ...others];
}

/** Turns random bytes into uniform numbers in [0, 1) with 48 bits each. */
const uniformFrom = (random: Population['random']) => (): number =>
  Buffer.from(random(6)).readUIntBE(0, 6) / 2 ** 48;
