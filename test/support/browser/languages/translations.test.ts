import { describe, expect, test } from 'vitest';
import { loadTranslations, translatePattern } from './translations.ts';

const german = await loadTranslations('de');

describe('a finder in German', () => {
  test.each([
    ['a whole text', 'Begin Survey', 'Fragebogen beginnen'],
    [
      'the beginning of a text',
      /^Failed to load your links/,
      'Deine Links konnten nicht geladen werden',
    ],
    ['a text with numbers', '31 of 48', '31 von 48'],
    [
      'the beginning of a text with numbers',
      'You have answered 4 of 10.',
      'Du hast 4 von 10 Fragen beantwortet. Bis zur letzten Antwort bleibt dieses Profil, wie es ist.',
    ],
    ['a text with a name', 'Remove “K.”', '„K.“ entfernen'],
  ])('finds %s', (_, english, shown) => {
    expect(shown).toMatch(translatePattern(german, english));
  });

  test('finds no longer text where the whole is wanted', () => {
    const pattern = translatePattern(german, 'Begin Survey', true);
    expect('Fragebogen beginnen').toMatch(pattern);
    expect('Jetzt den Fragebogen beginnen').not.toMatch(pattern);
  });

  test('finds what a test has invented as it is', () => {
    expect('A fault on the way.').toMatch(translatePattern(german, 'A fault on the way.'));
  });
});
