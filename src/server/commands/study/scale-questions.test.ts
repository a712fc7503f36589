import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exampleStudy, toDescription } from '../../../../test/support/people/describe-study.ts';
import { scaleFile } from '../../../../test/support/people/make-scale.ts';
import { freshFolder } from '../../../../test/support/server/fresh-storage.ts';
import { readQuestions } from './scale-questions.ts';
import { parseStudy, type Study } from './study.ts';

type Definition = Readonly<Record<string, unknown>>;

interface Changes {
  /** Of the definition of the scale. */
  readonly definition?: Definition;
  /** Of its English texts. */
  readonly texts?: Readonly<Record<string, unknown>>;
  readonly study?: Partial<Study>;
  readonly site?: Partial<NonNullable<Study['site']>>;
}

/** The example, without what no scale of these tests asks. */
const study: Study = { ...exampleStudy, discriminant: [], knownGroups: [] };

const { definition: sound, translations } = scaleFile;

function read({ definition, texts, study: changes, site }: Changes = {}) {
  const folder = freshFolder();
  const file = {
    definition: { ...sound, ...definition },
    translations: { ...translations, en: { ...translations.en, ...texts } },
  };
  writeFileSync(join(folder, 'mine.osd'), JSON.stringify(file));
  writeFileSync(join(folder, 'twin.osd'), JSON.stringify(file));
  return readQuestions(folder, { ...study, ...changes }, { ...study.site!, ...site });
}

/** Changes the last question, which is in no score. */
const last = (changes: object): Changes => ({
  definition: { items: sound.items.map((item, at) => (at === 2 ? { ...item, ...changes } : item)) },
});

const items = (count: number): Changes => ({
  definition: {
    items: Array.from({ length: count }, (_, at) => ({
      id: at < 3 ? sound.items[at]!.id : `more_${at}`,
      type: 'likert',
      text_key: 'mine_1',
    })),
  },
});

