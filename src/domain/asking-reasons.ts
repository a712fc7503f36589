/** Says why Set B asks what it asks, but not what is clear by now: that would prime the answers. */

import { type AskingReason, type PoledTheme, type Theme } from './themes.ts';

const closeSides: Readonly<Record<PoledTheme, string>> = {
  DS: 'Leading and following are close.',
  SM: 'Giving and receiving are close.',
  BOND: 'Binding and being bound are close.',
  EXVOY: 'Showing and watching are close.',
  HUMIL: 'Teasing and being teased are close.',
  PRIMAL: 'Chasing and being chased are close.',
  ROLE: 'Caring and being cared for are close.',
};

/** Returns a sentence for the card of a question, and beside the name of a theme. */
export function describeAsking(theme: Theme, reason: AskingReason): string {
  if (reason === 'cover') return 'Asked so that no theme is left out.';
  const bySides: Partial<Record<Theme, string>> = closeSides;
  return (reason === 'poles' && bySides[theme]) || 'This could still go either way.';
}
