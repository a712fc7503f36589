import { describe, expect, test } from 'vitest';
import { poledThemes, themeFacts, themes } from '../../../../domain/themes.ts';
import type { Comparison } from '../comparison-reply.ts';
import { viewMap } from './map-view.ts';

const comparison = (detail: object, sharedActivities: readonly object[] = []): Comparison =>
  ({
    profile2: { dimensions: { ds: { dimension: 50 }, sm: { dimension: 50 } } },
    detail: { meetingThemes: [], difference: null, ...detail },
    sharedActivities,
  }) as unknown as Comparison; // as: the map reads no other field

const compared = (mine: number, theirs: number, pole = mine) =>
  themes.map((theme) => ({
    theme,
    mine,
    theirs,
    myPoles: themeFacts[theme].poles && { positive: pole, negative: 20 },
  }));

const sizes = (detail: object) => {
  const { groups, quiet } = viewMap(comparison(detail));
  return [groups.both, groups.exchange, groups.ask, quiet.undecided, quiet.neither].map(
    ({ length }) => length,
  );
};

describe('the map', () => {
  test('holds each of the ten themes once', () => {
    expect(sizes({ themes: compared(80, 75) })).toEqual([3, 0, 7, 0, 0]);
    expect(sizes({ themes: compared(80, 20) })).toEqual([0, 0, 10, 0, 0]);
    expect(sizes({ themes: compared(20, 20) })).toEqual([0, 0, 0, 0, 10]);
    expect(sizes({ themes: compared(80, 75), meetingThemes: [...poledThemes] })).toEqual([
      3, 7, 0, 0, 0,
    ]);
    expect(sizes({ themes: compared(50, 45) })).toEqual([0, 0, 0, 10, 0]);
  });

  test('never says neither of a theme with a shared interest', () => {
    const shared = [{ theme: 'FET', pole: null }];
    const { groups, quiet } = viewMap(comparison({ themes: compared(20, 20) }, shared));
    expect(quiet.neither).toHaveLength(9);
    expect(groups.both).toMatchObject([{ theme: 'FET', sentence: 'You both like part of this.' }]);
  });

  test('says a role that one interest has as one thing', () => {
    const shared = [{ theme: 'DS', pole: 'negative', isMutualComplementary: false }];
    const given = compared(55, 75).map((each) => ({
      ...each,
      myPoles: each.myPoles && { positive: 55, negative: 50 },
    }));
    const { groups } = viewMap(comparison({ themes: given }, shared));
    expect(groups.exchange).toContainEqual(
      expect.objectContaining({
        theme: 'DS',
        exchange: { mine: 'You follow', theirs: 'they lead', isGiving: false },
        sentence: 'in part',
        starter: 'Would you rather lead, follow, or both?',
      }),
    );
  });

  test('puts the named difference first, then keeps the server’s order', () => {
    const themesToAsk = (difference: object | null) =>
      viewMap(comparison({ themes: compared(80, 20), difference })).groups.ask.map(
        ({ theme }) => theme,
      );
    expect(themesToAsk(null)).toEqual(themes);
    expect(themesToAsk({ theme: 'ENM', wantedBy: 'mine', sharedPole: null })).toEqual([
      'ENM',
      ...themes.filter((theme) => theme !== 'ENM'),
    ]);
  });

  test('tells two leaders that both lead', () => {
    const difference = { theme: 'DS', wantedBy: 'both', sharedPole: 'positive' };
    const map = viewMap(comparison({ themes: compared(80, 75), difference }));
    expect(map.groups.ask[0]).toMatchObject({
      theme: 'DS',
      chip: 'Same side',
      sentence: 'You’d rather lead. So would they.',
    });
  });

  test('shows who gives and who gets', () => {
    const [card] = viewMap(comparison({ themes: compared(80, 75), meetingThemes: ['BOND'] })).groups
      .exchange;
    expect(card).toMatchObject({
      theme: 'BOND',
      exchange: { mine: 'You tie', theirs: 'they’re tied', isGiving: true },
      sentence: 'They’re open to it, at least.',
    });
  });

  test('has a unique sentence and question on every card', () => {
    const all = [compared(80, 75), compared(80, 75, 20)].flatMap((given) =>
      [[], [...poledThemes]].flatMap((meetingThemes) => {
        const { groups } = viewMap(comparison({ themes: given, meetingThemes }));
        return Object.values(groups).flat();
      }),
    );
    expect(all).toHaveLength(4 * themes.length);
    for (const { sentence, exchange, starter } of all) {
      expect(exchange ? `${exchange.mine}, ${exchange.theirs}.` : sentence).toMatch(/^\w.+\.$/);
      expect(starter).toMatch(/^[A-Z].*\?$/);
    }
    for (const { starter, theme } of all)
      expect(all.filter((card) => card.starter === starter && card.theme !== theme)).toEqual([]);
  });
});
