/**
 * Writes the summary: what the person wants, and what shades it (E2, measurement §4.4).
 */

import { capitalise } from '../../../../domain/english.ts';
import { type Theme, themeFacts } from '../../../../domain/themes.ts';
import type { Profile } from '../../../../psychometrics/index.ts';
import { joinLeanings, polePhrases } from './describe-claims.ts';
import { type Facts, readFacts } from './facts.ts';
import { leavesTheRest, writeOpening } from './opening.ts';

const maxLeanings = 2;
const maxSwitches = 2;
/** With more themes below the middle, the opening has said it, and a list would only repeat it. */
const maxCool = 5;

const topic = (theme: Theme): string => themeFacts[theme].phrase;

function writeSides({ lead, leanings, switches }: Facts): string[] {
  const own = leanings.filter(({ theme }) => theme !== lead).slice(0, maxLeanings);
  const both = switches.filter((theme) => theme !== lead).slice(0, maxSwitches);
  return [
    ...(own.length > 0
      ? [`${lead === null ? 'You' : 'Elsewhere, you'} lean toward ${joinLeanings(own)}.`]
      : []),
    ...(both.length > 0
      ? [`You like to ${both.map((theme) => polePhrases[theme].both).join(', and to ')}.`]
      : []),
  ];
}

function writeImagination({ imagined, done }: Facts): string[] {
  return [
    ...imagined.slice(0, 1).map((one) => `In ${topic(one)}, you imagine more than you’d do.`),
    ...done.slice(0, 1).map((one) => `In ${topic(one)}, you’d rather do it than imagine it.`),
  ];
}

function writeBoundary(facts: Facts): string[] {
  const { little, cool } = facts;
  if (little.length === 0 || cool.length > maxCool || leavesTheRest(facts)) return [];
  return little.slice(0, 1).map((one) => `${capitalise(topic(one))} you’d leave to others.`);
}

export const writeShading = (facts: Facts): string[] => [
  ...writeSides(facts),
  ...writeImagination(facts),
  ...writeBoundary(facts),
];

/** What others may see: no figures, and nothing about how the answers were given. */
export function summariseForOthers(profile: Profile): string[] {
  const facts = readFacts(profile);
  return [writeOpening(facts), ...writeShading(facts)];
}

/** The first screen says beside it how many answers it is from, and how they were given. */
export const summarise = (profile: Profile): string => summariseForOthers(profile).join(' ');
