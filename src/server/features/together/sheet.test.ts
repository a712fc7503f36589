import { findSharedItems, seededUniform, type SharedItem, touchesLimit } from 'spark-psychometrics';
import { describe, expect, test } from 'vitest';
import { bank as itemBank } from '../../../../test/support/server/test-app.ts';
import { isFull } from '../../../../test/support/tiers.ts';
import {
  givenWithout,
  isInReading,
  keepGiven,
  makeSheet,
  orderSides,
  sheetWithout,
  type Role,
  roles,
  type Given,
  type Sheet,
} from '../../../core/sharing/sheet.ts';
import {
  aftercareNeeds,
  agreementMarks,
  maxAddedItems,
  sentences,
  stopSignals,
} from '../../../domain/agreement.ts';
import { maxSharedItems } from '../../../domain/together.ts';
import {
  decodeAgreement,
  decodeGiven,
  encodeAgreement,
  encodeGiven,
  newAgreement,
  nothingGiven,
} from './stored-agreement.ts';

const bank = itemBank.current.model;
const banks = [...itemBank.editions.values()].map(({ model }) => model);
const ids = bank.items.map(({ id }) => id);
const partnerOf = (id: string): string => bank.items[bank.indexById.get(id)!]!.compareTo;
const agreedDay = '2026-01-15';

const choose = <T>(uniform: () => number, from: readonly T[]): T =>
  from[Math.floor(uniform() * from.length)]!;
const some = <T>(uniform: () => number, from: readonly T[], share: number): T[] =>
  from.filter(() => uniform() < share);

/** Draws the questions that touch a limit of a person. */
function drawLimited(uniform: () => number): ReadonlySet<string> {
  const limits = new Set(some(uniform, ids, 0.02));
  return new Set(ids.filter((_, index) => touchesLimit(bank, index, limits)));
}

interface Case {
  readonly items: readonly SharedItem[];
  readonly limited: Readonly<Record<Role, ReadonlySet<string>>>;
  /** The marks as they arrive, with 'notNow'. */
  readonly sent: Readonly<Record<Role, Given>>;
}

const noSide = ids.filter((_, index) => !bank.items[index]!.side);

/** Draws a person's marks. The two draw additions from the same few pairs of questions. */
function drawGiven(
  uniform: () => number,
  { items, limited }: Pick<Case, 'items' | 'limited'>,
  { role, few }: { readonly role: Role; readonly few: readonly string[] },
): Given {
  const own = items.map((item) => orderSides(item, role)[0]);
  const addable = few.filter((id) => !isInReading(items, role, id) && !limited[role].has(id));
  const marked = some(uniform, own, 0.8).map((itemId) => ({
    itemId,
    mark: choose(uniform, agreementMarks),
  }));
  return {
    marks: marked.toSorted(() => uniform() - 0.5),
    added: some(uniform, addable, 0.5).slice(0, maxAddedItems),
    stopSignals: some(uniform, stopSignals, 0.4),
    aftercare: some(uniform, aftercareNeeds, 0.4).toReversed(),
    sentence: choose(uniform, [null, ...sentences]),
  };
}

function drawCase(uniform: () => number): Case {
  const limited = { inviter: drawLimited(uniform), joiner: drawLimited(uniform) };
  const open = (role: Role) =>
    new Set(some(uniform, noSide, 0.4).filter((id) => !limited[role].has(id)));
  const side = (role: Role) => ({ bank, open: open(role) });
  const items = findSharedItems(side('inviter'), side('joiner')).slice(0, maxSharedItems);
  const pairs = Array.from({ length: 4 }, () => choose(uniform, noSide));
  const few = [...new Set([...pairs, ...pairs.map(partnerOf)])];
  const draw = (role: Role) => drawGiven(uniform, { items, limited }, { role, few });
  return { items, limited, sent: { inviter: draw('inviter'), joiner: draw('joiner') } };
}

const keepBoth = ({ items, sent }: Pick<Case, 'items' | 'sent'>) => ({
  inviter: keepGiven(items, 'inviter', sent.inviter),
  joiner: keepGiven(items, 'joiner', sent.joiner),
});

const agree = (drawn: Pick<Case, 'items' | 'sent'>): Sheet =>
  makeSheet({ banks, items: drawn.items, given: keepBoth(drawn), agreedDay });

