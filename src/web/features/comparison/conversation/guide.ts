/**
 * Writes a guide for a conversation. Its only input is what the page shows: the cards of the map,
 * or the common ground of a shared reading, and the shared activities. So it cannot reveal more
 * than the page does. Pure functions.
 */

import type { Theme } from '../../../../domain/themes.ts';
import type { Activity } from '../comparison-reply.ts';
import type { CardView, MapView } from '../map/map-view.ts';
import { themeWords } from '../map/words.ts';
import { activityLayout, type GroupView } from '../shared-activities-view.ts';
import { questionsForAnybody } from '../words.ts';

interface Topic {
  readonly theme: Theme;
  readonly question: string;
}

/** One question of the talk cards, which the two ask in turns. */
export interface TalkCard {
  /** Null for a general question. */
  readonly theme: Theme | null;
  readonly asks: 'mine' | 'theirs';
  readonly question: string;
}

export interface Guide {
  /** The common ground; null if there is none. */
  readonly opening: Topic | null;
  /** A difference or an open question; null if the page shows none. */
  readonly question: Topic | null;
  readonly cards: readonly TalkCard[];
  /** The texts of all shared activities, without duplicates, for the checklist of limits. */
  readonly activities: readonly string[];
}

const activityTexts = (activity: Activity): string[] =>
  activityLayout(activity) === 'two-sides'
    ? [activity.questionText, activity.complementaryQuestionText]
    : [activity.questionText];

const listActivities = (groups: readonly GroupView[]): string[] => [
  ...new Set(groups.flatMap(({ activities }) => activities.flatMap(activityTexts))),
];

/** The guide opens with the theme of the reason, or else with the first card of the map. */
export function viewGuide(
  { groups: { both, exchange, ask } }: MapView,
  groups: readonly GroupView[],
  meetingTheme: Theme | undefined,
): Guide {
  const met = [...both, ...exchange];
  const opening = met.find(({ theme }) => theme === meetingTheme) ?? met[0] ?? null;
  return {
    opening,
    question: ask[0] ?? null,
    cards: dealCards([...new Set([...(opening ? [opening] : []), ...met, ...ask])]),
    activities: listActivities(groups),
  };
}

type Starters = Pick<CardView, 'theme' | 'group' | 'starter' | 'theirStarter'>;

/** The number of themes for a talk of about an hour. */
const maxThemeCards = 12;

/** Deals the questions in turns, each once. General questions come last. */
function dealCards(starters: readonly Starters[]): TalkCard[] {
  const cards: TalkCard[] = [];
  const deal = (theme: Theme | null, questions: Readonly<Record<TalkCard['asks'], string>>) => {
    const asks = cards.at(-1)?.asks === 'mine' ? 'theirs' : 'mine';
    const question = questions[asks];
    const isNew = cards.every((card) => card.question !== question);
    if (isNew) cards.push({ theme, asks, question });
    return isNew;
  };
  for (const { theme, group, starter, theirStarter } of starters) {
    const own = { mine: starter, theirs: theirStarter ?? starter };
    if (deal(theme, own)) deal(theme, own);
    else if (group !== 'ask') deal(theme, askBoth(themeWords[theme].starter));
  }
  cards.splice(maxThemeCards);
  for (const question of questionsForAnybody) deal(null, askBoth(question));
  return cards;
}

const askBoth = (question: string) => ({ mine: question, theirs: question });

/** Writes the guide for a shared reading, which shows no differences. */
export const viewReadingGuide = (
  [theme, ...others]: readonly Theme[],
  groups: readonly GroupView[],
): Guide => ({
  opening: theme ? { theme, question: themeWords[theme].starter } : null,
  question: null,
  cards: dealCards(
    (theme ? [theme, ...others] : []).map((each) => ({
      theme: each,
      group: 'both' as const,
      starter: themeWords[each].starter,
      theirStarter: null,
    })),
  ),
  activities: listActivities(groups),
});
