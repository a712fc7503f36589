import { describe, expect, test } from 'vitest';
import { wrapExports } from './pseudo-locale.ts';
import { createPseudoPattern, pseudoText, toPseudo } from './pseudo.ts';

describe('pseudo-text', () => {
  test('has accents, a third more letters and brackets', () => {
    expect(pseudoText('Begin Survey')).toBe('⟦Ƀéĝîñ Šûŕṽéý øøøø⟧');
  });

  test('leaves no plain letter', () => {
    const alphabet = 'The quick brown fox jumps over the lazy dog. THE QUICK BROWN FOX, LAZY DOG';
    expect(pseudoText(alphabet)).not.toMatch(/[a-z]/i);
  });

  test('keeps tags, placeholders and addresses', () => {
    expect(pseudoText('<a>so</a> {n} https://x.org')).toBe('⟦<a>šö</a> {n} https://x.org ø⟧');
  });

  test('keeps pseudo-text in a sentence', () => {
    expect(pseudoText(`${pseudoText('an')} it`)).toBe('⟦⟦áñ ø⟧ îţ ø⟧');
  });

  test.each(['', '64', '±3 · 7', '⟦áñ ø⟧'])('leaves %j as it is', (text) => {
    expect(pseudoText(text)).toBe(text);
  });

  test('is a third longer in words that can break', () => {
    expect(pseudoText('a'.repeat(36))).toBe(`⟦${'á'.repeat(36)} øøøøø øøøøø øø⟧`);
  });
});

describe('a value', () => {
  test('is searched for strings', () => {
    expect(toPseudo({ a: ['an'], b: 3, c: null })).toEqual({ a: ['⟦áñ ø⟧'], b: 3, c: null });
  });

  test('that is a function returns pseudo-text', () => {
    // as: the type of the function stays
    const words = toPseudo((n: number) => `${n} an`) as (n: number) => string;
    expect(words(3)).toBe('⟦3 áñ ø⟧');
  });
});

describe('a module', () => {
  test('exports pseudo-text under its names', () => {
    const code = wrapExports("export const a = 'A';\nexport function b() { return a; }\n");
    expect(code).toContain("\nconst a = 'A';\nfunction b() { return a; }\n");
    expect(code).toContain('const pseudo_a = toPseudo(a);\nexport { pseudo_a as a };');
    expect(code).toContain('const pseudo_b = toPseudo(b);\nexport { pseudo_b as b };');
  });
});

describe('a pattern', () => {
  const shown = pseudoText('Save All Changes (1)');

  test.each([
    ['save all', false],
    ['Save All Changes (1)', true],
    [/^Save \w*/, false],
    [/\(1\)$/, false],
  ] as const)('%s matches the text and its pseudo-text', (text, exact) => {
    const pattern = createPseudoPattern(text, exact);
    expect('Save All Changes (1)').toMatch(pattern);
    expect(shown).toMatch(pattern);
  });

  test.each([
    ['Save All', true],
    ['Save None', false],
    [/^All/, false],
  ] as const)('%s matches neither', (text, exact) => {
    const pattern = createPseudoPattern(text, exact);
    expect('Save All Changes (1)').not.toMatch(pattern);
    expect(shown).not.toMatch(pattern);
  });
});
