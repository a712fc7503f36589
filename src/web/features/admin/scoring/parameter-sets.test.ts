import { describe, expect, test } from 'vitest';
import {
  manySets,
  newSet,
  noSets,
  switchedSets,
} from '../../../../../test/support/psychometrics/sets/parameter-sets.ts';
import {
  findPresent,
  findReturns,
  markOf,
  nameOf,
  type ParameterSets,
  standingOf,
  wasUsed,
} from './parameter-sets.ts';

const [, present, damaged, shadow] = manySets.sets;
if (!present || !damaged || !shadow) throw new Error('a set is missing');

describe('what scores everybody', () => {
  test('is the starting values before any choice', () => {
    expect(findPresent(noSets)).toEqual({
      version: null,
      set: null,
      since: null,
      damagedChoice: null,
    });
    expect(findReturns(noSets)).toEqual([]);
  });

  test('is the last choice, and returns to the one before', () => {
    expect(findPresent(switchedSets)).toEqual({
      version: newSet.version,
      set: newSet,
      since: '2026-11-23',
      damagedChoice: null,
    });
    expect(findReturns(switchedSets)).toEqual([present.version, null]);
    expect(findReturns(manySets)).toEqual([null]);
  });

  test('offers the abandoned set after a roll-back', () => {
    const back: ParameterSets = {
      ...switchedSets,
      inUse: null,
      uses: [{ version: null, day: '2026-11-24' }, ...switchedSets.uses],
    };
    expect(findPresent(back)).toMatchObject({ version: null, since: '2026-11-24' });
    expect(findReturns(back)).toEqual([newSet.version]);
  });

  test('passes over a damaged set, as the server does', () => {
    const all: ParameterSets = {
      ...switchedSets,
      sets: switchedSets.sets.map((set) => ({ ...set, damaged: set.version === newSet.version })),
    };
    expect(findPresent(all)).toMatchObject({
      version: present.version,
      since: '2026-10-05',
      damagedChoice: newSet.version,
    });
    expect(findReturns(all)).toEqual([null]);
  });

  test('passes over a set that is gone', () => {
    const all = { ...switchedSets, sets: switchedSets.sets.slice(1) };
    expect(findPresent(all)).toMatchObject({ version: present.version });
  });
});

describe('a set', () => {
  test('is ready, in use, too small or damaged', () => {
    const standings = manySets.sets.map((set) => standingOf(set, manySets.inUse));
    expect(standings).toEqual(['ready', 'inUse', 'damaged', 'shadow']);
  });

  test('is named by its day and its distinguishing mark', () => {
    expect(nameOf(newSet.version)).toBe('the set of November 22, 2026');
    expect(nameOf(null)).toBe('the starting values');
    expect(markOf(newSet.version)).toBe('1a2b3c4d');
  });

  test('was used once if a use names it', () => {
    expect(wasUsed(manySets, present.version)).toBe(true);
    expect(wasUsed(manySets, newSet.version)).toBe(false);
    expect(wasUsed(noSets, null)).toBe(true);
  });
});
