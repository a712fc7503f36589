/** A question to begin a talk with, for each theme and each way in which two people stand to it. */

import type { PoledTheme, Theme } from '../../../../../domain/themes.ts';
import type { Side } from '../sides/sides.ts';

/** Where both are drawn to a theme, or meet in it. */
export const togetherStarters: Readonly<Record<Theme, string>> = {
  DS: 'Who leads tonight, and how do we change over?',
  SM: 'How will each of us know when it’s enough?',
  BOND: 'What makes tying, and being tied, feel safe to you?',
  EXVOY: 'Who may see us: only us, or someone else too?',
  FET: 'Which fabric or detail do you notice first?',
  HUMIL: 'Which words are welcome, and which never?',
  PRIMAL: 'How rough is still play?',
  ROLE: 'What does being cared for look like to you?',
  ENM: 'What would have to stay just ours?',
  SENS: 'Which touch stays with you the longest?',
};

/** By the side of whoever asks. */
export const exchangeStarters: Readonly<Record<PoledTheme, Readonly<Record<Side, string>>>> = {
  DS: {
    positive: 'What would you happily leave to me?',
    negative: 'What would you like to decide for us both?',
  },
  SM: {
    positive: 'Where would you like it, and how will I know to stop?',
    negative: 'What do you enjoy about giving it?',
  },
  BOND: {
    positive: 'What should stay free when I tie you?',
    negative: 'What would you tie first, and for how long?',
  },
  EXVOY: {
    positive: 'What would you like to see?',
    negative: 'How would you like me to look?',
  },
  HUMIL: {
    positive: 'Which words do you want to hear, and which never?',
    negative: 'What would you say, and how would we end it kindly?',
  },
  PRIMAL: {
    positive: 'Do you want to get away first, or be caught at once?',
    negative: 'What would you do once you’ve caught me?',
  },
  ROLE: {
    positive: 'When do you most like to be looked after?',
    negative: 'How do you like to look after someone?',
  },
};

/** Where the other person's side is not known. */
export const sideStarters: Readonly<Record<PoledTheme, string>> = {
  DS: 'Would you rather lead, follow, or both?',
  SM: 'Would you rather give it, feel it, or both?',
  BOND: 'Would you rather tie, be tied, or both?',
  EXVOY: 'Would you rather watch, be watched, or both?',
  HUMIL: 'Which side of it draws you, and which words are out?',
  PRIMAL: 'Would you rather hunt, be caught, or both?',
  ROLE: 'Would you rather take care, be looked after, or both?',
};

/** Where both want the same side. */
export const turnsStarters: Readonly<Record<PoledTheme, string>> = {
  DS: 'Whose turn would come first?',
  SM: 'Would one of us try the other side, gently?',
  BOND: 'Who would try the other side once, just to know?',
  EXVOY: 'Shall we take turns?',
  HUMIL: 'What draws each of us to that side?',
  PRIMAL: 'Could the chase go both ways?',
  ROLE: 'Who gets the first evening?',
};
