/** The public profile, which is found by its share code (product decisions D3). */

import type { Reply } from '../../../contract/endpoints.ts';
import { record as recordOf, themeFacts, themes } from '../../../domain/themes.ts';
import type { RecordFigures } from '../../../psychometrics/index.ts';
import type { RotatingKey } from '../../platform/crypto/keyring.ts';
import type { Database } from '../../platform/db/database.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { requireRecord } from './find-record.ts';

/** Returns the figures as anybody sees them who may see them. */
export const presentThemes = (
  figures: RecordFigures['themes'],
): Reply<'publicProfile'>['dimensions'] =>
  recordOf(themes, (theme) => ({ label: themeFacts[theme].name, ...figures[theme] }));

export interface PublicProfileDeps {
  readonly db: Database;
  readonly limits: RateLimiter;
  readonly shareCodeKey: RotatingKey;
}

/**
 * Returns the public profile of a share code. An unknown code, a code that is switched off and an
 * unfinished survey get the same refusal.
 */
export async function publicProfile(
  deps: PublicProfileDeps,
  client: string,
  typedShareCode: string,
): Promise<Reply<'publicProfile'>> {
  await deps.limits.spend('lookUp', client);
  const { shareCode, record } = await requireRecord(deps, client, typedShareCode);
  return { shareCode, dimensions: presentThemes(record.figures.themes) };
}
