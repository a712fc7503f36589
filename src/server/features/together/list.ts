/** The shared readings of an account and their results, as their owner sees them. */

import type { BankItem, SharedItem } from 'spark-psychometrics';
import type { Reply } from '../../../contract/endpoints.ts';
import { orderSides, otherRole, type Role, type Sheet } from '../../../core/sharing/sheet.ts';
import { nameFantasy } from '../../../core/survey/clearest.ts';
import type { PairState } from '../../../domain/together.ts';
import type { Services } from '../../platform/app-services.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner, Caller } from '../../platform/http/handlers.ts';
import { isDonor } from '../donations/donations.ts';
import { accessFor, findFinishedAttempt, itemShortTexts, itemTexts } from '../survey/survey.ts';
import {
  findPair,
  findPairs,
  joinSides,
  openAgreement,
  openColumn,
  openPair,
  type PairHead,
  type ShownRow,
} from './pair-store.ts';
import { unknownPair } from './requirements.ts';
import { deleteSides, findSide, selectSides, type Side } from './side-store.ts';
import { type Agreement, decodeGiven } from './stored-agreement.ts';
import { decodeReading } from './stored-reading.ts';

type ListedPair = Reply<'listPairs'>['pairs'][number];

/** Returns the readings, the latest first. Deletes the owner's sides of readings that are gone. */
export async function listPairs(deps: Services, owner: Owner): Promise<Reply<'listPairs'>> {
  const { pairs, gone } = await deps.db.read((tx) => readPairs(deps, tx, owner));
  if (gone.length > 0) await deps.db.write((tx) => deleteSides(tx, owner, gone));
  return { pairs };
}

async function readPairs(deps: Services, tx: Tx, owner: Owner) {
  const sides = await selectSides(tx, owner);
  const rows = await findPairs(tx, sides);
  const attempt = await findFinishedAttempt(tx, accessFor(deps.bankInUse(), owner));
  const found = joinSides(sides, rows);
  found.sort(
    (a, b) =>
      b.row.created_day.localeCompare(a.row.created_day) ||
      b.row.expires_at - a.row.expires_at ||
      a.row.id.localeCompare(b.row.id),
  );
  return {
    pairs: found.map(({ side, row }) => presentPair(side, row, { attempt, now: deps.now() })),
    gone: sides.filter(({ pairId }) => !rows.has(pairId)).map(({ pairId }) => pairId),
  };
}

interface Context {
  readonly attempt: { readonly id: string } | undefined;
  readonly now: number;
}

function presentPair(side: Side, row: PairHead, { attempt, now }: Context): ListedPair {
  const { introductions } = openPair(row, side);
  return {
    pairId: side.pairId,
    state: listedState(side, row, now),
    isOwnInvitation: side.role === 'inviter',
    createdDay: row.created_day,
    endsAt: new Date(row.expires_at).toISOString(),
    otherBreadth: introductions[otherRole[side.role]]?.breadth ?? null,
    // A side exists only together with its introduction.
    ownBreadth: introductions[side.role]!.breadth,
    hasSaidYes: side.hasSaidYes,
    attemptId: side.attemptId,
    isReplaced: attempt?.id !== side.attemptId,
  };
}

/** Until both have said yes, the state does not reveal the other person's actions after joining. */
function listedState(side: Side, row: PairHead, now: number): PairState {
  if (side.hasEnded || row.expires_at <= now) return 'over';
  if (row.revealed_day !== null) return row.state === 'REVEALED' ? 'revealed' : 'over';
  if (row.joiner_key === null) return row.state === 'INVITED' ? 'invited' : 'over';
  return 'joined';
}

/** Returns the caller's shared readings with their results, for the export. */
export async function exportReadings(
  deps: Services,
  caller: Caller,
): Promise<Reply<'exportData'>['sharedReadings']> {
  const { pairs } = await listPairs(deps, caller);
  const exported: Reply<'exportData'>['sharedReadings'] = [];
  for (const pair of pairs)
    exported.push({ ...pair, ...(await pairResult(deps, caller, pair.pairId)) });
  return exported;
}

/**
 * Returns the reading and its agreement. Reply and work are the same while one of the two has not
 * said yes, after a no, after a withdrawal, and after the end. They are also the same for the
 * agreement until both have sent a round.
 */
