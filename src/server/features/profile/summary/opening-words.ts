/** How the summary opens if a theme stands out. */

import type { PolarityTheme, Theme } from '../../../../domain/themes.ts';

/** The person's side of a theme; 'plain' if no side is clear or the theme has none. */
export type Side = 'positive' | 'negative' | 'both' | 'plain';

interface Opening {
  /** A short sentence in the person's own terms. */
  readonly image: string;
  /** A statement that the theme stands out. Company and reservations may follow it. */
  readonly statement: string;
}

type Sided = Readonly<Record<Side, Opening>>;
type Plain = Readonly<Record<'plain', Opening>>;
type Openings = {
  readonly [T in Theme]: T extends PolarityTheme ? Sided : Plain;
};

export const openings: Openings = {
  DS: {
    positive: {
      image: 'You like to hold the reins.',
      statement: 'Leading is your clearest wish',
    },
    negative: {
      image: 'You like to hand over the reins.',
      statement: 'Following is your clearest wish',
    },
    both: {
      image: 'You like the reins, and you like to hand them over.',
      statement: 'Leading and following are both yours, and together they stand out',
    },
    plain: {
      image: 'You light up where power changes hands.',
      statement: 'Power between partners stands out for you',
    },
  },
  SM: {
    positive: {
      image: 'You like to give a touch that is felt.',
      statement: 'Giving intense sensation is your clearest wish',
    },
    negative: {
      image: 'You like to feel things strongly.',
      statement: 'Receiving intense sensation is your clearest wish',
    },
    both: {
      image: 'You like intensity, given and received.',
      statement: 'Both sides of intense sensation are yours, and together they stand out',
    },
    plain: {
      image: 'You like sensation turned up.',
      statement: 'Intense sensation stands out for you',
    },
  },
  BOND: {
    plain: {
      image: 'A firm hold speaks to you.',
      statement: 'Bondage stands out for you',
    },
  },
  EXVOY: {
    positive: {
      image: 'You like to be looked at.',
      statement: 'Being seen is your clearest wish',
    },
    negative: {
      image: 'You like to look.',
      statement: 'Watching is your clearest wish',
    },
    both: {
      image: 'You like to look, and to be looked at.',
      statement: 'Showing and watching are both yours, and together they stand out',
    },
    plain: {
      image: 'For you, a good deal happens in the eyes.',
      statement: 'Showing or watching stands out for you',
    },
  },
  FET: {
    plain: {
      image: 'For you, it is often the detail that counts.',
      statement: 'Particular materials or clothing stand out for you',
    },
  },
  HUMIL: {
    positive: {
      image: 'You like to make a willing partner blush.',
      statement: 'Agreed humiliation play stands out for you, from the giving side',
    },
    negative: {
      image: 'You like to be made to blush.',
      statement: 'Agreed humiliation play stands out for you, from the receiving side',
    },
    both: {
      image: 'You like a blush, your own or a partner’s.',
      statement: 'Agreed humiliation play stands out for you, from either side',
    },
    plain: {
      image: 'A blush can be a pleasure to you.',
      statement: 'Agreed humiliation play stands out for you',
    },
  },
  PRIMAL: {
    positive: {
      image: 'You like to give chase.',
      statement: 'The hunter’s side of primal play is your clearest wish',
    },
    negative: {
      image: 'You like to be chased.',
      statement: 'The prey’s side of primal play is your clearest wish',
    },
    both: {
      image: 'You like the chase, whichever of you runs.',
      statement: 'Both sides of primal play are yours, and together they stand out',
    },
    plain: {
      image: 'You like it when instinct takes over.',
      statement: 'Primal play stands out for you',
    },
  },
  ROLE: {
    positive: {
      image: 'You like to look after the one you are with.',
      statement: 'Taking care of a partner is your clearest wish',
    },
    negative: {
      image: 'You like to be looked after.',
      statement: 'Being in a partner’s care is your clearest wish',
    },
    both: {
      image: 'You like to care, and to be cared for.',
      statement: 'Both sides of care are yours, and together they stand out',
    },
    plain: {
      image: 'Care, for you, is part of desire.',
      statement: 'Giving or receiving care stands out for you',
    },
  },
  ENM: {
    plain: {
      image: 'You like an open door.',
      statement: 'Openness beyond one partner stands out for you',
    },
  },
  SENS: {
    plain: {
      image: 'Touch is your language.',
      statement: 'Slow, sensory play stands out for you',
    },
  },
};
