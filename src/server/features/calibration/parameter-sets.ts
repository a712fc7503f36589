/**
 * Parameter sets in the console: their summaries and reports, and the switch between them (ADR 31).
 */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { minScoringPeople } from '../../../domain/scoring.ts';
import { utcDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AdminCaller } from '../../platform/http/handlers.ts';
import { conflict, notFound } from '../../platform/refusal.ts';
import { recordChange } from '../admin/admin.ts';
import { selectItemTexts } from '../survey/survey.ts';
import { importResults } from './results.ts';
import type { Scoring } from './scoring.ts';
import * as store from './store.ts';

export interface SetsDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly scoring: Pick<Scoring, 'refresh' | 'findFault'>;
  /** The folder in which calibrations leave their results; undefined if there is none. */
  readonly inbox: string | undefined;
  readonly logError: (error: unknown, what: string) => void;
}

type Sets = Reply<'listParameterSets'>;
type Summary = Sets['sets'][number];

function summarise(row: store.SetRow, texts: ReadonlyMap<string, string>): Summary {
  const stored = store.tryToReadRow(row);
  const items = stored?.items ?? [];
  return {
    version: row.version,
    day: row.day,
    people: row.people,
    mayBeUsed: stored !== null && row.people >= minScoringPeople,
    reworded: items
      .filter(({ id, textHash }) => store.sha256(texts.get(id) ?? '') !== textHash)
      .map(({ id }) => id),
    damaged: stored === null,
  };
}

/** Imports results from the inbox, then lists all sets. */
export async function listSets({ db, inbox, logError }: Omit<SetsDeps, 'scoring'>): Promise<Sets> {
  if (inbox !== undefined) await importResults({ db, folder: inbox, logError });
  const { texts, sets, uses } = await db.read(async (tx) => ({
    texts: await selectItemTexts(tx),
    sets: await store.selectSets(tx),
    uses: await store.selectUses(tx),
  }));
  return {
    inUse: uses[0]?.version ?? null,
    uses: uses.map(({ version, day }) => ({ version, day })),
    sets: sets.map((row) => summarise(row, texts)),
  };
}

const unknownSet = () => notFound('There is no such parameter set.');
const damagedSet = () =>
  conflict(
    'This parameter set was changed after it was made, so it is not used. Calibrate again, or add the file of its result once more.',
  );

/** Sets are immutable, so the trial can run outside the transaction. */
async function requireUsable(
  { db, scoring }: Pick<SetsDeps, 'db' | 'scoring'>,
  version: string,
): Promise<void> {
  const row = await db.read((tx) => store.findSet(tx, version));
  if (!row) throw unknownSet();
  const set = store.tryToReadRow(row);
  if (!set) throw damagedSet();
  if (set.people < minScoringPeople)
    throw conflict(
      `This set rests on ${set.people} people. From ${minScoringPeople} on it can score everybody.`,
    );
  const fault = scoring.findFault(set);
  if (fault !== null) throw conflict(`This set can score nobody: ${fault}.`);
}

const describeVersion = (version: string | null): string => version ?? 'starting values';

/**
 * Switches the scoring. Each profile is recomputed when its owner next opens it. Refuses
 * (`conflict`) if another set is in use than the administrator saw.
 */
export async function useSet(
  deps: SetsDeps,
  { keyName }: AdminCaller,
  { version, instead }: Input<'useParameterSet'>['body'],
): Promise<Sets> {
  if (version !== null && version !== instead) await requireUsable(deps, version);
  await deps.db.write(async (tx) => {
    const latest = await store.findLatestUse(tx);
    if ((latest?.version ?? null) !== instead) throw switchedMeanwhile();
    if (version === instead) return;
    const use = { number: (latest?.number ?? 0) + 1, version, day: utcDay(deps.now()) };
    if (!(await store.insertUse(tx, use))) throw switchedMeanwhile();
    await recordChange(tx, deps, keyName, {
      target: 'parameter set',
      field: 'in use',
      before: describeVersion(instead),
      after: describeVersion(version),
    });
  });
  await deps.scoring.refresh();
  return listSets(deps);
}

const switchedMeanwhile = () =>
  conflict('Someone else has switched the scoring in the meantime. Look again before you decide.');
