/** Opening somebody's link. The server does not learn who opens it: no session is looked at. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { translateSummary } from '../../../core/sharing/translated-summary.ts';
import type { ItemBank } from '../../../core/survey/bank.ts';
import { record as recordOf, type Theme, themes } from '../../../domain/themes.ts';
import type { RecordFigures } from '../../../psychometrics/index.ts';
import { hashLinkToken } from '../../platform/crypto/link-token.ts';
import { missedLookUpCost, type RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { notFound } from '../../platform/refusal.ts';
import { domainWords, profileWords } from '../../platform/texts.ts';
import { itemTexts } from '../survey/survey.ts';
import { type LinkRecord, openRecord } from './link-content.ts';
import { addView, findLinkByToken, hasEnded } from './link-store.ts';
import type { LinksDeps } from './own-links.ts';

/** A miss counts more towards the rate limit than a hit, so that no secret can be guessed. */
export async function refuseMiss(
  limits: RateLimiter,
  client: string,
  detail: string,
): Promise<never> {
  await limits.add('lookUp', client, missedLookUpCost - 1);
  throw notFound(detail);
}

/** Refuses an unknown, an ended and a deleted link, and one whose owner is gone, alike. */
export async function openLink(
  deps: LinksDeps,
  client: string,
  { token, countsAsView }: Input<'openLink'>['body'],
): Promise<Reply<'openLink'>> {
  await deps.limits.spend('lookUp', client);
  const row = await deps.db.read((tx) => findLinkByToken(tx, hashLinkToken(token)));
  const record = row && !hasEnded(row, deps.now()) ? openRecord(token, row) : null;
  if (!row || !record)
    return refuseMiss(
      deps.limits,
      client,
      'This link shows nothing, or nothing any more. Please ask for a new one.',
    );
  const reply = presentRecord(deps.bank, record, await itemTexts(deps));
  if (countsAsView) await deps.db.write((tx) => addView(tx, row));
  return reply;
}

/** Returns what the link shows. `texts` has the text of every question. */
export function presentRecord(
  bank: ItemBank,
  record: LinkRecord,
  texts: ReadonlyMap<string, string>,
): Reply<'openLink'> {
  const { answersDay } = record;
  if (record.level === 'words') {
    const { level, summary, standsOut } = record;
    return { level, answersDay, summary: translateSummary(summary, profileWords()), standsOut };
  }
  const dimensions = presentThemes(record.figures);
  if (record.level === 'themes') return { level: 'themes', answersDay, dimensions };
  const interests = record.itemIds.flatMap((id) => {
    const [theme, questionText] = [findTheme(bank, id), texts.get(id)];
    return theme && questionText !== undefined ? [{ theme, questionText }] : [];
  });
  return { level: 'chosen', answersDay, dimensions, interests };
}

export const presentThemes = (
  figures: RecordFigures['themes'],
): Reply<'publicProfile'>['dimensions'] =>
  recordOf(themes, (theme) => ({ label: domainWords().themeNames[theme].name, ...figures[theme] }));

/** Returns undefined for a question of a newer program. */
const findTheme = ({ editions }: ItemBank, itemId: string): Theme | undefined =>
  [...editions.values()].flatMap(({ model }) => model.items).find(({ id }) => id === itemId)
    ?.category;
