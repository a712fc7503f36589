/** Says why Set B asks what it asks, but not what is clear by now: that would prime the answers. */

import { themeFacts, type AskingReason, type PoledTheme, type Theme } from './themes.ts';

/** As the subject of a sentence in the plural. */
const sides: Readonly<Record<PoledTheme, string>> = {
  DS: 'leading and following',
  SM: 'giving and receiving intense sensation',
  BOND: 'binding and being bound',
  EXVOY: 'showing and watching',
  HUMIL: 'giving and receiving humiliation',
  PRIMAL: 'chasing and being chased',
  ROLE: 'taking care and being cared for',
};

const hasCloseSides = (theme: Theme, reason: AskingReason): theme is PoledTheme =>
  reason === 'poles' && theme in sides;

const undecided = 'could still go either way';

/** Returns what is open about a theme, to stand beside its name. */
export const describeOpenTheme = (theme: Theme, reason: AskingReason): string =>
  hasCloseSides(theme, reason) ? `${sides[theme]} are close` : undecided;

/** Returns why a question about the theme is asked, as the words on its card. */
export function describeAsking(theme: Theme, reason: AskingReason): string {
  if (reason === 'cover') return 'asked so that no theme is left out';
  const open = hasCloseSides(theme, reason)
    ? `${sides[theme]} are close`
    : `${themeFacts[theme].phrase} ${undecided}`;
  return `asked because ${open}`;
}
