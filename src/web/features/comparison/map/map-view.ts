/** Arranges the themes of a comparison as a map for a talk. Pure functions. */

import {
  otherSide,
  deriveRelation,
  type Relation,
  type Side,
} from '../../../../core/comparison/relations.ts';
import { phraseTitle } from '../../../../domain/activity-groups.ts';
import { isPoled, type PoledTheme, type Theme } from '../../../../domain/themes.ts';
import type { Comparison } from '../comparison-reply.ts';
import * as words from './words.ts';
import { themeWords } from './words.ts';

export const mapGroups = ['both', 'exchange', 'ask'] as const;
export type MapGroup = (typeof mapGroups)[number];

export const quietKinds = ['undecided', 'neither'] as const;
type QuietKind = (typeof quietKinds)[number];

interface CardText {
  readonly group: MapGroup;
  /** Names the kind of question; null if the group's title says it. */
  readonly chip: string | null;
  readonly sentence: string;
  /** Both people's parts, and whether the caller gives; null without two sides. */
  readonly exchange: {
    readonly mine: string;
    readonly theirs: string;
    readonly isGiving: boolean;
  } | null;
  /** A question of the caller to the other person. */
  readonly starter: string;
  /** A question of the other person to the caller; null where both can ask `starter`. */
  readonly theirStarter: string | null;
  /** The question of the guide, to both of them. */
  readonly question: string;
}

export interface CardView extends CardText {
  readonly theme: Theme;
  readonly title: string;
  /** How much each is drawn to the theme, 0..100. */
  readonly mine: number;
  readonly theirs: number;
}

export interface MapView {
  /** The cards in each group, most important to both first. */
  readonly groups: Readonly<Record<MapGroup, readonly CardView[]>>;
  /** The themes without a card, because neither person has a wish there. */
  readonly quiet: Readonly<Record<QuietKind, readonly Theme[]>>;
}

export function viewMap(comparison: Comparison): MapView {
  const cards: CardView[] = [];
  const quiet = { undecided: [] as Theme[], neither: [] as Theme[] };
  for (const each of comparison.detail.themes) {
    const relation = deriveRelation(each, comparison);
    if (isQuiet(relation)) quiet[relation.kind].push(each.theme);
    else
      cards.push({
        ...viewCard(each.theme, relation),
        ...each,
        title: phraseTitle(each.theme),
      });
  }
  const inGroup = (group: MapGroup) => cards.filter((card) => card.group === group);
  const isNamed = ({ theme }: CardView): number =>
    Number(theme === comparison.detail.difference?.theme);
  const ask = inGroup('ask').toSorted((one, other) => isNamed(other) - isNamed(one));
  return {
    groups: { both: inGroup('both'), exchange: inGroup('exchange'), ask },
    quiet,
  };
}

type Told = Exclude<Relation, { kind: QuietKind }>;

const isQuiet = (relation: Relation): relation is Exclude<Relation, Told> =>
  quietKinds.some((kind) => kind === relation.kind);

const viewCard = (theme: Theme, relation: Told): CardText =>
  isPoled(theme) ? viewPoledCard(theme, relation) : viewPlainCard(theme, relation);

function card(group: MapGroup, chip: string | null, sentence: string, starter: string): CardText {
  const alike = { theirStarter: null, question: starter };
  return { group, chip, sentence, exchange: null, starter, ...alike };
}

function viewPoledCard(theme: PoledTheme, relation: Told): CardText {
  const { which, turns } = themeWords[theme];
  switch (relation.kind) {
    case 'exchange': {
      const question = words.forBoth[relation.isOpenOnly ? 'open' : 'exchange'];
      const sentence = relation.isOpenOnly ? words.theyAreOpen : '';
      const { starter } = themeWords[theme][relation.side];
      return {
        ...card('exchange', null, sentence, starter),
        exchange: viewExchange(theme, relation.side),
        theirStarter: themeWords[theme][otherSide(relation.side)].starter,
        question,
      };
    }
    case 'same-side': {
      const mine = relation.isMine && themeWords[theme][relation.side].youWould;
      const sentence = mine ? `${mine} ${words.soWouldThey}` : words.sameSide;
      return card('ask', words.chips['same-side'], sentence, turns);
    }
    case 'which-side': {
      const sentence = describeMySide(theme, relation.mine) || words.bothDrawnSideUnknown;
      return card('ask', words.chips['which-side'], sentence, which);
    }
    case 'shared-interest': {
      const [side, second] = relation.mine;
      if (!side || second) return card('both', null, words.sharedInterest, which);
      return {
        ...card('exchange', null, words.inPart, which),
        exchange: viewExchange(theme, side),
      };
    }
    default:
      return viewPlainCard(theme, relation);
  }
}

function viewExchange(theme: PoledTheme, side: Side): CardText['exchange'] {
  const [mine, theirs] = themeWords[theme][side].exchange;
  return { mine, theirs, isGiving: side === 'positive' };
}

function describeMySide(theme: PoledTheme, mine: readonly Side[]): string {
  const [side] = mine;
  if (!side) return '';
  return mine.length > 1 ? words.eitherSide : themeWords[theme][side].youWould;
}

const otherPerson = (person: 'mine' | 'theirs') => (person === 'mine' ? 'theirs' : 'mine');

function viewPlainCard(theme: Theme, relation: Told): CardText {
  const { both, starter } = themeWords[theme];
  const together = (sentence: string) => card('both', null, sentence, starter);
  switch (relation.kind) {
    case 'meeting':
      return together(relation.areBothDrawn ? words.meetingBothDrawn : words.meeting);
    case 'open': {
      const { wantedBy } = relation;
      const { open, starters } = words;
      const text = card('both', null, open[wantedBy], starters.open[wantedBy]);
      const theirStarter = starters.open[otherPerson(wantedBy)];
      return { ...text, theirStarter, question: words.forBoth.open };
    }
    case 'one-sided': {
      const { wantedBy } = relation;
      const starters = words.starters['one-sided'];
      const text = card('ask', null, words.oneSided[wantedBy], starters[wantedBy]);
      const theirStarter = starters[otherPerson(wantedBy)];
      return { ...text, theirStarter, question: words.forBoth['one-sided'] };
    }
    case 'shared-interest':
      return together(words.sharedInterest);
    default:
      return together(both);
  }
}
