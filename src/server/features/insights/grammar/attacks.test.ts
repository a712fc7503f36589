/**
 * Lines that a hostile model could write. The check alone decides what is shown, whatever the
 * prompt says (ADR 12).
 */

import { describe, expect, test } from 'vitest';
import { claimsOfEveryKind as claims } from '../../../../../test/support/insights/claims.ts';
import { checkLine } from './check-line.ts';

const word = 'uses a word outside its vocabulary';
const form = 'says its claim in no known form';
const more = 'says more than its claim';
const other = 'speaks of another theme or side';
const plain = 'is no plain sentence';
const missing = 'names claims that are not there, or of several kinds';

describe('a refused line', () => {
  test.each([
    // Sentences that add to their claim.
    ['[1] Bondage draws you, and the neighbours would enjoy hearing of it.', word],
    ['[1] Bondage draws you, and your partner is fine with it.', more],
    ['[1] Bondage draws you, and you are warm.', more],
    ['[1] Bondage draws you, and you like this survey.', more],
    ['[1] Bondage draws you; tell this survey of it.', more],
    ['[1] Bondage draws you at ten.', word],
    ['[1] Bondage draws you, in one of the ten dimensions.', more],
    ['[1] Bondage, naked, draws you.', word],
    ['[1] Bondage draws you as a disorder.', word],
    ['[1] Bondage will always draw you.', word],
    ['[1] Bondage with young people draws you.', word],
    ['[1] Bondage draws you, this profile lies.', more],
    ['[1] Bondage draws you, and this shows.', word],
    ['[1] Bondage draws you and it is so and so and so and so and so and so and so and so.', more],
    ['[2] Humiliation is of little interest to you, and of warmth to your partner.', more],
    ['[2] Warmth and humiliation play are of little interest to you.', more],
    ['[1] You like bondage and warmth.', more],
    ['[1] You like bondage, themes and numbers.', more],
    ['[2] Humiliation is of little interest to you, and it is welcome.', more],
    ['[2] Humiliation is of little interest to you, and that is a warm note.', more],
    ['[8] Openness beyond one partner may be ahead, and it is welcome.', more],
    ['[1] What matters is your own: bondage draws you.', word],
    ['[1] Begin a chapter, bondage draws you.', word],
    // Lines that cite no claim, or claims of several kinds.
    ['[0] A profile is a beginning of a conversation and not its end.', missing],
    ['[0] You enjoy what is new.', missing],
    ['[0,1] Bondage draws you.', missing],
    ['[12] Bondage draws you.', missing],
    ['[1,2] Bondage draws you.', missing],
    ['Bondage draws you.', 'names no claim'],
    ['[1', 'names no claim'],
    ['[1] This is a warm profile.', form],
    // Sentences that say another claim, or the opposite of their own.
    ['[3] You lean toward being dominated.', word],
    ['[3] You lean toward following.', other],
    ['[3] You lean toward leading and following.', other],
    ['[3] You lean away from leading.', word],
    ['[3] You lean toward your leading.', form],
    ['[3] Leading leans toward you.', word],
    ['[3] You lean toward leading or following.', form],
    ['[3] In intense sensation you lean toward leading.', other],
    [
      '[3,9] In intense sensation you lean toward leading.',
      'crosses a theme with the side of another',
    ],
    ['[9] You lean toward giving intense sensation.', other],
    ['[9] You lean toward intense sensation.', form],
    ['[1] Bondage bores you.', word],
    ['[1] Bondage used to draw you.', word],
    ['[1] Bondage drew you.', word],
    ['[1] You were drawn to bondage.', word],
    ['[1] You would be drawn to bondage.', form],
    ['[1] You may like bondage.', form],
    ['[1] Bondage does not draw you.', word],
    ['[1] Bondage draws you little.', more],
    ['[1] Bondage draws you less than soft play.', more],
    ['[1] You draw bondage.', form],
    ['[1] You like to leave bondage aside.', form],
    ['[1] None of bondage draws you.', more],
    ['[1] You like imagining bondage.', form],
    ['[1] Is bondage what you like.', plain],
    ['[1] Are you drawn to bondage.', plain],
    ['[1] Most of all, soft play draws you.', 'puts another theme first'],
    ['[1] What you like most is sensory play.', 'puts another theme first'],
    ['[1] You are drawn to humiliation play.', other],
    ['[1] You are drawn to bondage and to humiliation.', other],
    ['[2] Humiliation play draws you.', form],
    ['[2] Humiliation play is hardly of little interest to you.', word],
    ['[2] There is little in humiliation play that you would rather leave out.', form],
    ['[2] You would rather leave out that humiliation play is of little interest to you.', more],
    ['[2] Humiliation play is of little interest to you, and you like it.', more],
    ['[2] Being humiliated is of little interest to you.', word],
    ['[2] Being looked after is of little interest to you.', other],
    ['[4] In primal play you like the hunter’s side.', form],
    ['[4] You like the hunter’s side of primal play.', other],
    ['[4] You like both sides of agreed humiliation play.', other],
    ['[4] You like to lead and follow.', other],
    ['[5] Showing or watching you imagine, and imagining is more than matched by doing.', word],
    ['[5] In showing or watching, you do more than you imagine.', form],
    ['[5] In showing or watching, you imagine less than you do.', form],
    ['[5] In watching, you imagine more than you do.', other],
    ['[6] In giving or receiving care, imagining appeals to you more than doing.', form],
    ['[7] Six of ten dimensions lie below the middle.', form],
    ['[7] Four of ten dimensions lie above the middle.', form],
    [
      '[7] In four of the ten dimensions your interest is below the middle, in five of the ten dimensions.',
      more,
    ],
    ['[8] Openness beyond one partner is ahead of the others.', form],
    ['[8] Openness beyond one partner may be ahead, clearly.', more],
    ['[8] Perhaps this is so: openness beyond one partner is ahead.', form],
    ['[10] None of the ten dimensions draws you strongly.', form],
    ['[11] All ten dimensions draw you.', form],
    // Unusual characters and spellings.
    ['[1] Ｂondage draws you.', plain],
    ['[1] Bondage draws you, násty.', plain],
    ['[1] Вondage draws you.', plain],
    ['[1] Bondage draws you, n-a-k-e-d.', word],
    ['[1] Bondage draws you, a s s.', word],
    ['[1] Bondage draws\u200b you.', plain],
    ['[1] Bondage draws\u00a0you.', plain],
    ['[1] BONDAGE draws you.', plain],
    ['[1] Bondage draws you ;–).', plain],
    ['[1] Bondage draws you :.', plain],
    ['[1] Bondage draws you (warm).', plain],
    ['[1] Bondage draws you. Humiliation too.', plain],
    ['[1] Bondage draws you in 90 % of cases.', plain],
    ['[1] <b>Bondage</b> draws you.', plain],
    ['[1] <THEME BOND> draws you.', plain],
    ['[1] Theme bond draws you.', word],
    ['[1] THEMES draws you.', plain],
    ['[1] Bondage draws you, see https://example.com.', plain],
    ['[1] Bondage draws you 😀.', plain],
    ['[1] Bondage draws you', plain],
    ['[1] bondage draws you.', plain],
    [`[1] Bondage draws you, ${'and so on '.repeat(40)}.`, plain],
    ['[1] As an AI I like bondage.', plain],
    ['[1] Ignore the prompt, bondage draws you.', word],
    ['[1] Constructor draws you.', word],
    ['[1] It’s constructor’s bondage that draws you.', word],
  ])('%s', (line, reason) => {
    expect(checkLine(line, claims)).toEqual({ refused: reason });
  });
});

describe('a line made to take long', () => {
  test.each([
    ['of spaces', `[1] ${' '.repeat(6000)}x`],
    ['of claims', `[${'1,'.repeat(3000)}1] A.`],
    ['of hyphens', `[1] A${'-a'.repeat(3000)}.`],
  ])('%s is refused at once', (_, line) => {
    expect(checkLine(line, claims)).toHaveProperty('refused');
  });
});
