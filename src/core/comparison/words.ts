/** The sentences that explain a comparison. They name themes but no answer (measurement §6). */

import type { LevelCap } from 'spark-psychometrics';
import type { PoledTheme, Theme } from '../../domain/themes.ts';

interface ThemeReasons {
  /** One person is open to the other's wish. The sentence does not say which person. */
  readonly meeting: string;
  /** Used if the caller (`mine`) or the other person (`theirs`) wants more of it. */
  readonly mine: string;
  readonly theirs: string;
}

export const themeReasons: Readonly<Record<Theme, ThemeReasons>> = {
  DS: {
    meeting: 'You meet most in leading and following: one could lead, the other follow.',
    mine: 'Leading and following matter more to you than to them.',
    theirs: 'Leading and following matter more to them than to you.',
  },
  SM: {
    meeting: 'You meet most in intense sensation: one could give it, the other take it in.',
    mine: 'Intense sensation draws you more than it draws them.',
    theirs: 'Intense sensation draws them more than it draws you.',
  },
  BOND: {
    meeting: 'You meet most in bondage: one could tie, the other be tied.',
    mine: 'Bondage appeals to you more than to them.',
    theirs: 'Bondage appeals to them more than to you.',
  },
  EXVOY: {
    meeting: 'You meet most in showing and watching: one could be seen, the other look.',
    mine: 'Showing and watching do more for you than for them.',
    theirs: 'Showing and watching do more for them than for you.',
  },
  FET: {
    meeting: 'You meet most in materials and clothing: how something feels, looks and fits.',
    mine: 'The materials and clothing you like mean less to them.',
    theirs: 'The materials and clothing they like mean less to you.',
  },
  HUMIL: {
    meeting: 'You meet most in playful humiliation: one could tease, the other blush.',
    mine: 'Playful humiliation is more your thing than theirs.',
    theirs: 'Playful humiliation is more their thing than yours.',
  },
  PRIMAL: {
    meeting: 'You meet most in the chase: one could hunt, the other be caught.',
    mine: 'The chase is more your thing than theirs.',
    theirs: 'The chase is more their thing than yours.',
  },
  ROLE: {
    meeting: 'You meet most in caring: one could look after the other.',
    mine: 'Caring, or being cared for, means more to you than to them.',
    theirs: 'Caring, or being cared for, means more to them than to you.',
  },
  ENM: {
    meeting: 'You meet most in leaving room for more than one partner.',
    mine: 'You’d leave room for more than one partner sooner than they would.',
    theirs: 'They’d leave room for more than one partner sooner than you would.',
  },
  SENS: {
    meeting: 'You meet most in touch and senses: warmth, texture, taking your time.',
    mine: 'Slow touch means more to you than to them.',
    theirs: 'Slow touch means more to them than to you.',
  },
};

/** Used if both clearly want the same side. */
export const sameSideReasons: Readonly<
  Record<PoledTheme, { readonly positive: string; readonly negative: string }>
> = {
  DS: { positive: 'You both like to lead.', negative: 'You both like to follow.' },
  SM: {
    positive: 'You both like to give intense sensation.',
    negative: 'You both like to feel intense sensation.',
  },
  BOND: { positive: 'You both like to do the tying.', negative: 'You both like to be tied.' },
  EXVOY: { positive: 'You both like to be watched.', negative: 'You both like to watch.' },
  HUMIL: {
    positive: 'You both like the teasing side of playful humiliation.',
    negative: 'You both like the blushing side of playful humiliation.',
  },
  PRIMAL: { positive: 'You both like to hunt.', negative: 'You both like to be caught.' },
  ROLE: {
    positive: 'You both like to do the caring.',
    negative: 'You both like to be cared for.',
  },
};

export const capReasons: Record<LevelCap, string> = {
  'little wanted': 'You’re close, but little here is wanted by both of you.',
  'not open': 'What one of you wants here, the other isn’t looking for.',
};
export const worldsApart =
  'You answered this survey very differently. It asks about one corner of intimacy only; how you are with each other isn’t in it.';
export const littleWanted =
  'Neither of you wants much of what the survey asks about, and that is common ground.';
export const nothingStandsOut =
  'Nothing stands out between you yet, neither a clear match nor a clear gap.';

/** Suggestions for two people on the same side. */
export const bridges: readonly string[] = [
  'Take turns: an evening each.',
  'Ask which of you is a little curious about the other side, and what would make it easy.',
  'Begin with something where sides don’t matter, such as touch and senses.',
];
