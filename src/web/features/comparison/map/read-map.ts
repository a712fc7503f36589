/** Arranges the themes of a comparison as a map for a talk. Pure functions. */

import { isPoled, type PoledTheme, type Theme, themeFacts } from '../../../../domain/themes.ts';
import type { Comparison } from '../comparison-reply.ts';
import { readRelation, type Relation, type Side } from './relations.ts';
import * as words from './words.ts';
import { bothDrawn, sideWords, togetherStarters } from './words.ts';

export const mapGroups = ['both', 'exchange', 'ask'] as const;
export type MapGroup = (typeof mapGroups)[number];

interface CardText {
  readonly group: MapGroup;
  /** Names the kind of question; null where the group says it. */
  readonly chip: string | null;
  readonly sentence: string;
  /** What each of the two does, and whether the caller gives; null without two sides. */
  readonly exchange: {
    readonly mine: string;
    readonly theirs: string;
    readonly isGiving: boolean;
  } | null;
  readonly starter: string;
}

export interface CardReading extends CardText {
  readonly theme: Theme;
  readonly title: string;
  /** How much each is drawn to the theme, 0..100. */
  readonly mine: number;
  readonly theirs: number;
}

export interface MapReading {
  /** The cards of each group; what matters most to the two comes first. */
  readonly groups: Readonly<Record<MapGroup, readonly CardReading[]>>;
  readonly neither: readonly string[];
  /** The heading above the bridges of two people who want the same side; otherwise null. */
  readonly sameSide: string | null;
}

/** Returns null if the server is older than the map. */
export function readMap(comparison: Comparison): MapReading | null {
  const compared = comparison.detail?.themes;
  if (!compared) return null;
  const cards: CardReading[] = [];
  const neither: string[] = [];
  for (const each of compared) {
    const relation = readRelation(each, comparison);
    const title = themeFacts[each.theme].name;
    if (relation.kind === 'neither') neither.push(title);
    else cards.push({ ...writeCard(each.theme, relation), ...each, title });
  }
  const first = firstThemes(comparison);
  cards.sort((one, other) => rank(first, one) - rank(first, other));
  const inGroup = (group: MapGroup) => cards.filter((card) => card.group === group);
  return {
    groups: { both: inGroup('both'), exchange: inGroup('exchange'), ask: inGroup('ask') },
    neither,
    sameSide: describeSameSide(comparison),
  };
}

/** The themes that the reason names stand first in their groups. */
function firstThemes({ detail }: Comparison): readonly Theme[] {
  const { meetingThemes = [], difference } = detail ?? {};
  return [...meetingThemes, ...(difference ? [difference.theme] : [])];
}

const rank = (first: readonly Theme[], { theme }: CardReading): number =>
  first.includes(theme) ? first.indexOf(theme) : first.length;

function describeSameSide({ detail }: Comparison): string | null {
  const { theme, sharedPole } = detail?.difference ?? {};
  return theme && sharedPole && isPoled(theme) ? sideWords[theme][sharedPole].youBoth : null;
}

type Told = Exclude<Relation, { kind: 'neither' }>;

function writeCard(theme: Theme, relation: Told): CardText {
  return isPoled(theme) ? writePoledCard(theme, relation) : writePlainCard(theme, relation);
}

function card(group: MapGroup, chip: string | null, sentence: string, starter: string): CardText {
  return { group, chip, sentence, exchange: null, starter };
}

function writePoledCard(theme: PoledTheme, relation: Told): CardText {
  switch (relation.kind) {
    case 'exchange':
      return writeExchange(theme, relation.side, relation.isOpenOnly);
    case 'same-side': {
      const { weBoth } = sideWords[theme][relation.side];
      return card('ask', words.chips['same-side'], weBoth, words.turnsStarters[theme]);
    }
    case 'which-side': {
      const sentence = `${words.bothDrawnSideUnknown} ${describeMySide(theme, relation.mine)}`;
      return card('ask', words.chips['which-side'], sentence.trim(), words.sideStarters[theme]);
    }
    case 'shared-interest':
      return card('both', null, describeInterest(theme, relation.mine), words.sideStarters[theme]);
    default:
      return writePlainCard(theme, relation);
  }
}

function describeInterest(theme: PoledTheme, mine: readonly Side[]): string {
  const [side, second] = mine;
  if (!side || second) return words.sharedInterest;
  return words.oneThing(...sideWords[theme][side].exchange);
}

function writeExchange(theme: PoledTheme, side: Side, isOpenOnly: boolean): CardText {
  const { exchange, starter } = sideWords[theme][side];
  const [mine, theirs] = exchange;
  return {
    ...card('exchange', null, isOpenOnly ? words.youAreOpen : '', starter),
    exchange: { mine, theirs, isGiving: side === 'positive' },
  };
}

function describeMySide(theme: PoledTheme, mine: readonly Side[]): string {
  const [side] = mine;
  if (!side) return '';
  return mine.length > 1 ? words.eitherSide : sideWords[theme][side].iWould;
}

function writePlainCard(theme: Theme, relation: Told): CardText {
  const together = (sentence: string) => card('both', null, sentence, togetherStarters[theme]);
  switch (relation.kind) {
    case 'meeting':
      return together(relation.areBothDrawn ? words.meetingBothDrawn : words.meeting);
    case 'open': {
      const { wantedBy } = relation;
      return card('both', null, words.open[wantedBy], words.starters.open[wantedBy]);
    }
    case 'more': {
      const { wantedBy } = relation;
      const { chips, more, starters } = words;
      return card('ask', chips.more[wantedBy], more[wantedBy], starters.more[wantedBy]);
    }
    case 'one-sided': {
      const { wantedBy, isOtherOpen } = relation;
      const sentences = isOtherOpen ? words.oneSidedOpen : words.oneSided;
      const starters = words.starters[isOtherOpen ? 'open' : 'one-sided'];
      const chip = words.chips['one-sided'][wantedBy];
      return card('ask', chip, sentences[wantedBy], starters[wantedBy]);
    }
    case 'shared-interest':
      return together(words.sharedInterest);
    case 'undecided':
      return card('ask', words.chips.undecided, words.undecided, words.starters.undecided);
    default:
      return together(bothDrawn[theme]);
  }
}
