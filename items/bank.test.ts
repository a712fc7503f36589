// The rules of the item bank, as far as a program can check them. items/README.md explains them to whoever edits a text.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';

const COLUMNS = [
  'id',
  'category',
  'pole',
  'facet',
  'rarity',
  'scene',
  'compareTo',
  'shortDescription',
  'text',
] as const;
type Row = Record<(typeof COLUMNS)[number], string>;
type Counts = Record<string, readonly [fantasy: number, activity: number]>;

/** Per theme: pairs with fantasy wording, pairs with activity wording; for a theme without poles: single items. */
const POLED: Record<'A' | 'B', Counts> = {
  A: {
    DS: [2, 1],
    SM: [1, 2],
    BOND: [2, 1],
    EXVOY: [1, 2],
    HUMIL: [1, 1],
    PRIMAL: [1, 1],
    ROLE: [1, 1],
  },
  B: {
    DS: [3, 3],
    SM: [3, 2],
    BOND: [2, 3],
    EXVOY: [3, 2],
    HUMIL: [2, 2],
    PRIMAL: [2, 1],
    ROLE: [1, 2],
  },
};
const UNPOLED: Record<'A' | 'B', Counts> = {
  A: { FET: [2, 2], ENM: [2, 2], SENS: [2, 2] },
  B: { FET: [4, 4], ENM: [3, 3], SENS: [2, 2] },
};

const load = (file: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(new URL(file, import.meta.url)));
const sources = { A: load('./standard-48.csv'), B: load('./pool-80.csv') };
const rows = (source: string): Row[] =>
  parse(source, {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
  }) as unknown as Row[];
const bank = { A: rows(sources.A), B: rows(sources.B) };
const all = [...bank.A, ...bank.B];
const byId = new Map(all.map((item) => [item.id, item]));
const forms = ['A', 'B'] as const;

/** The ids (and, if given, what was found) of the items that break a rule: an empty list passes, and a failure names the rows. */
const offenders = (items: Row[], breaks: (item: Row) => unknown): string[] =>
  items.flatMap((item) => {
    const found = breaks(item);
    if (found === false || found === null || found === undefined) return [];
    return [found === true ? item.id : `${item.id}: ${String(found)}`];
  });

