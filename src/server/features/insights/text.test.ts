import { describe, expect, test } from 'vitest';
import { claimsOfEveryKind as claims } from '../../../../test/support/claims.ts';
import { scattered } from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { type BankItem, computeProfile, type Profile } from '../../../psychometrics/index.ts';
import { claimsOf, statementOf } from '../profile/profile.ts';
import { promptOf } from './prompt.ts';
import { checkLine, closing, openText } from './text.ts';

const { items } = bank.model;

/** People of many kinds, all questions answered. */
const profiles: readonly Profile[] = Array.from({ length: 200 }, (_, n) => {
  const level = (what: string): number => scattered(n)(what);
  const value = ({ id, category, pole, facet }: BankItem): number =>
    Math.min(
      7,
      Math.max(
        1,
        Math.round(
          (level(category + pole) * 2 + level(category + facet) + level(id)) / 4 + (n % 5) - 2,
        ),
      ),
    );
  return computeProfile(bank.model, items.map(value));
});

const saidOf = (line: string): string => line.replace(/^\[[^\]]*\] ?/, '').replaceAll("'", '’');

describe('a line of the service (E2)', () => {
  test.each([
    '[1] Bondage and soft, sensory play draw you most.',
    '[1] Most of all, you are drawn to bondage, and this is a warm thread in your profile.',
    '[1] Among the ten dimensions, what you like most is bondage.',
    '[1] You’re clearly drawn to bondage or discipline, and it’s a quiet theme in your answers.',
    "[1] What speaks to you is soft and sensory play; that's a quiet note.",
    '[1] In other words, your interest in restraint lies clearly above the middle of the scale.',
    '[2] Humiliation is of little interest to you.',
    '[2] You would rather leave humiliation play outside.',
    '[2] Humiliation play holds little appeal for you, and that is a fine note.',
    '[2] Among the ten dimensions, your interest in humiliation stays low.',
    '[3] In power between partners, you lean toward leading.',
    '[3] You clearly lean towards leading, and so says your summary.',
    '[3,9] You lean toward leading, and toward receiving intense sensation.',
    '[9] Receiving intense sensation is where your leaning lies.',
    '[4] In primal play you like to hunt and be hunted.',
    '[5] Of showing or watching you imagine more than you would do.',
    '[5] In exhibitionism or voyeurism, your imagination reaches further than what you would do.',
    '[6] Doing appeals to you more than imagining where caregiving roles are concerned.',
    '[6] In giving or receiving care, what you do goes beyond what you imagine, and this belongs to the picture.',
    '[7] Four of ten dimensions lie below the middle for you.',
    '[7] As a whole, your interest stays below the middle of the scale in four of the ten dimensions.',
    '[8] Openness beyond one partner may be slightly ahead of the rest.',
    '[8] No single dimension stands out; ethical non-monogamy is ahead of the others by less than its margin.',
    '[10] All ten dimensions speak to you – a warm landscape.',
    '[11] None of the ten dimensions appeals strongly to you, and that is fine.',
  ])('passes: %s', (line) => {
    expect(checkLine(line, claims)).toEqual({ text: saidOf(line) });
  });

  test('passes where it says a claim as the rules say it, and fails as the words of another claim', () => {
    let [own, borrowed, others] = [0, 0, 0];
    for (const told of profiles.map(claimsOf)) {
      for (const [index, claim] of told.entries()) {
        expect(
          checkLine(`[${index + 1}] ${statementOf(claim)}`, told),
          statementOf(claim),
        ).toHaveProperty('text');
        own += 1;
        for (const other of told.keys()) {
          if (other === index) continue;
          others += 1;
          if ('text' in checkLine(`[${other + 1}] ${statementOf(claim)}`, told)) borrowed += 1;
        }
      }
    }
    expect(own).toBeGreaterThan(500);
    expect(others).toBeGreaterThan(1000);
    expect(borrowed).toBe(0);
  });
});

describe('the whole text', () => {
  const lines = [
    '[1] Bondage draws you.',
    '[2] Humiliation is of little interest to you.',
    '[3] You lean toward leading.',
  ];
  const textOf = (told: readonly string[]) => {
    const text = openText(claims);
    return [...told.map((line) => text.add(line)), text.end()];
  };
  test('ends with our own sentence', () => {
    expect(textOf(lines).at(-1)).toEqual({
      text: `Bondage draws you. Humiliation is of little interest to you. You lean toward leading. ${closing}`,
    });
  });
  test('is refused when it is short: three sentences, or as many as there are claims', () => {
    expect(textOf(lines.slice(1)).at(-1)).toEqual({ refused: 'is too short' });
    expect(textOf([]).at(-1)).toEqual({ refused: 'is too short' });
    const text = openText([{ kind: 'all-drawn' }]);
    expect(text.end()).toEqual({ refused: 'is too short' });
    text.add('[1] All ten dimensions draw you.');
    expect(text.end()).toHaveProperty('text');
  });
  test('takes no sentence twice, however it is written, and no tenth one', () => {
    expect(textOf([...lines, '[1] Bondage draws you.']).at(-2)).toEqual({
      refused: 'repeats another',
    });
    expect(
      textOf([...lines, '[1] Here, bondage draws you.', '[1] Here bondage draws you.']).at(-2),
    ).toEqual({ refused: 'repeats another' });
    const many = [
      'here',
      'so',
      'also',
      'besides',
      'likewise',
      'then',
      'next',
      'finally',
      'overall',
      'meanwhile',
    ].map((one) => `[1] ${one.replace(/^./, (first) => first.toUpperCase())} bondage draws you.`);
    const told = textOf(many);
    expect(told.slice(0, 9).every((one) => 'text' in one && !('refused' in one))).toBe(true);
    expect(told[9]).toEqual({ refused: 'is one too many' });
  });
});

describe('what is sent', () => {
  test('is figures and claims in fixed words: the same for whoever has the same figures, and no question', () => {
    const [profile] = profiles;
    if (!profile) throw new Error('nobody');
    const { system, user } = promptOf(profile);
    expect(user).toMatch(/^Claims:\n1\. \([\w-]+\) .+\n/);
    expect(user.match(/: -?\d+, between -?\d+ and -?\d+/g)).toHaveLength(16);
    expect(promptOf({ ...profile })).toEqual(promptOf(profile));
    for (const { text, id } of bank.texts) {
      expect(system + user).not.toContain(text);
      expect(system + user).not.toMatch(new RegExp(`\\b${id}\\b`));
    }
  });
});
