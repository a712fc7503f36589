import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { collectStrings } from '../../../../test/states/page-texts.ts';
import {
  inventAgreement,
  inventEmptySheet,
  inventMarks,
  inventSheet,
} from '../../../../test/support/browser/invented/invented-agreement.ts';
import { AgreementSection } from './agreement-section.tsx';
import * as words from './words.ts';

/** What the section says, without its markup. */
const read = (changes: Parameters<typeof inventAgreement>[0]): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AgreementSection
        pairId=""
        agreement={inventAgreement(changes)}
        onReply={() => Promise.resolve()}
        comesFromForm={false}
      />
    </MemoryRouter>,
  ).replaceAll(/<[^>]*>/g, ' ');

const wish =
  'A yes here is a wish. Either of you can take it back at any moment, in the middle too.';

describe('before both have sent', () => {
  test('only the form is offered', () => {
    const text = read({});
    expect(text).toContain('Make our agreement');
    expect(text).not.toMatch(/Take my marks back|Erase|Print/);
  });

  test('own marks can be changed and taken back', () => {
    const text = read({ own: inventMarks() });
    expect(text).toContain('Once both of you have, you’ll see what you agree on.');
    expect(text).toMatch(/Change my marks.*Take my marks back/);
    expect(text).not.toMatch(/Make our agreement|Erase|Print/);
  });

  test('the own sentence is not repeated', () => {
    expect(read({ own: inventMarks() })).not.toContain(words.sentences.slowly);
  });
});

describe('the sheet', () => {
  test('begins with the wish, letter for letter', () => {
    expect(read({ round: 2, sheet: inventSheet() })).toMatch(
      new RegExp(String.raw`^\s*Our agreement\s*${wish}\s*Made on November 20, 2026\.`),
    );
  });

  test('tells both or one, and never who', () => {
    const text = read({ round: 2, sheet: inventSheet() });
    expect(text).toMatch(/A word\s+both of you/);
    expect(text).toMatch(/A traffic light\s+one of you/);
    expect(text).toMatch(
      /You\s+Let’s take it slowly\. There is no hurry\.\s+The other\s+I’m looking forward/,
    );
  });

  test('leaves out what is empty', () => {
    const { yes, talk } = inventSheet();
    expect(read({ sheet: inventSheet({ talk: [] }) })).not.toContain('To talk about first');
    expect(read({ sheet: inventSheet({ yes: [], talk }) })).not.toContain(
      'What you both say yes to',
    );
    expect(read({ sheet: inventSheet({ aftercare: [] }) })).not.toContain('What helps');
    expect(read({ sheet: inventSheet({ yes, otherSentence: null }) })).not.toContain('The other');
    const silent = inventSheet({ ownSentence: null, otherSentence: null });
    expect(read({ sheet: silent })).not.toContain('What you say to each other');
  });

  test('is kind if nothing is left', () => {
    const text = read({ sheet: inventEmptySheet() });
    expect(text).toContain(wish);
    expect(text).toContain('That is an answer too');
    expect(text).toContain('The stop signals still stand.');
    expect(text).not.toMatch(/What you both say yes to|To talk about first/);
  });

  test('claims no stop signal that nobody chose', () => {
    const text = read({ sheet: { ...inventEmptySheet(), stopSignals: [] } });
    expect(text).not.toContain('The stop signals still stand.');
    expect(text).toContain('Neither of you has chosen one.');
  });

  test('stays while a new round waits', () => {
    const text = read({ round: 2, own: inventMarks(), sheet: inventSheet() });
    expect(text).toContain('The agreement below stays until both of you have sent.');
    expect(text).toContain('What you both say yes to');
    expect(text).not.toMatch(/Start a new round|Take my marks back/);
  });
});

test('mentions no contract, debt or duration', () => {
  const texts = collectStrings(words);
  expect(texts.length).toBeGreaterThan(50);
  expect(
    texts.filter((text) =>
      /contract|\bow(?:e|es|ed|ing)\b|promise|binding|for ever|last/i.test(text),
    ),
  ).toEqual([]);
});
