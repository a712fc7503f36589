import { describe, expect, test } from 'vitest';
import {
  inventAgreement,
  inventMarks,
  inventSheet,
} from '../../../../test/support/browser/invented/invented-agreement.ts';
import {
  inventAnswer as answer,
  inventOwnAnswers,
  inventReading,
} from '../../../../test/support/browser/invented/invented-together.ts';
import { maxAddedItems } from '../../../domain/agreement.ts';
import type { OwnAnswer } from '../own-answers/own-answers.ts';
import {
  announceChange,
  canAddMore,
  createDraft,
  type Draft,
  listCandidates,
  toMarks,
  withToggled,
} from './marks-view.ts';

const { interests } = inventReading();
const groups = [{ title: 'Caring', activities: interests }];
const [first, second] = interests.map(({ itemId }) => itemId);

const candidateIds = (answers: readonly OwnAnswer[]) =>
  listCandidates(answers, groups).flatMap(({ entries }) => entries.map(({ itemId }) => itemId));

const empty: Draft = { marks: {}, added: [], stopSignals: [], aftercare: [], sentence: null };

describe('what can be added', () => {
  test('leaves out limits and their other sides', () => {
    expect(
      candidateIds([
        answer('L01', { isLimit: true }),
        answer('L02', { shownWith: ['L01'] }),
        answer('L03', { shownWith: ['L04'] }),
      ]),
    ).toEqual(['L03']);
  });

  test('leaves out what the reading names', () => {
    expect(candidateIds([answer(first ?? ''), answer('C01')])).toEqual(['C01']);
  });

  test('omits the other side of a mutual two-way wish', () => {
    const sides = interests.map(({ complementaryQuestionText }) => complementaryQuestionText);
    const answers = sides.map((question, index) => answer(`C0${index}`, { question }));
    const isMutual = interests.map(({ isMutualComplementary }) => isMutualComplementary);
    expect(isMutual.filter(Boolean)).toHaveLength(1);
    expect(candidateIds(answers)).toEqual(
      answers.filter((_, index) => !isMutual[index]).map(({ itemId }) => itemId),
    );
  });

  test('leaves out what was not answered or cannot match', () => {
    expect(
      candidateIds([answer('C01', { value: null }), answer('C02', { isOneSided: true })]),
    ).toEqual([]);
  });

  test('lists the highest answers of a theme first', () => {
    const answers = [answer('C01', { value: 2 }), answer('C02', { value: 7 }), answer('C03')];
    expect(candidateIds(answers)).toEqual(['C02', 'C03', 'C01']);
  });

  test('ends at the limit', () => {
    const added = Array.from({ length: maxAddedItems }, (_, index) => `C0${index}`);
    expect([
      canAddMore({ ...empty, added: added.slice(1) }),
      canAddMore({ ...empty, added }),
    ]).toEqual([true, false]);
  });
});

describe('a draft', () => {
  test('begins with nothing marked', () => {
    expect(createDraft({ own: null }, [])).toEqual(empty);
  });

  test('begins with what was sent, without new limits', () => {
    const own = {
      marks: [{ itemId: 'A04', mark: 'talk' as const }],
      added: ['A02', 'A99'],
      stopSignals: ['gesture' as const],
      aftercare: ['quiet' as const],
      sentence: 'curious' as const,
    };
    const candidates = listCandidates(inventOwnAnswers(), groups);
    expect(createDraft({ own }, candidates)).toEqual({
      ...own,
      marks: { A04: 'talk' },
      added: ['A02'],
    });
  });

  test('sends marks in the order of the reading', () => {
    const draft = {
      ...empty,
      marks: { gone: 'yes', [second ?? '']: 'notNow', [first ?? '']: 'yes' },
    };
    expect(toMarks(draft as Draft, groups).marks).toEqual([
      { itemId: first, mark: 'yes' },
      { itemId: second, mark: 'notNow' },
    ]);
  });
});

test('a tick goes on and off', () => {
  expect(withToggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(withToggled(['a', 'b'], 'a')).toEqual(['b']);
});

describe('a screen reader hears', () => {
  const [own, sheet] = [inventMarks(), inventSheet()];
  const changed = { ...own, sentence: 'curious' as const };
  const [sent, both, takenBack] = [/sent your marks/, /both sent\. Here/, /taken back/];
  const erased = /has erased the agreement/;
  test.each<[string, object, object, RegExp | null]>([
    ['nothing while nothing changes', { own }, { own: inventMarks() }, null],
    ['that the marks are sent', {}, { own }, sent],
    ['that other marks are sent', { own }, { own: changed }, sent],
    ['that the marks are taken back', { own }, {}, takenBack],
    ['that both have sent', { own }, { round: 2, sheet }, both],
    ['that both have sent again', { round: 2, own, sheet }, { round: 3, sheet }, both],
    ['that a new round has begun', { round: 2, sheet }, { round: 2, own, sheet }, sent],
    ['that the sheet is erased', { round: 2, sheet }, { round: 2 }, erased],
    ['that a sheet came and went unseen', { own }, { round: 2 }, erased],
  ])('%s', (_, before, now, expected) => {
    const text = announceChange(inventAgreement(before), inventAgreement(now));
    if (expected === null) expect(text).toBeNull();
    else expect(text).toMatch(expected);
  });
});
