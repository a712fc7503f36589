/**
 * Explains a comparison in sentences that name themes but no answer (measurement §6). A side is
 * named only if both people want it.
 */

import type { Reply } from '../../../contract/endpoints.ts';
import { type PoledTheme, isPoled, themeFacts, type Theme } from '../../../domain/themes.ts';
import type { Contributions, Difference, LevelCap } from '../../../psychometrics/index.ts';

interface SidePhrases {
  /** Phrases that follow "You both like to". */
  readonly positive: string;
  readonly negative: string;
}

const sidePhrases: Readonly<Record<PoledTheme, SidePhrases>> = {
  DS: { positive: 'lead', negative: 'follow' },
  SM: { positive: 'give intense sensation', negative: 'receive intense sensation' },
  BOND: { positive: 'do the tying', negative: 'be tied' },
  EXVOY: { positive: 'be watched', negative: 'watch' },
  HUMIL: {
    positive: 'be on the giving side of humiliation play',
    negative: 'be on the receiving side of humiliation play',
  },
  PRIMAL: { positive: 'be the hunter in primal play', negative: 'be the prey in primal play' },
  ROLE: { positive: 'take care of a partner', negative: 'be looked after' },
};

type NamedDifference = NonNullable<NonNullable<Reply<'compareProfiles'>['detail']>['difference']>;

const maxQuietThemes = 2;

const capReasons: Record<LevelCap, string> = {
  'little wanted':
    'You are close in what you’d both leave alone. Little here is wanted by both of you.',
  'not open': 'What one of you wants here, the other isn’t looking for.',
};

/** `cap` says why the level is lower than the closeness of the two alone would make it. */
export function formatReason(contributions: Contributions, cap: LevelCap | null): string {
  const { greatestDifference, openness, quietThemes } = contributions;
  const wantsLittle = openness.mine === null && openness.theirs === null;
  const sentences = [
    ...(cap === null || wantsLittle ? [] : [capReasons[cap]]),
    ...describeMeeting(findMeetingThemes(contributions)),
    ...describeDifference(greatestDifference),
    ...(wantsLittle
      ? ['Neither of you wants much of what the survey asks about: common ground.']
      : []),
    ...(wantsLittle ? [] : describeQuietThemes(quietThemes)),
  ];
  if (sentences.length > 0) return sentences.join(' ');
  return 'You are both open to many things, and nothing stands out yet as a clear match or a clear gap.';
}

/** Returns the themes in which the two meet. The reason says nothing else of these. */
export const findMeetingThemes = ({ topThemes, greatestDifference }: Contributions): Theme[] =>
  topThemes.filter((theme) => theme !== greatestDifference?.theme);

/** Names the side only if both people want it. */
export function findDifference({ greatestDifference }: Contributions): NamedDifference | null {
  if (!greatestDifference) return null;
  const { theme, side, pole, kind } = greatestDifference;
  if (kind !== 'same side' || pole === '0') return { theme, wantedBy: side, sharedPole: null };
  // Who of the two wants it more is not told: the reason does not say it either.
  return { theme, wantedBy: 'both', sharedPole: pole === '+' ? 'positive' : 'negative' };
}

function describeMeeting(topThemes: readonly Theme[]): string[] {
  if (topThemes.length === 0) return [];
  const exchanges = topThemes.map((theme) => themeFacts[theme].phrase).join(', and in ');
  return [`You meet most in ${exchanges}: what one of you wants, the other is open to.`];
}

function describeDifference(difference: Difference | null): string[] {
  if (!difference) return [];
  const side = findSharedSide(difference);
  if (side !== null) return [`You both like to ${side}.`, 'Taking turns could be your way in.'];
  const { theme, side: person } = difference;
  const comparison =
    person === 'mine'
      ? 'You’d like more of it than they would.'
      : 'They’d like more of it than you would.';
  return [`Where you differ most: ${themeFacts[theme].phrase}.`, comparison];
}

/** Returns null if only one of them wants the side. */
function findSharedSide({ kind, theme, pole }: Difference): string | null {
  if (kind !== 'same side' || !isPoled(theme)) return null;
  return sidePhrases[theme][pole === '+' ? 'positive' : 'negative'];
}

function describeQuietThemes(quietThemes: readonly Theme[]): string[] {
  const topics = quietThemes.slice(0, maxQuietThemes).map((theme) => themeFacts[theme].phrase);
  return topics.length === 0 ? [] : [`Neither of you is drawn to ${topics.join(' or to ')}.`];
}

/** For two people who want the same side. */
export function listBridges({ greatestDifference }: Contributions): string[] {
  const side = greatestDifference && findSharedSide(greatestDifference);
  if (!side) return [];
  return [
    `Take turns: one evening each to ${side}.`,
    'Ask which of you is a little curious about the other side, and what would make it easy.',
    'Begin with something where sides don’t matter, such as soft, sensory play.',
  ];
}