describe('the questions of a scale', () => {
  test('have texts, options and values in the order of the file', () => {
    expect(read()).toEqual([
      {
        min: 0,
        texts: {
          en: {
            head: 'In the last month, how often did you',
            options: ['Never', '1', '2', '3', 'Always'],
          },
        },
        questions: [
          { id: 'mine_1', texts: { en: 'take the lead?' } },
          { id: 'mine_2', texts: { en: 'let others decide?' } },
          { id: 'mine_check', texts: { en: 'skip this line? Please choose “Always”.' } },
        ],
      },
    ]);
  });

  test('form a group of their own with other answers', () => {
    const { definition = {} } = last({ response_scale: 'short' });
    const short = { min: 1, points: 2, labels: ['never', 'always'] };
    const groups = read({
      definition: { ...definition, response_scales: { short } },
      study: { attentionChecks: [] },
    });
    expect(groups.map(({ min, questions }) => [min, questions.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(groups[1]!.texts.en).toEqual({ head: null, options: ['Never', 'Always'] });
  });

  test('follow instructions, which begin a group', () => {
    const items = [
      { id: 'hello', type: 'inst', text_key: 'hello' },
      ...sound.items.slice(0, 2),
      { id: 'more', type: 'inst', text_key: 'more' },
      sound.items[2],
    ];
    const texts = {
      hello: '<h3>About you</h3><p>Think of the <b>last</b> month.<br>Take your time.</p>',
      more: 'Now <u>one</u> more.',
    };
    const groups = read({ definition: { items }, texts });
    expect(groups.map(({ texts: { en }, questions }) => [en?.head, questions.length])).toEqual([
      [
        'About you\nThink of the last month.\nTake your time.\n\nIn the last month, how often did you',
        2,
      ],
      ['Now one more.\n\nIn the last month, how often did you', 1],
    ]);
  });

  test('leave out the shared head for a null of their own', () => {
    const groups = read(last({ question_head: null }));
    expect(groups.map(({ texts }) => texts.en?.head)).toEqual([
      'In the last month, how often did you',
      null,
    ]);
  });

  test('may be a hundred', () => {
    expect(read(items(100))[0]!.questions).toHaveLength(100);
  });
});

describe('a scale is refused', () => {
  test.each<[string, Changes, string]>([
    ['with a question of another type', last({ type: 'short' }), 'mine_check is of type short'],
    ['with a question that is not always asked', last({ visible_when: {} }), 'depends on other'],
    ['with a response scale that is not there', last({ response_scale: 'x' }), 'answered by x'],
    ['with an instruction at the end', last({ type: 'inst' }), 'ends with an instruction'],
    ['with too many questions', items(101), 'ask 101 questions; 100 is the most'],
    ['with one answer', last({ likert_points: 1 }), 'mine_check must have 2 to 11 answers'],
    ['with twelve answers', last({ likert_points: 12 }), 'mine_check must have 2 to 11 answers'],
    ['with half an answer', last({ likert_min: 0.5 }), 'mine_check must have 2 to 11 answers'],
    ['with a question of ours', last({ id: 'A07' }), 'rename A07'],
    ['with a column of ours', last({ id: 'wave' }), 'rename wave'],
    ['with a name that a table takes for a formula', last({ id: '=1+1' }), 'rename =1+1'],
    ['with a question twice', last({ id: 'mine_2' }), 'have the id mine_2'],
    ['without a text', { texts: { mine_1: '' } }, 'mine_1 has no text in en'],
    ['with a text that is none', { texts: { mine_1: { a: 1 } } }, 'mine_1 has no text in en'],
    ['with a long text', { texts: { mine_1: 'a'.repeat(301) } }, 'at most 300'],
    ['with a million spaces', { texts: { mine_1: `a${' '.repeat(900_000)}b` } }, 'at most 300'],
    ['with a long option', { texts: { never: 'a'.repeat(101) } }, 'at most 100'],
    ['with a tag', { texts: { mine_1: '<img src=x onerror=alert(1)>' } }, 'without other tags'],
    ['with a hidden tag', { texts: { mine_1: '<<b>script>' } }, 'without other tags'],
    ['with an entity', { texts: { head: '&lt;b&gt;' } }, 'without other tags'],
    ['with a text that is turned round', { texts: { mine_1: 'a\u202Eb' } }, 'nobody can see'],
    ['with a text that nobody sees', { texts: { always: 'a\u200Bb' } }, 'nobody can see'],
    [
      'with a map of values',
      { definition: { scoring: { total: { ...sound.scoring.total, value_map: {} } } } },
      'scoring.total.value_map is wrong',
    ],
    ['that is named twice', { study: { scales: ['mine.osd', 'twin.osd'] } }, 'have the id mine_1'],
    ['that is not there', { study: { scales: ['none.osd'] } }, 'none.osd must be a file beside'],
    [
      'with an attention check on no question',
      { study: { attentionChecks: [{ column: 'mine_9', answer: '4' }] } },
      'attentionChecks: a site has no column mine_9',
    ],
    [
      'with an attention check that nobody can pass',
      { study: { attentionChecks: [{ column: 'mine_check', answer: '5' }] } },
      'mine_check is never 5 on a site, but one of 0, 1, 2, 3, 4',
    ],
    [
      'with a claim on a column that no site fills in',
      { study: { discriminant: [{ column: 'openness_scale', theme: 'SM' }] } },
      'discriminant: a site has no column openness_scale',
    ],
    [
      'with groups that nobody can be in',
      { study: { knownGroups: [{ column: 'mine_2', value: 'yes', theme: 'DS' }] } },
      'knownGroups: mine_2 is never yes',
    ],
    [
      'with groups of a detail that is not asked for',
      { study: { biasBy: ['gender'] }, site: { details: false } },
      'biasBy: a site has no column gender',
    ],
  ])('%s', (_, changes, message) => {
    expect(() => read(changes)).toThrow(message);
  });

  test('in a language that the study has and the scale lacks', () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'mine.osd'), JSON.stringify(scaleFile));
    const { en } = exampleStudy.site!.texts;
    const site = { ...exampleStudy.site!, texts: { en: en!, de: en! } };
    expect(() => readQuestions(folder, exampleStudy, site)).toThrow('never has no text in de');
  });

  test('that a link leads to', () => {
    const [folder, secret] = [freshFolder(), freshFolder()];
    writeFileSync(join(secret, 'scale'), JSON.stringify(scaleFile));
    symlinkSync(join(secret, 'scale'), join(folder, 'mine.osd'));
    const site = exampleStudy.site!;
    expect(() => readQuestions(folder, exampleStudy, site)).toThrow('and no link');
  });

  test.each(['../mine.osd', '/etc/mine.osd', 'mine.json'])('named %s', (name) => {
    const description = toDescription({ ...exampleStudy, scales: [name] });
    expect(() => parseStudy(description)).toThrow('scales.0: name an .osd file beside it');
  });
});