const words = (text: string): string[] => text.toLowerCase().match(/[a-z]+(?:['’][a-z]+)*/g) ?? [];
const themesInOrder = (items: Row[]): string[] =>
  items.map((i) => i.category).filter((c, n, list) => c !== list[n - 1]);
const mean = (values: number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

/** Syllables by counting groups of vowels, silent endings taken off: good to about one in ten words. */
const syllables = (word: string): number => {
  const letters = word.replace(/[^a-z]/g, '');
  const spoken =
    letters.length > 3
      ? letters.replace(/([^laeiouy])es$|([^aeiouytd])ed$|([^laeiouy])e$/, '$1$2$3')
      : letters;
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
};
/** Flesch-Kincaid grade of a text read as one sentence. */
const grade = (text: string): number => {
  const list = words(text);
  return 0.39 * list.length + 11.8 * mean(list.map(syllables)) - 15.59;
};

const FILLER = new Set(
  (
    'a an the of to in on at for with from by as and or so that who which while until because where when all both each their they them ' +
    "themselves you your yourself partner partner's be being is are have having imagining daydreaming picturing about agreed"
  ).split(' '),
);
const content = (text: string): Set<string> =>
  new Set(words(text).filter((word) => !FILLER.has(word)));
const jaccard = (a: Set<string>, b: Set<string>): number =>
  [...a].filter((word) => b.has(word)).length / (new Set([...a, ...b]).size || 1);
/** Content words without their endings, so that 'follow' and 'follows' of a mirrored pair count as one word. */
const stems = (text: string): Set<string> =>
  new Set(
    [...content(text)]
      .filter((w) => !w.startsWith('willing'))
      .map((w) => w.replace(/(?:ing|es|s|e)$/, '')),
  );
const shortLength = (item: Row): number => item.shortDescription.split(/\s+/).length;

const FANTASY = /\b(?:imagin|daydream|pictur|fantas|dream|in (?:your|the) mind)/i;
const CONSENT =
  /\b(?:agree|consent|willing|enjoy|choice|choos|chose|approved|trust|asked|planned|want)/i;
const GENDERED =
  /\b(?:he|she|his|hers?|him|himself|herself|m[ae]n|wom[ae]n|males?|females?|husbands?|wi(?:fe|ves)|girl\w*|boy\w*|lad(?:y|ies)|guys?|gentlem[ae]n|king|queen|mistress|penis|vagina\w*|breasts?)\b/i;
const FORBIDDEN: Record<string, RegExp> = {
  'age content':
    /\b(?:child\w*|kids?|minors?|teen\w*|under-?age\w*|young\w*|infan\w*|bab(?:y|ies)|toddlers?|little|girls?|boys?|school\w*|pupils?|students?|teachers?|napp(?:y|ies)|diapers?|dadd(?:y|ies)|mommy|mummy|pacifiers?|toys?|bedtime|nurser\w*|virgin\w*)\b/i,
  relatives:
    /\b(?:incest\w*|famil\w*|relatives?|(?:step)?(?:mother|father|sister|brother|son|daughter)s?|cousins?|uncles?|aunts?|parents?)\b/i,
  animals: /\b(?:animals?|beasts?|pets?|dogs?|pupp\w*|horses?|pon(?:y|ies)|kittens?)\b/i,
  'no consent':
    /\b(?:rap(?:e|ed|ing|ist)|forc(?:e|ed|es|ing)|unwilling\w*|unaware|unknowing\w*|against (?:your|their) will|non-?consen\w*|abus\w*|kidnap\w*|captur\w*|coerc\w*|blackmail\w*|secret(?:ly)?|hidden|spy\w*|peep\w*|asleep|sleeping|unconscious|drugg?\w*|drunk\w*|strangers?|in public)\b/i,
  illegal: /\b(?:illegal\w*|prostitut\w*|steal\w*|traffick\w*|assault\w*|stalk\w*|slaves?)\b/i,
  dangerous:
    /\b(?:chok\w*|strangl\w*|suffocat\w*|breath\w*|blood\w*|cut(?:ting|s)?|kni(?:fe|ves)|guns?|weapons?|needles?|electr\w*|burn\w*|fire|hanging|suspen\w*|tortur\w*|injur\w*|punch\w*|kick\w*)\b/i,
  'graphic or slur':
    /\b(?:fuck\w*|cocks?|dicks?|puss(?:y|ies)|cunts?|cum(?:ming|s)?|tits?|ass|arse|sluts?|whores?|bitch\w*|fagg?\w*|dykes?|trann\w*|perver\w*|genital\w*|penetrat\w*|ejaculat\w*|anal|oral)\b/i,
};

describe.each(forms)('form %s', (form) => {
  const items = bank[form];

  test('has the columns of the README, in their order, and no row of another length', () => {
    const table = parse(sources[form], {
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown as string[][];
    expect(table[0]).toEqual([...COLUMNS]);
    expect(table.filter((row) => row.length !== COLUMNS.length)).toEqual([]);
  });

  test('numbers its items without a gap', () => {
    const count = form === 'A' ? 48 : 80;
    expect(items.map((i) => i.id)).toEqual(
      Array.from({ length: count }, (_, n) => form + String(n + 1).padStart(2, '0')),
    );
  });

  test('has the counts per theme, pole and facet', () => {
    const expected: Record<string, number> = {};
    for (const [theme, [f, a]] of Object.entries(POLED[form]))
      for (const pole of '+-')
        Object.assign(expected, { [`${theme} ${pole} F`]: f, [`${theme} ${pole} A`]: a });
    for (const [theme, [f, a]] of Object.entries(UNPOLED[form]))
      Object.assign(expected, { [`${theme} 0 F`]: f, [`${theme} 0 A`]: a });
    const actual: Record<string, number> = {};
    for (const i of items)
      actual[`${i.category} ${i.pole} ${i.facet}`] =
        (actual[`${i.category} ${i.pole} ${i.facet}`] ?? 0) + 1;
    expect(actual).toEqual(expected);
  });

  test('goes theme by theme, mild before rare, from SENS on', () => {
    expect(themesInOrder(items)).toHaveLength(10);
    expect(items[0]?.category).toBe('SENS');
    const late = items.filter(
      (i, n) =>
        i.category === items[n - 1]?.category && Number(i.rarity) < Number(items[n - 1]?.rarity),
    );
    expect(late.map((i) => i.id)).toEqual([]);
  });

  test('does not end on its rarest theme', () => {
    const rarity = themesInOrder(items).map((theme) =>
      mean(items.filter((i) => i.category === theme).map((i) => Number(i.rarity))),
    );
    expect(rarity.at(-1)).toBeLessThan(Math.max(...rarity));
  });

  test('is readable: mean grade 8 at most, no text above 13', () => {
    // A phrase of ten words gains a whole grade by one more syllable, so a single text gets five grades of room; the form does not.
    expect(mean(items.map((i) => grade(i.text)))).toBeLessThanOrEqual(8);
    expect(
      offenders(items, (i) => (grade(i.text) > 13 ? grade(i.text).toFixed(1) : false)),
    ).toEqual([]);
  });
});

describe('pairs and scenes', () => {
  test('pairs every item of a poled theme with its complement: mutual, same form, theme, scene and facet, opposite pole', () => {
    const bad = offenders(
      all.filter((i) => i.pole !== '0'),
      (i) => {
        const other = byId.get(i.compareTo);
        if (!other) return 'no such partner';
        const same =
          (['category', 'scene', 'facet'] as const).every((key) => other[key] === i[key]) &&
          other.id.charAt(0) === i.id.charAt(0);
        return !(
          same &&
          other.compareTo === i.id &&
          i.pole + other.pole !== '++' &&
          i.pole + other.pole !== '--' &&
          other.pole !== '0'
        );
      },
    );
    expect(bad).toEqual([]);
  });

  test('lets an item without a pole point to itself', () => {
    expect(
      offenders(
        all.filter((i) => i.pole === '0'),
        (i) => i.compareTo !== i.id,
      ),
    ).toEqual([]);
  });

  test('mirrors the two texts of a pair: at least half the content words are shared', () => {
    const bad = offenders(
      all.filter((i) => i.pole === '+'),
      (i) => {
        const likeness = jaccard(stems(i.text), stems(byId.get(i.compareTo)?.text ?? ''));
        return likeness < 0.5 ? likeness.toFixed(2) : false;
      },
    );
    expect(bad).toEqual([]);
  });

  test('names each scene by a slug, used once per theme, pole and facet', () => {
    expect(offenders(all, (i) => !/^[a-z]+(?:-[a-z]+){0,3}$/.test(i.scene))).toEqual([]);
    const keys = all.map((i) => [i.category, i.scene, i.pole, i.facet].join(' '));
    expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([]);
    const themes = new Map<string, string>();
    for (const i of all) themes.set(i.scene, themes.get(i.scene) ?? i.category);
    expect(offenders(all, (i) => themes.get(i.scene) !== i.category)).toEqual([]);
  });

  test('gives every scene of Set A its twin of the other facet, the doing as rare as the imagining or one class rarer', () => {
    const twin = (i: Row): Row | undefined =>
      all.find(
        (o) =>
          o.category === i.category &&
          o.scene === i.scene &&
          o.pole === i.pole &&
          o.facet !== i.facet,
      );
    expect(offenders(bank.A, (i) => twin(i) === undefined)).toEqual([]);
    const step = (i: Row): number => Number(twin(i)?.rarity ?? i.rarity) - Number(i.rarity);
    expect(
      offenders(
        all.filter((i) => i.facet === 'F'),
        (i) => step(i) < 0 || step(i) > 1,
      ),
    ).toEqual([]);
  });

  test('has rarity classes 1 to 5, a pair at most one class apart, and three classes in each theme of the pool but SENS', () => {
    expect(offenders(all, (i) => !/^[1-5]$/.test(i.rarity))).toEqual([]);
    expect(
      offenders(all, (i) => Math.abs(Number(i.rarity) - Number(byId.get(i.compareTo)?.rarity)) > 1),
    ).toEqual([]);
    const classes = (theme: string): number =>
      new Set(bank.B.filter((i) => i.category === theme).map((i) => i.rarity)).size;
    expect(themesInOrder(bank.B).filter((theme) => theme !== 'SENS' && classes(theme) < 3)).toEqual(
      [],
    );
  });
});

describe('wording', () => {
  test('keeps to the lengths', () => {
    expect(
      offenders(all, (i) =>
        words(i.text).length > 25 || words(i.text).length < 4 ? words(i.text).length : false,
      ),
    ).toEqual([]);
    expect(offenders(all, (i) => i.text.length > 500 || i.shortDescription.length > 120)).toEqual(
      [],
    );
    expect(
      offenders(all, (i) => (shortLength(i) < 2 || shortLength(i) > 6 ? shortLength(i) : false)),
    ).toEqual([]);
  });

  test('is clean text: no control, direction or invisible characters, no stray spaces, a capital first, a full stop last', () => {
    expect(
      offenders(all, (i) =>
        COLUMNS.some(
          (c) =>
            /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(i[c]) ||
            i[c] !== i[c].trim() ||
            /\s{2}/.test(i[c]) ||
            i[c] === '',
        ),
      ),
    ).toEqual([]);
    expect(
      offenders(
        all,
        (i) => !/^[A-Z][^.?!]*\.$/.test(i.text) || !/^[A-Z].*[^.]$/.test(i.shortDescription),
      ),
    ).toEqual([]);
  });

  test.each(['text', 'shortDescription'] as const)(
    'repeats no %s, also not with other capitals or stops',
    (column) => {
      const plain = all.map((i) =>
        i[column]
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, ' ')
          .trim(),
      );
      expect(plain.filter((value, n) => plain.indexOf(value) !== n)).toEqual([]);
    },
  );

  test('has no two items of one pole that ask nearly the same, a fantasy item and its activity twin included', () => {
    // Filler words aside. The closest two of the bank reach .375; of six content words, two changed reach .5.
    const near = all.flatMap((a, n) =>
      all
        .slice(n + 1)
        .filter((b) => a.pole === b.pole && jaccard(content(a.text), content(b.text)) >= 0.5)
        .map((b) => `${a.id} ~ ${b.id}`),
    );
    expect(near).toEqual([]);
  });

  test('words fantasy as fantasy, activity as activity, and a pair with the same verb', () => {
    expect(offenders(all, (i) => FANTASY.test(i.text) !== (i.facet === 'F'))).toEqual([]);
    expect(
      offenders(all, (i) => i.shortDescription.startsWith('Fantasy: ') !== (i.facet === 'F')),
    ).toEqual([]);
    expect(
      offenders(
        all.filter((i) => i.facet === 'F'),
        (i) => words(i.text)[0] !== words(byId.get(i.compareTo)?.text ?? '')[0],
      ),
    ).toEqual([]);
  });

  test('names consent or the partner where it must', () => {
    expect(
      offenders(
        all.filter((i) => i.category === 'EXVOY'),
        (i) => !/\bpartner|\bconsent/i.test(i.text),
      ),
    ).toEqual([]);
    expect(
      offenders(
        all.filter((i) => ['SM', 'BOND', 'HUMIL'].includes(i.category) && i.pole === '+'),
        (i) => !CONSENT.test(i.text),
      ),
    ).toEqual([]);
  });

  test.each(Object.entries(FORBIDDEN))('contains nothing of: %s', (_name, pattern) => {
    expect(
      offenders(
        all,
        (i) => pattern.exec(`${i.text} ${i.shortDescription} ${i.scene.replaceAll('-', ' ')}`)?.[0],
      ),
    ).toEqual([]);
  });

  test('is gender-neutral and asks one thing', () => {
    expect(offenders(all, (i) => GENDERED.exec(`${i.text} ${i.shortDescription}`)?.[0])).toEqual(
      [],
    );
    expect(
      offenders(
        all,
        (i) => /\band\s*\/\s*or\b|;|\bas well as\b/i.exec(`${i.text} ${i.shortDescription}`)?.[0],
      ),
    ).toEqual([]);
  });
});