const store = (sheet: Sheet | null): Uint8Array =>
  encodeAgreement({ ...newAgreement((count) => new Uint8Array(count)), sheet });

/** Whether a person marked 'yes' or 'talk', or added, the own side of an interest. */
function wants({ sent }: Case, role: Role, itemId: string): boolean {
  const { marks, added } = sent[role];
  const isMarked = marks.some((each) => each.itemId === itemId && each.mark !== 'notNow');
  return isMarked || added.includes(itemId);
}

const sidesOf = (item: SharedItem): readonly (readonly [Role, string])[] =>
  roles.map((role) => [role, orderSides(item, role)[0]]);

/** If both sides of a pair were added, checks the question that names both. */
const isWantedByBoth = (drawn: Case, item: SharedItem): boolean =>
  sidesOf(item).every(([role, itemId]) => wants(drawn, role, itemId));

const swapItem = (item: SharedItem): SharedItem =>
  item.isMutual ? item : { ...item, item: item.complementary, complementary: item.item };

/** Returns the sheet that a person of this role sees, apart from the sentences. */
const seenBy = (sheet: Sheet, role: Role) =>
  JSON.stringify({
    ...sheet,
    sentences: null,
    ...Object.fromEntries(
      (['yes', 'talk'] as const).map((key) => [key, sheet[key].map((i) => orderSides(i, role))]),
    ),
  });

/** Removes every wish of only one of the two. */
function withoutOneSided(drawn: Case): Case {
  const sheet = agree(drawn);
  const shown = [...sheet.yes, ...sheet.talk];
  const isShown = (role: Role, id: string) =>
    shown.some((item) => {
      const [own, others] = orderSides(item, role);
      return own === id || (item.isMutual && others === id);
    });
  const reduce = (role: Role): Given => ({
    ...drawn.sent[role],
    marks: drawn.sent[role].marks.filter(
      ({ itemId, mark }) => mark !== 'notNow' && isShown(role, itemId),
    ),
    added: drawn.sent[role].added.filter((itemId) => isShown(role, itemId)),
  });
  return { ...drawn, sent: { inviter: reduce('inviter'), joiner: reduce('joiner') } };
}

const rules: Readonly<Record<string, (drawn: Case) => boolean>> = {
  'what is shown is wanted by both': (drawn) => {
    const { yes, talk } = agree(drawn);
    const markOf = (role: Role, id: string) =>
      drawn.sent[role].marks.find(({ itemId }) => itemId === id)?.mark;
    const isYes = (item: SharedItem) =>
      sidesOf(item).every(([role, id]) => markOf(role, id) === 'yes');
    return (
      [...yes, ...talk].every((item) => isWantedByBoth(drawn, item)) &&
      yes.every(isYes) &&
      !talk.some(isYes)
    );
  },
  'what both want is shown': (drawn) => {
    const { yes, talk } = agree(drawn);
    const wanted = drawn.items.filter((item) => isWantedByBoth(drawn, item));
    const shown = [...yes, ...talk];
    return wanted.every((item) => shown.includes(item));
  },
  'a limit is never shown': (drawn) => {
    const { yes, talk } = agree(drawn);
    return ![...yes, ...talk].some((item) =>
      sidesOf(item).some(([, id]) => roles.some((role) => drawn.limited[role].has(id))),
    );
  },
  'notNow is stored as no mark': (drawn) => {
    const { items, sent } = drawn;
    return roles.every((role) => {
      const marks = sent[role].marks.filter(({ mark }) => mark !== 'notNow');
      const [one, other] = [sent[role], { ...sent[role], marks }].map((given) =>
        encodeGiven(keepGiven(items, role, given)),
      );
      return Buffer.compare(one!, other!) === 0;
    });
  },
  'what one alone wants leaves no trace': (drawn) =>
    Buffer.compare(store(agree(drawn)), store(agree(withoutOneSided(drawn)))) === 0,
  'the two see the same with their sides swapped': ({ items, sent }) => {
    const sheet = agree({ items, sent });
    const swapped = agree({
      items: items.map(swapItem),
      sent: { inviter: sent.joiner, joiner: sent.inviter },
    });
    return (
      seenBy(sheet, 'inviter') === seenBy(swapped, 'joiner') &&
      seenBy(sheet, 'joiner') === seenBy(swapped, 'inviter') &&
      sheet.sentences.inviter === swapped.sentences.joiner &&
      sheet.sentences.joiner === swapped.sentences.inviter
    );
  },
  'a later limit takes away what touches it': (drawn) => {
    const isLimited = (id: string) => drawn.items.some(({ item }, i) => i < 3 && item === id);
    const sheet = sheetWithout(agree(drawn), isLimited);
    const given = givenWithout(keepBoth(drawn).inviter, isLimited, true);
    return ![
      ...[...sheet.yes, ...sheet.talk].flatMap(({ item, complementary }) => [item, complementary]),
      ...given.marks.map(({ itemId }) => itemId),
      ...given.added,
    ].some(isLimited);
  },
  'the stored agreement is read as it was written': (drawn) => {
    const sheet = agree(drawn);
    const given = keepBoth(drawn).joiner;
    const pending = { role: 'joiner', given: encodeGiven(given) } as const;
    const agreement = { name: new Uint8Array(8).fill(7), round: 70_000, pending, sheet };
    const read = decodeAgreement(encodeAgreement(agreement));
    return (
      JSON.stringify(read.sheet) === JSON.stringify(sheet) &&
      JSON.stringify(decodeGiven(read.pending!.given)) === JSON.stringify(given) &&
      read.round === agreement.round &&
      Buffer.compare(read.name, agreement.name) === 0
    );
  },
};

