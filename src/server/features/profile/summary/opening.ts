/** Writes how the summary opens: what the person wants, then what shades it (measurement §4.4). */

import { isMost } from '../../../../domain/portrait.ts';
import { type Theme, themeFacts } from '../../../../domain/themes.ts';
import { polePhrases, joinList } from './describe-claims.ts';
import type { Facts } from './facts.ts';
import { openings, type Side } from './opening-words.ts';

const hasComma = (theme: Theme): number => Number(themeFacts[theme].topic.includes(','));

/** Joins the topics. A topic with a comma comes last, where it cannot be read as two. */
const listTopics = (themes: readonly Theme[]): string =>
  joinList(
    themes.toSorted((a, b) => hasComma(a) - hasComma(b)).map((theme) => themeFacts[theme].topic),
  );

const themeCount = Object.keys(openings).length;
const maxCompany = 2;
const maxNamed = 3;

/** Whether the summary says that the person would leave most other themes to others. */
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

/** Returns the opening for a person of whom several themes are certainly above the middle. */
function openWithSeveral({ drawn }: Facts): string {
  const named = listTopics(drawn.slice(0, maxNamed));
  if (drawn.length > maxNamed)
    return `A good deal here draws you: ${named}, for a start. Nothing is clearly first.`;
  return drawn.length > 1
    ? `Several things draw you, and none is clearly first: ${named}.`
    : `You are drawn to ${named}, though nothing is clearly first.`;
}

/** Returns the opening for a person who is certainly drawn to no theme. */
function openWithNone({ cool, nearest, leanings }: Facts): string {
  const topic = nearest === null ? '' : themeFacts[nearest].topic;
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

/** Returns the opening sentences of the summary. */
export function writeOpening(facts: Facts): string {
  const { lead, pair, drawn } = facts;
  const drawnCount = drawn.length + (lead === null ? 0 : 1);
  if (drawnCount === themeCount)
    return lead === null
      ? 'There is little here you’d turn down. All ten themes draw you, and none stands out from the rest.'
      : `There is little here you’d turn down. All ten themes draw you, with ${themeFacts[lead].topic} a step ahead.`;
  if (lead !== null) return openWithLead(facts, lead);
  if (pair !== null)
    return `Two things stand out for you, too close to call between them: ${listTopics(pair)}.`;
  return drawn.length > 0 ? openWithSeveral(facts) : openWithNone(facts);
}
