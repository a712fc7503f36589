import type { Reply } from '../../../contract/endpoints.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { itemTexts } from '../survey/survey.ts';
import type { LinksDeps } from './links-deps.ts';
import { listLinksWithin } from './own-links.ts';

/** Returns the account's links for the export of its data (B11), without their addresses. */
export async function exportLinks(
  deps: Pick<LinksDeps, 'db' | 'bank' | 'now'>,
  caller: Caller,
): Promise<Reply<'exportData'>['links']> {
  const links = await deps.db.read((tx) => listLinksWithin(deps, tx, caller));
  const texts = await itemTexts(deps);
  return links.map(({ linkId, level, label, itemIds, createdDay, answersDay, endsAt, views }) => ({
    linkId,
    level,
    label,
    createdDay,
    answersDay,
    endsAt,
    views,
    interests: itemIds.map((itemId) => ({ itemId, question: texts.get(itemId) ?? '' })),
  }));
}
