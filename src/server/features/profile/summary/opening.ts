/** Writes how the summary opens: what the person wants, then what shades it (measurement §4.4). */

import { isMost, type Side } from '../../../../domain/portrait.ts';
import { type PolarityTheme, type Theme, themeFacts } from '../../../../domain/themes.ts';
import { polePhrases, joinList } from './describe-claims.ts';
import type { Facts } from './facts.ts';

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

const openings: Openings = {
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

const hasComma = (theme: Theme): number => Number(themeFacts[theme].phrase.includes(','));

/** A topic with a comma comes last, where it cannot be read as two. */
const listTopics = (themes: readonly Theme[]): string =>
  joinList(
    themes.toSorted((a, b) => hasComma(a) - hasComma(b)).map((theme) => themeFacts[theme].phrase),
  );

const themeCount = Object.keys(openings).length;
const maxCompany = 2;
const maxNamed = 3;

export const leavesTheRest = ({ lead, cool }: Facts): boolean =>
  lead !== null && isMost(cool.length, themeCount - 1);

function findSide({ leanings, switches }: Facts, theme: Theme): Side {
  const leaning = leanings.find((one) => one.theme === theme);
  if (leaning) return leaning.pole;
  return switches.some((one) => one === theme) ? 'both' : 'plain';
}

const formatClose = ({ closeBehind }: Facts): string =>
  closeBehind.length === 0
    ? ''
    : `, with ${listTopics(closeBehind.slice(0, maxCompany))} close behind`;

const formatCompany = ({ drawn, closeBehind }: Facts): string =>
  drawn.length === 0 || closeBehind.length > 0
    ? ''
    : ` You are drawn to ${listTopics(drawn.slice(0, maxCompany))} as well.`;

function formatReservation(facts: Facts, theme: Theme): string {
  if (facts.little.length === themeCount - 1) return '; everything else you’d leave to others';
  if (leavesTheRest(facts)) return '; most of the rest you’d happily leave to others';
  const leaning = facts.leanings.find((one) => one.theme === theme);
  if (!leaning || !facts.refused.has(theme)) return '';
  const { positive, negative } = polePhrases[leaning.theme];
  return `; ${leaning.pole === 'positive' ? negative : positive} is hardly yours`;
}

function openWithLead(facts: Facts, lead: Theme): string {
  const bySide: Partial<Record<Side, (typeof openings)[Theme]['plain']>> = openings[lead];
  const { image, statement } = bySide[findSide(facts, lead)] ?? openings[lead].plain;
  const wish = `${statement}${formatClose(facts)}${formatReservation(facts, lead)}.`;
  return `${image} ${wish}${formatCompany(facts)}`;
}

/** For a person of whom several themes are certainly above the middle. */
function openWithSeveral({ drawn }: Facts): string {
  const named = listTopics(drawn.slice(0, maxNamed));
  if (drawn.length > maxNamed)
    return `A good deal here draws you: ${named}, for a start. Nothing is clearly first.`;
  return drawn.length > 1
    ? `Several things draw you, and none is clearly first: ${named}.`
    : `You are drawn to ${named}, though nothing is clearly first.`;
}

/** For a person who is certainly drawn to no theme. */
function openWithNone({ cool, nearest, leanings }: Facts): string {
  const topic = nearest === null ? '' : themeFacts[nearest].phrase;
  const comesNearest = topic === '' ? '' : ` What comes nearest, if anything, is ${topic}.`;
  if (cool.length === themeCount)
    return `You know your own taste, and little here tempts you. With someone who feels the same, that is common ground.${comesNearest}`;
  if (isMost(cool.length, themeCount))
    return `You know your own taste, and most of what is asked here you’d happily leave to others.${comesNearest}`;
  if (leanings.length > 0)
    return `No single theme stands out yet. A nose ahead, too close to call: ${topic}.`;
  const doors = cool.length === 0 ? 'every door' : 'most doors';
  return `Your answers leave ${doors} half open, so no picture stands out yet. A nose ahead, too close to call: ${topic}.`;
}

export function writeOpening(facts: Facts): string {
  const { lead, pair, drawn } = facts;
  const drawnCount = drawn.length + (lead === null ? 0 : 1);
  if (drawnCount === themeCount)
    return lead === null
      ? 'There is little here you’d turn down. All ten themes draw you, and none stands out from the rest.'
      : `There is little here you’d turn down. All ten themes draw you, with ${themeFacts[lead].phrase} a step ahead.`;
  if (lead !== null) return openWithLead(facts, lead);
  if (pair !== null)
    return `Two things stand out for you, too close to call between them: ${listTopics(pair)}.`;
  return drawn.length > 0 ? openWithSeveral(facts) : openWithNone(facts);
}
