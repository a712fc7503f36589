/** Says why Set B asks what it asks, but not what is clear by now: that would prime the answers. */

import type { Translation } from '../../../../domain/locales.ts';
import type { AskingReason, Theme } from '../../../../domain/themes.ts';
import type * as words from '../../../../domain/words.ts';

/** Returns a sentence for the card of a question, and beside the name of a theme. */
export function describeAsking(
  asked: Translation<typeof words>['asked'],
  theme: Theme,
  reason: AskingReason,
): string {
  if (reason === 'cover') return asked.cover;
  const bySides: Partial<Record<Theme, string>> = asked.poles;
  return (reason === 'poles' && bySides[theme]) || asked.open;
}
