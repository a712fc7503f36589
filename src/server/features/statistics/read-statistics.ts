/** The newest statistics for everybody, kept in memory for a minute. */

import type { Reply } from '../../../contract/endpoints.ts';
import type { ItemBank } from '../../../core/survey/bank.ts';
import type { Database } from '../../platform/db/database.ts';
import { Cacheable } from '../../platform/http/replies.ts';
import { readRow, selectNewest } from './statistics-store.ts';

export interface StatisticsDeps {
  readonly db: Database;
  readonly bank: ItemBank;
  readonly now: () => number;
}

/** Another node or program publishes: after this time it is looked for. */
const memorySeconds = 60;
/** How long browsers and proxies may keep the reply. */
const maxAgeSeconds = 300;

export function createStatisticsReader({ db, bank, now }: StatisticsDeps) {
  let kept: { readonly reply: Reply<'publicStatistics'>; readonly until: number } | null = null;
  return async (): Promise<Cacheable<Reply<'publicStatistics'>>> => {
    if (!kept || now() >= kept.until) {
      const row = await db.read(selectNewest);
      kept = {
        reply: {
          parameters: countParameters(bank),
          statistics: row ? readRow(row).snapshot : null,
        },
        until: now() + memorySeconds * 1000,
      };
    }
    return new Cacheable(kept.reply, maxAgeSeconds);
  };
}

function countParameters({
  current,
  parameterSet,
}: ItemBank): Reply<'publicStatistics'>['parameters'] {
  const counts = { provisional: 0, literature: 0, calibrated: 0 };
  for (const each of current.model.status) counts[each] += 1;
  return { ...counts, people: parameterSet?.people ?? null };
}
