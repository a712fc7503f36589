/** What a link shows: made from the owner's answers once, and presented to whoever opens it. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import type { LinkLevel } from '../../../domain/links.ts';
import { minHighAnswer } from '../../../domain/survey.ts';
import type { Theme } from '../../../domain/themes.ts';
import { findStandingOut, recordFigures } from '../../../psychometrics/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { badRequest } from '../../platform/refusal.ts';
import { profileWithin, summariseForOthers } from '../profile/profile.ts';
import {
  accessFor,
  answerTo,
  type Attempt,
  beforeOpenRound,
  findEdition,
  findHardLimits,
  hasProfile,
  type ItemBank,
  listAttemptsWithin,
  nameResult,
  noProfile,
} from '../survey/survey.ts';
import type { LinkRecord } from './link-content.ts';
import { presentThemes } from './public-profile.ts';

type LinkChoice = Pick<Input<'createLink'>['body'], 'level' | 'itemIds'>;

export interface NewRecord {
  readonly attemptId: string;
  /** In bank order, so that the order of choosing is not told. */
  readonly itemIds: readonly string[];
  readonly record: LinkRecord;
}

/**
 * Makes what a link of this choice shows of the finished survey. Refuses with `not_found` if there
 * is none, and with `bad_request` if an interest may not be named.
 */
export async function makeRecord(
  deps: { readonly bank: ItemBank },
  tx: Tx,
  owner: Owner,
  choice: LinkChoice,
): Promise<NewRecord> {
  const attempts = await listAttemptsWithin(tx, accessFor(deps, owner));
  const finished = attempts.find(({ attempt }) => hasProfile(attempt));
  if (!finished) throw noProfile();
  const { startedDay: answersDay } = finished;
  const { layout } = findEdition(deps.bank, finished.attempt.edition);
  const attempt = beforeOpenRound(layout, finished.attempt);
  const limits = await findHardLimits(deps, tx, owner);
  const itemIds = checkChoice(deps.bank, attempt, limits, choice);
  const profile = await profileWithin(deps, tx, owner, attempt);
  const figures = recordFigures(profile).themes;
  const records: Readonly<Record<LinkLevel, () => LinkRecord>> = {
    words: () => ({
      level: 'words',
      answersDay,
      summary: summariseForOthers(profile),
      standsOut: findStandingOut(profile.standing, profile.scores),
    }),
    themes: () => ({ level: 'themes', answersDay, figures }),
    chosen: () => ({ level: 'chosen', answersDay, figures, itemIds }),
  };
  return { attemptId: nameResult(attempt.id, attempt), itemIds, record: records[choice.level]() };
}

/** Returns the chosen items once each, in bank order. */
function checkChoice(
  bank: ItemBank,
  attempt: Attempt,
  limits: ReadonlySet<string>,
  { level, itemIds }: LinkChoice,
): string[] {
  if (level !== 'chosen') {
    if (itemIds.length === 0) return [];
    throw badRequest('Only a link with chosen interests can name interests.');
  }
  if (itemIds.length === 0) throw badRequest('Please choose at least one interest.');
  const { layout } = findEdition(bank, attempt.edition);
  const refused = itemIds.filter(
    (id) => limits.has(id) || answerTo(layout, attempt.answers, id) < minHighAnswer,
  );
  if (refused.length > 0)
    throw badRequest(
      'Some of these interests cannot be named: a link names what you answered with 5 or more, and no hard limit.',
      { itemIds: refused.join(', ') },
    );
  return [...layout.positions.keys()].filter((id) => itemIds.includes(id));
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
    return { level, answersDay, summary: [...summary], standsOut };
  }
  const dimensions = presentThemes(record.figures);
  if (record.level === 'themes') return { level: 'themes', answersDay, dimensions };
  const interests = record.itemIds.flatMap((id) => {
    const [theme, questionText] = [findTheme(bank, id), texts.get(id)];
    return theme && questionText !== undefined ? [{ theme, questionText }] : [];
  });
  return { level: 'chosen', answersDay, dimensions, interests };
}

/** Returns undefined for a question of a newer program. */
function findTheme({ editions }: ItemBank, itemId: string): Theme | undefined {
  for (const { model } of editions.values()) {
    const item = model.items.find(({ id }) => id === itemId);
    if (item) return item.category;
  }
  return undefined;
}
