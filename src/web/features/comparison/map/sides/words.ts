/** What the map says about each side of a theme, and about each theme without sides. */

import type { PoledTheme, Theme } from '../../../../../domain/themes.ts';
import type { Side } from './sides.ts';

interface SideWords {
  /** The heading above the bridges, if both want this side. */
  readonly youBoth: string;
  readonly weBoth: string;
  /** What the caller does on this side, and what the other person then does. */
  readonly exchange: readonly [mine: string, theirs: string];
  readonly iWould: string;
}

export const sideWords: Readonly<Record<PoledTheme, Readonly<Record<Side, SideWords>>>> = {
  DS: {
    positive: {
      youBoth: 'You both lead',
      weBoth: 'We both like to lead.',
      exchange: ['I lead', 'you follow'],
      iWould: 'I’d rather lead.',
    },
    negative: {
      youBoth: 'You both follow',
      weBoth: 'We both like to follow.',
      exchange: ['I follow', 'you lead'],
      iWould: 'I’d rather follow.',
    },
  },
  SM: {
    positive: {
      youBoth: 'You both like to give intense sensation',
      weBoth: 'We both like to give intense sensation.',
      exchange: ['I give intensity', 'you feel it'],
      iWould: 'I’d rather give it than feel it.',
    },
    negative: {
      youBoth: 'You both like to feel intense sensation',
      weBoth: 'We both like to feel intense sensation.',
      exchange: ['I feel intensity', 'you give it'],
      iWould: 'I’d rather feel it than give it.',
    },
  },
  BOND: {
    positive: {
      youBoth: 'You both like to do the tying',
      weBoth: 'We both like to do the tying.',
      exchange: ['I tie', 'you’re held'],
      iWould: 'I’d rather tie than be tied.',
    },
    negative: {
      youBoth: 'You both like to be tied',
      weBoth: 'We both like to be tied.',
      exchange: ['I’m held', 'you tie'],
      iWould: 'I’d rather be tied than tie.',
    },
  },
  EXVOY: {
    positive: {
      youBoth: 'You both like to be watched',
      weBoth: 'We’d both rather be watched.',
      exchange: ['I show', 'you watch'],
      iWould: 'I’d rather be watched.',
    },
    negative: {
      youBoth: 'You both like to watch',
      weBoth: 'We’d both rather watch.',
      exchange: ['I watch', 'you show'],
      iWould: 'I’d rather watch.',
    },
  },
  HUMIL: {
    positive: {
      youBoth: 'You’re both on the giving side of humiliation play',
      weBoth: 'We’re both on the giving side of it.',
      exchange: ['I’m on the giving side', 'you’re on the receiving one'],
      iWould: 'I’m on the giving side of it.',
    },
    negative: {
      youBoth: 'You’re both on the receiving side of humiliation play',
      weBoth: 'We’re both on the receiving side of it.',
      exchange: ['I’m on the receiving side', 'you’re on the giving one'],
      iWould: 'I’m on the receiving side of it.',
    },
  },
  PRIMAL: {
    positive: {
      youBoth: 'You both like to be the hunter',
      weBoth: 'We both like to be the hunter.',
      exchange: ['I hunt', 'you’re caught'],
      iWould: 'I’d rather be the hunter.',
    },
    negative: {
      youBoth: 'You both like to be caught',
      weBoth: 'We both like to be caught.',
      exchange: ['I’m caught', 'you hunt'],
      iWould: 'I’d rather be caught.',
    },
  },
  ROLE: {
    positive: {
      youBoth: 'You both like to take care of a partner',
      weBoth: 'We both like to take care.',
      exchange: ['I take care', 'you’re looked after'],
      iWould: 'I’d rather take care.',
    },
    negative: {
      youBoth: 'You both like to be looked after',
      weBoth: 'We both like to be looked after.',
      exchange: ['I’m looked after', 'you take care'],
      iWould: 'I’d rather be looked after.',
    },
  },
};

/** If both are drawn to a theme; to both of its sides, if it has sides. */
export const bothDrawn: Readonly<Record<Theme, string>> = {
  DS: 'We both like to lead, and to follow.',
  SM: 'We both like to give intense sensation, and to feel it.',
  BOND: 'We both like to tie, and to be tied.',
  EXVOY: 'We both like to watch, and to be watched.',
  FET: 'We’re both drawn to particular fabrics, clothes or details.',
  HUMIL: 'We both like either side of it.',
  PRIMAL: 'We both like to hunt, and to be caught.',
  ROLE: 'We both like to look after, and to be looked after.',
  ENM: 'We could both leave room for more than one partner.',
  SENS: 'We’re both drawn to slow touch, warmth and texture.',
};