const count = isFull ? 10_000 : 300;
const uniform = seededUniform('agreements');
const cases = Array.from({ length: count }, () => drawCase(uniform));

describe(`of ${count} agreements`, () => {
  test.each(Object.entries(rules))('%s', (_, holds) => {
    expect(cases.filter((drawn) => !holds(drawn))).toEqual([]);
  });

  test('many show something of each kind', () => {
    const sheets = cases.map(agree);
    const shares = [
      sheets.filter(({ yes }) => yes.length > 0),
      sheets.filter(({ talk }) => talk.length > 0),
      sheets.filter(({ talk }, i) => talk.some((item) => !cases[i]!.items.includes(item))),
    ].map(({ length }) => length / count);
    for (const share of shares) expect(share).toBeGreaterThan(0.1);
  });

  test('all have one length, the largest too', () => {
    const lengths = new Set(cases.map((drawn) => store(agree(drawn)).length));
    expect(lengths).toEqual(new Set([store(null).length]));
    const items = findSharedItems(
      { bank, open: new Set(noSide) },
      { bank, open: new Set(noSide) },
    ).slice(0, maxSharedItems + maxAddedItems);
    const most: Sheet = {
      agreedDay,
      yes: [],
      talk: items,
      stopSignals: stopSignals.map((signal) => ({ signal, isBoth: true })),
      aftercare: aftercareNeeds.map((need) => ({ need, isBoth: true })),
      sentences: { inviter: 'stopAnytime', joiner: 'stopAnytime' },
    };
    expect(items).toHaveLength(maxSharedItems + maxAddedItems);
    expect(decodeAgreement(store(most)).sheet).toEqual(most);
    const given: Given = {
      marks: items.slice(0, maxSharedItems).map(({ item }) => ({ itemId: item, mark: 'talk' })),
      added: ids.slice(0, maxAddedItems),
      stopSignals,
      aftercare: aftercareNeeds,
      sentence: 'stopAnytime',
    };
    expect(decodeGiven(encodeGiven(given))).toEqual(given);
  });
});

test('a text of an earlier version is shown to nobody', () => {
  const given: Given = { ...decodeGiven(nothingGiven), sentence: 'slowly' };
  const asSheet = { agreedDay, yes: [], talk: [], stopSignals: [], aftercare: [] };
  const sheet: Sheet = { ...asSheet, sentences: { inviter: 'slowly', joiner: 'slowly' } };
  const pending = { role: 'joiner', given: encodeGiven(given) } as const;
  const stored = Buffer.from(
    encodeAgreement({ name: new Uint8Array(8), round: 2, pending, sheet }),
  );
  const earlier = Buffer.from(stored.toString('latin1').replaceAll('slowly', 'Hello!'), 'latin1');
  const read = decodeAgreement(earlier);
  expect(read.sheet).toEqual({ ...sheet, sentences: { inviter: null, joiner: null } });
  expect(decodeGiven(read.pending!.given)).toEqual({ ...given, sentence: null });
});