export async function pairResult(
  deps: Services,
  owner: Owner,
  pairId: string,
): Promise<Reply<'pairResult'>> {
  const found = await deps.db.read(async (tx) => {
    const side = await findSide(tx, owner, pairId);
    const isAsked = await isDonor(deps, tx, owner);
    return side && { side, row: await findPair(tx, pairId), isAsked };
  });
  if (!found) throw unknownPair();
  const { side, row, isAsked } = found;
  const isShown = row !== undefined && row.result !== null && row.expires_at > deps.now();
  if (!isShown) return notShown;
  const shown = await presentShown(deps, side, row);
  return { ...shown, helped: isAsked && shown.result ? { value: side.helped } : null };
}

const notShown: Reply<'pairResult'> = { result: null, agreement: null, helped: null };

async function presentShown(
  deps: Services,
  side: Side,
  row: ShownRow,
): Promise<Reply<'pairResult'>> {
  const pair = openPair(row, side);
  const bytes = openColumn(pair, 'result');
  if (!bytes || row.revealed_day === null) return notShown;
  const reading = decodeReading(bytes);
  const texts = { full: await itemTexts(deps), short: await itemShortTexts(deps) };
  const present = createPresenter(deps, side.role, reading.items, texts);
  return {
    result: {
      compatibilityLevel: reading.level,
      compatibilityScore: reading.percent,
      compatibilityInterval: [...reading.interval],
      levelRange: reading.levelRange,
      commonGround: [...reading.commonGround],
      interests: reading.items.map(present),
      revealedDay: row.revealed_day,
    },
    agreement: presentAgreement(openAgreement(pair, deps.random), side.role, present),
    helped: null,
  };
}

type Interest = NonNullable<Reply<'pairResult'>['result']>['interests'][number];
type Presenter = (item: SharedItem) => Interest;

interface Texts {
  readonly full: ReadonlyMap<string, string>;
  readonly short: ReadonlyMap<string, string>;
}

const poles = { '+': 'positive', '-': 'negative', '0': null } as const;

/** Finds an item in whichever edition has it. */
function createItemLookup({ bankInUse }: Pick<Services, 'bankInUse'>) {
  const items = [...bankInUse().editions.values()].flatMap(({ model }) => model.items);
  const byId = new Map(items.map((item) => [item.id, item]));
  return (id: string): BankItem | undefined => byId.get(id);
}

function createPresenter(
  deps: Pick<Services, 'bankInUse'>,
  role: Role,
  shared: readonly SharedItem[],
  { full, short }: Texts,
): Presenter {
  const find = createItemLookup(deps);
  const ownItems = shared.flatMap((item) => find(orderSides(item, role)[0]) ?? []);
  return (item) => {
    const [own, others] = orderSides(item, role);
    const question = find(own);
    const isImagined = question?.facet === 'F';
    const brief = short.get(own) || (full.get(own) ?? '');
    return {
      theme: item.theme,
      itemId: own,
      shortText: isImagined ? nameFantasy(brief) : brief,
      questionText: full.get(own) ?? '',
      complementaryQuestionText: full.get(others) ?? '',
      isSameQuestion: item.item === item.complementary,
      isMutualComplementary: item.isMutual,
      pole: item.isMutual || !question ? null : poles[question.pole],
      isImagined,
      isRepeated:
        isImagined &&
        ownItems.some(
          ({ facet, scene, pole }) =>
            facet === 'A' && scene === question.scene && pole === question.pole,
        ),
    };
  };
}

type ShownAgreement = NonNullable<Reply<'pairResult'>['agreement']>;

const presentAgreement = (
  { round, pending, sheet }: Agreement,
  role: Role,
  present: Presenter,
): ShownAgreement => ({
  round,
  own: pending?.role === role ? presentGiven(pending.given) : null,
  sheet: sheet && presentSheet(sheet, role, present),
});

function presentGiven(bytes: Uint8Array): ShownAgreement['own'] {
  const { marks, added, stopSignals, aftercare, sentence } = decodeGiven(bytes);
  return {
    marks: [...marks],
    added: [...added],
    stopSignals: [...stopSignals],
    aftercare: [...aftercare],
    sentence,
  };
}

const presentSheet = (sheet: Sheet, role: Role, present: Presenter): ShownAgreement['sheet'] => ({
  agreedDay: sheet.agreedDay,
  yes: sheet.yes.map(present),
  talk: sheet.talk.map(present),
  stopSignals: [...sheet.stopSignals],
  aftercare: [...sheet.aftercare],
  ownSentence: sheet.sentences[role],
  otherSentence: sheet.sentences[otherRole[role]],
});
