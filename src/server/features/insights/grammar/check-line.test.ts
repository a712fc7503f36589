import { describe, expect, test } from 'vitest';
import { claimsOfEveryKind as claims } from '../../../../../test/support/insights/claims.ts';
import {
  answerEverything,
  scatteredPerson,
} from '../../../../../test/support/psychometrics/sample-people.ts';
import { bank } from '../../../../../test/support/server/test-app.ts';
import { polarityThemes } from '../../../../domain/themes.ts';
import { computeProfile } from '../../../../psychometrics/index.ts';
import { type Claim, deriveClaims } from '../claims.ts';
import { describeClaim } from '../describe-claims.ts';
import { checkLine, closingSentence, createInsightText } from './check-line.ts';

const withoutCitation = (line: string): string =>
  line.replace(/^\[[^\]]*\] ?/, '').replaceAll("'", '’');

describe('an accepted line', () => {
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
    '[3,9] You lean toward leading, toward receiving intense sensation.',
    '[9] Receiving intense sensation is where your leaning lies.',
    '[4] In primal play you like to hunt and be hunted.',
    '[4] Both sides of primal play appeal to you.',
    '[5] Of showing or watching you imagine more than you would do.',
    '[5] In exhibitionism or voyeurism, your imagination reaches further than what you would do.',
    '[6] Doing appeals to you more than imagining where caregiving roles are concerned.',
    '[6] In giving or receiving care, what you do goes beyond what you imagine, and this belongs to the picture.',
    '[7] Four of ten dimensions lie below the middle for you.',
    '[7] As a whole, your interest stays below the middle of the scale in four of the ten dimensions.',
    '[8] Openness beyond one partner may be slightly ahead of the rest.',
    '[8] No single dimension is clearly the highest; ethical non-monogamy is ahead of the others by less than its margin.',
    '[10] All ten dimensions speak to you – a warm landscape.',
    '[11] None of the ten dimensions appeals strongly to you, and that is fine.',
  ])('%s', (line) => {
    expect(checkLine(line, claims)).toEqual({ text: withoutCitation(line) });
  });
});

describe('the summary’s own sentence', () => {
  const claimsOfPeople = Array.from({ length: 200 }, (_, n) => {
    const answers = answerEverything(scatteredPerson(n));
    return deriveClaims(computeProfile(bank.current.model, answers));
  });

  test('passes for its claim, and never for another', () => {
    const results = claimsOfPeople.flatMap((claims) =>
      claims.flatMap((claim, own) =>
        claims.map((_, cited) => {
          const sentence = describeClaim(claim);
          const checked = checkLine(`[${cited + 1}] ${sentence}`, claims);
          expect('text' in checked, sentence).toBe(cited === own);
          return cited === own;
        }),
      ),
    );
    expect(results.filter((isOwn) => isOwn).length).toBeGreaterThan(500);
    expect(results.filter((isOwn) => !isOwn).length).toBeGreaterThan(1000);
  });

  test('passes for every pole and every switch', () => {
    const poleClaims = polarityThemes.flatMap((theme): Claim[] => [
      { kind: 'leans', theme, pole: 'positive' },
      { kind: 'leans', theme, pole: 'negative' },
      { kind: 'switches', theme },
    ]);
    for (const claim of poleClaims)
      expect(checkLine(`[1] ${describeClaim(claim)}`, [claim])).toEqual({
        text: describeClaim(claim),
      });
  });
});

const lines = [
  '[1] Bondage draws you.',
  '[2] Humiliation is of little interest to you.',
  '[3] You lean toward leading.',
];

/** Returns the result of adding each line, followed by the result of `finish`. */
function addLines(lines: readonly string[]) {
  const text = createInsightText(claims);
  return [...lines.map((line) => text.add(line)), text.finish()];
}

describe('a text', () => {
  test('ends with our own sentence', () => {
    expect(addLines(lines).at(-1)).toEqual({
      text: `Bondage draws you. Humiliation is of little interest to you. You lean toward leading. ${closingSentence}`,
    });
  });

  test('needs three sentences, or as many as there are claims', () => {
    expect(addLines(lines.slice(1)).at(-1)).toEqual({ refused: 'is too short' });
    expect(addLines([]).at(-1)).toEqual({ refused: 'is too short' });
    const text = createInsightText([{ kind: 'all-drawn' }]);
    expect(text.finish()).toEqual({ refused: 'is too short' });
    text.add('[1] All ten dimensions draw you.');
    expect(text.finish()).toHaveProperty('text');
  });

  test('refuses a repeated sentence, whatever its punctuation', () => {
    expect(addLines([...lines, '[1] Bondage draws you.']).at(-2)).toEqual({
      refused: 'repeats another',
    });
    expect(
      addLines([...lines, '[1] Here, bondage draws you.', '[1] Here bondage draws you.']).at(-2),
    ).toEqual({ refused: 'repeats another' });
  });

  test('refuses a tenth sentence', () => {
    const openings = 'Here So Also Besides Likewise Then Next Finally Overall Meanwhile'.split(' ');
    const results = addLines(openings.map((opening) => `[1] ${opening} bondage draws you.`));
    expect(results.slice(0, 9).every((result) => !('refused' in result))).toBe(true);
    expect(results[9]).toEqual({ refused: 'is one too many' });
  });
});
