import { po } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { localeFacts, locales, type TranslatedLocale } from '../../src/domain/locales.ts';
import { isFull } from '../../test/support/tiers.ts';
import { listMessages, readFile } from './messages.ts';
import { listTexts } from './module-texts.ts';
import { exportMessages, importMessages } from './po.ts';
import { englishQuestions, findStale, readTranslations, type State } from './questions.ts';

const translated = locales.filter((locale): locale is TranslatedLocale => locale !== 'en');

interface Edited {
  readonly msgctxt?: string;
  msgstr: string[];
  comments?: { flag?: string };
}

/** Exports the German texts, lets a translator change some, and imports them. */
function translate(edit: (message: Edited) => void): Promise<Map<string, string>> {
  const file = po.parse(exportMessages('de', 'read'));
  for (const messages of Object.values(file.translations))
    for (const message of Object.values(messages)) if (message.msgctxt) edit(message);
  return importMessages('de', po.compile(file).toString());
}

/** The same for one text. */
const translateOne = (context: string, text: string): Promise<Map<string, string>> =>
  translate((message) => {
    if (message.msgctxt === context) message.msgstr = [text];
  });

const comparison = 'src/web/features/comparison/words.ts';
const profile = 'src/web/features/profile/words.ts';
const cardPlace = `${comparison} cardPlace`;
const germanWords = 'locales/de/web/features/comparison/words.ts';

/** `npm test` looks at a language that is read in either direction. */
const looked = isFull ? translated : (['de', 'he'] as const);

describe.each(looked)('the texts in %s', (locale) => {
  test('come back from a file as they were', async () => {
    const messages = listMessages(locale);
    expect(messages.length).toBeGreaterThan(2000);
    expect(new Set(messages.map(({ context, english }) => context + english)).size).toBe(
      messages.length,
    );
    expect(messages.filter(({ text }) => text === '')).toEqual([]);
    expect(await importMessages(locale, exportMessages(locale, 'approved'))).toEqual(new Map());
  });
});

test('a changed English question makes its translations stale', () => {
  const changed = new Map(englishQuestions).set('A02', {
    id: 'A02',
    text: 'Another text.',
    shortDescription: 'Another',
  });
  for (const locale of translated) {
    expect(findStale(locale), locale).toEqual([]);
    expect(findStale(locale, changed), locale).toEqual(['A02']);
  }
});

test('the stated shares of reviewed texts are those of the questions', () => {
  for (const locale of translated) {
    const rows = [...readTranslations(locale).values()];
    const share = (state: State) =>
      Math.round((100 * rows.filter((row) => row.state === state).length) / rows.length);
    expect(localeFacts[locale].review, locale).toEqual({
      drafted: share('drafted'),
      readOnce: share('read'),
      readTwice: share('approved'),
    });
  }
});

test('a file names the place, the English, comments and terms', () => {
  const file = po.parse(exportMessages('pt-BR', 'read'));
  expect(file.headers['Language']).toBe('pt_BR');
  expect(file.translations['items A49.text']).toMatchObject({
    'Spending a whole evening on nothing but slow kisses.': { comments: { flag: 'fuzzy' } },
  });
  const context = `${profile} limitCount.other`;
  expect(file.translations[context]).toMatchObject({
    '# hard limits': {
      comments: { extracted: expect.stringMatching(/^Glossary: hard limit = limite absoluto$/m) },
    },
  });
  expect(file.translations['src/domain/scale-words.ts scaleLabels.0']).toMatchObject({
    'Hard No!': { comments: { extracted: expect.stringMatching(/^Of the answers 1 to 7\.\n/) } },
  });
});

test('every changed text lands in its place', async () => {
  const ending = ' ’\'"`\\ $\n';
  const expected = new Map(
    listMessages('de').map(({ file, way, text }) => [`${file} ${way}`, text + ending]),
  );
  const changed = await translate((message) => {
    message.msgstr = [`${message.msgstr[0]}${ending}`];
  });
  expect(changed.size).toBeGreaterThan(30);
  const modules = [...changed].filter(([file]) => file.endsWith('.ts'));
  const found = modules.flatMap(([file, content]) =>
    listTexts(file, content).map(({ way, text }) => [`${file} ${way}`, text] as const),
  );
  expect(found.length).toBeGreaterThan(1500);
  expect(found.filter(([place, text]) => expected.get(place) !== text)).toEqual([]);
});

test('a changed sentence changes nothing else', async () => {
  const changed = await translateOne(cardPlace, 'Karte {place} (von {count})');
  const before = readFile(germanWords);
  const after = before.replace('`${place} von ${count}`', '`Karte ${place} (von ${count})`');
  expect(after).not.toBe(before);
  expect(changed).toEqual(new Map([[germanWords, after]]));
});

describe('an import', () => {
  const wrong = [
    [cardPlace, 'Karte {place} von {total}', 'has another number of {total} {count}'],
    [`${profile} limitCount.other`, 'Tabus', 'has another number of #'],
    [`${comparison} canAppear`, 'Bald <time>', 'has another number of </time>'],
    [`${comparison} few`, '<b>Wenige</b>', 'has markup: <b> </b>'],
    [`${comparison} intro`, 'Ein <img src="x">', 'has markup: <img src="x">'],
    [
      `${comparison} print`,
      'Alles\u202E',
      'has a control character, or one that changes the direction',
    ],
    [
      `${comparison} invite`,
      'Alle\u0007',
      'has a control character, or one that changes the direction',
    ],
    ['items A49.text', '\u2067Küsse', 'has a control character, or one that changes the direction'],
  ] as const;

  test('names all that is wrong, and takes nothing', async () => {
    const texts = new Map(wrong.map(([context, text]) => [context as string, text]));
    const english = new Map(
      listMessages('de').map((message) => [message.context, message.english]),
    );
    const importing = translate((message) => {
      message.msgstr = [texts.get(message.msgctxt ?? '') ?? `${message.msgstr[0]}!`];
    });
    const error = await importing.catch((error: Error) => error.message.split('\n'));
    expect((error as string[]).toSorted()).toEqual(
      wrong
        .map(([context, , fault]) => `${context} “${english.get(context)}”: ${fault}`)
        .toSorted(),
    );
  });

  test('refuses a translation of another English text', async () => {
    const source = exportMessages('de', 'read').replace('"No theme stands out', '"No theme lies');
    await expect(importMessages('de', source)).rejects.toThrow('another one by now');
  });

  test('refuses another language', async () => {
    await expect(importMessages('fr', exportMessages('de', 'read'))).rejects.toThrow(
      'not in the language fr',
    );
  });
});

describe('a question', () => {
  const setFuzzy = (isFuzzy: boolean) => (message: Edited) => {
    if (message.msgctxt?.startsWith('items A49.'))
      message.comments = { ...message.comments, flag: isFuzzy ? 'fuzzy' : '' };
  };
  const rowOf = (changed: Map<string, string>) =>
    changed.get('locales/de/items/questions.csv')?.match(/^A49,.*$/m)?.[0];

  test('is read once its flag is taken away', async () => {
    const changed = await translate(setFuzzy(false));
    expect([...changed.keys()]).toEqual(['locales/de/items/questions.csv']);
    expect(rowOf(changed)).toMatch(/,read,3c9ed02ed31e$/);
  });

  test('stays drafted while it is changed and flagged', async () => {
    const changed = await translate((message) => {
      if (message.msgctxt === 'items A49.text') message.msgstr = ['Ein Abend, nur Küsse.'];
    });
    expect(rowOf(changed)).toMatch(/^A49,"Ein Abend, nur Küsse.",.*,drafted,3c9ed02ed31e$/);
  });
});
