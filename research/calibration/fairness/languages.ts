/** Whether a translated item measures as the common parameters say, language by language. */

import type { Bank } from '../../../packages/psychometrics/src/bank/bank.ts';
import type { Answers } from '../../../packages/psychometrics/src/profile/posterior.ts';
import { type Locale, locales } from '../../../src/domain/locales.ts';
import { minGroupAnswers } from './differential-item-functioning.ts';
import { estimateGroupLevels, type ItemLevels } from './group-levels.ts';
import {
  fitOwnParameters,
  type LevelledAnswer,
  measureDeviation,
  type OwnParameters,
} from './language-curves.ts';

/** A language in which fewer people answered is not tested: it would hardly find anything. */
export const minLanguagePeople = 800;
/** An item whose RMSD in a language is larger gets parameters of its own (Joo et al. 2021). */
export const maxLanguageRmsd = 0.1;

interface LanguageItem {
  readonly id: string;
  readonly answers: number;
  readonly rmsd: number;
  /** Null for an item that fits the common parameters. */
  readonly own: OwnParameters | null;
}

export interface LanguageTest {
  readonly language: Locale;
  /** How many people answered in this language and no other. */
  readonly people: number;
  /** Each item with 200 answers; none if fewer than 800 people answered in the language. */
  readonly items: readonly LanguageItem[];
}

export interface LanguagePerson {
  readonly answers: Answers;
  /** Null if the answers were given in several languages, or in none. */
  readonly language: Locale | null;
}

/** Items that differ are left out of the levels in the next round, until no more are found. */
const maxRounds = 6;
/** More people would take longer, and change an RMSD by less than .01. */
const maxTested = 2000;

/** `differing` has the items of each language that do not count for the levels at first. */
export function testLanguages(
  bank: Bank,
  people: readonly LanguagePerson[],
  differing: ReadonlyMap<Locale, ReadonlySet<string>> = new Map(),
): LanguageTest[] {
  return locales.flatMap((language) => {
    const own = people.filter((person) => person.language === language);
    if (own.length === 0) return [];
    const items =
      own.length < minLanguagePeople
        ? []
        : testItems(
            bank,
            own.slice(0, maxTested).map(({ answers }) => answers),
            differing.get(language) ?? new Set(),
          );
    return [{ language, people: own.length, items }];
  });
}

/** `differing` are items known to differ. */
function testItems(
  bank: Bank,
  people: readonly Answers[],
  differing: ReadonlySet<string>,
): LanguageItem[] {
  let excluded = differing;
  for (let round = 1; ; round++) {
    const items = measureItems(bank, people, excluded);
    const worst = findWorst(bank, items, excluded);
    if (worst.length === 0 || round === maxRounds)
      return items.map(({ curve, given, ...item }) => {
        const differs = item.rmsd > maxLanguageRmsd || differing.has(item.id);
        return { ...item, own: differs ? fitOwnParameters(curve, given) : null };
      });
    excluded = new Set([...excluded, ...worst]);
  }
}

/**
 * Returns the item of each trait that differs most. An item that differs makes fair ones of its
 * trait look as if they did, so that only the worst may be removed at once.
 */
function findWorst(
  bank: Bank,
  items: readonly Pick<LanguageItem, 'id' | 'rmsd'>[],
  excluded: ReadonlySet<string>,
): string[] {
  const worst = new Map<number, Pick<LanguageItem, 'id' | 'rmsd'>>();
  for (const item of items) {
    const trait = bank.trait[bank.indexById.get(item.id)!]!;
    const isWorse = item.rmsd > (worst.get(trait)?.rmsd ?? maxLanguageRmsd);
    if (isWorse && !excluded.has(item.id)) worst.set(trait, item);
  }
  return [...worst.values()].map(({ id }) => id);
}

function measureItems(bank: Bank, people: readonly Answers[], differing: ReadonlySet<string>) {
  const sample = { people, groups: people.map(() => 0), groupCount: 1 };
  const levels = estimateGroupLevels(bank, sample, (item) => !differing.has(bank.items[item]!.id));
  return bank.items.flatMap(({ id }, item) => {
    const given = levelledAnswers(item, people, levels);
    if (given.length < minGroupAnswers) return [];
    const { slopes, intercepts } = bank.linear[item]!;
    const curve = { slope: slopes[0]!, intercepts };
    return [{ id, answers: given.length, rmsd: measureDeviation(curve, given), curve, given }];
  });
}

const levelledAnswers = (
  item: number,
  people: readonly Answers[],
  levels: readonly ItemLevels[],
): LevelledAnswer[] =>
  people.flatMap((answers, person) => {
    const answer = answers[item];
    const { levels: means, variances } = levels[person]!;
    return answer == null ? [] : [{ level: means[item]!, variance: variances[item]!, answer }];
  });
