/**
 * Decides whether the figures of a profile support a summary. It parses the text and looks up each
 * claim, and uses no code that makes claims in the product (product decisions E2, measurement
 * §4.4).
 */

import type { Estimate, Profile } from '../../../src/psychometrics/index.ts';
import {
  bothSides,
  leads,
  leanings,
  readPhrases,
  topics,
  type Lead,
  type Theme,
} from './phrases.ts';

/** The 97.5 % quantile of the standard normal distribution. */
const z = 1.959_963_985;
const middle = 50;
const third = 100 / 3;
/** The posterior probability of being first that makes a lead. */
const leadProbability = 0.6;
/** The same for a pair, of which one or the other is first. */
const pairProbability = 0.8;

const surelyAbove = ({ value, se }: Estimate, limit: number): boolean =>
  (value - limit) / se > z - 1e-4;
const surelyBelow = ({ value, se }: Estimate, limit: number): boolean =>
  (limit - value) / se > z - 1e-4;

const everyTheme = (profile: Profile): Theme[] => Object.keys(profile.scores) as Theme[]; // as: the keys of a record
const countBelow = ({ scores }: Profile): number =>
  Object.values(scores).filter((score) => surelyBelow(score, middle)).length;
const countAbove = ({ scores }: Profile): number =>
  Object.values(scores).filter((score) => surelyAbove(score, middle)).length;
const leansTo = ({ polarities }: Profile, theme: string, sign: 1 | -1): boolean => {
  const polarity = Object.entries(polarities).find(([key]) => key === theme)?.[1];
  return (
    polarity !== undefined && surelyAbove({ value: polarity.value * sign, se: polarity.se }, 0)
  );
};
const likesBoth = ({ poles }: Profile, theme: Theme): boolean => {
  const sides = poles[theme];
  return (
    sides !== null && surelyAbove(sides.positive, middle) && surelyAbove(sides.negative, middle)
  );
};

/** Returns the theme with a tested lead, by the definition of measurement §4.2. */
function findLead(profile: Profile): Theme | null {
  const found = everyTheme(profile).find(
    (theme) =>
      profile.standing[theme].first >= leadProbability && profile.scores[theme].value >= middle,
  );
  return found ?? null;
}

function holdsLead(profile: Profile, { theme, side }: Lead): boolean {
  if (findLead(profile) !== theme) return false;
  if (side === null) return true;
  return side === 0 ? likesBoth(profile, theme) : leansTo(profile, theme, side);
}

/** Whether the lead over a theme lies within the error of the difference. */
function isClose({ standing }: Profile, lead: Theme, theme: Theme): boolean {
  const [one, other] = [standing[lead], standing[theme]];
  return one.value - other.value <= (z + 1e-4) * Math.sqrt(one.se ** 2 + other.se ** 2);
}

/** Checks an opening: a lead, then company and reservations in this order. */
function holdsOpening(profile: Profile, sentence: string): boolean {
  const found = leads.find(([phrase]) => sentence.startsWith(phrase));
  if (!found || !holdsLead(profile, found[1])) return false;
  const rest = sentence.slice(found[0].length);
  const [, close, reservation] =
    /^(?:, with (.+) close behind)?(?:; (.+))?\.$/.exec(rest) ?? (rest === '.' ? [] : ['', 'no']);
  const { theme } = found[1];
  const holdsClose =
    close === undefined ||
    readPhrases(close, topics).every(
      (other) =>
        other !== theme &&
        surelyAbove(profile.scores[other], middle) &&
        isClose(profile, theme, other),
    );
  return holdsClose && holdsReservation(profile, found[1], reservation);
}

function holdsReservation(profile: Profile, lead: Lead, reservation: string | undefined): boolean {
  if (reservation === undefined) return true;
  if (reservation === 'most of the rest you’d happily leave to others')
    return (
      everyTheme(profile).filter(
        (theme) => theme !== lead.theme && surelyBelow(profile.scores[theme], middle),
      ).length >= 5
    );
  if (reservation === 'everything else you’d leave to others')
    return everyTheme(profile).every(
      (theme) => theme === lead.theme || surelyBelow(profile.scores[theme], third),
    );
  const refused = /^(.+) is hardly yours$/.exec(reservation)?.[1];
  if (refused === undefined) return false;
  return readPhrases(refused, leanings).every(([theme, sign]) => {
    const pole = profile.poles[theme]?.[sign === 1 ? 'positive' : 'negative'];
    return theme === lead.theme && pole !== undefined && surelyBelow(pole, third);
  });
}

interface Reader {
  readonly pattern: RegExp;
  readonly isTrue: (profile: Profile, words: string) => boolean;
}

const drawsAll = ({ scores }: Profile, words: string): boolean =>
  readPhrases(words, topics).every((theme) => surelyAbove(scores[theme], middle));
/** Whether a theme has the highest score, and no theme is certainly above the middle. */
const isNearest = (profile: Profile, words: string): boolean => {
  const [theme] = readPhrases(words, topics);
  const scores = Object.values(profile.scores);
  return (
    theme !== undefined &&
    countAbove(profile) === 0 &&
    scores.every(({ value }) => value <= profile.scores[theme].value)
  );
};

/** The sentences other than an opening with a lead. Each is a whole claim. */
export const readers: readonly Reader[] = [
  {
    pattern: /^There is little here you’d turn down\. All ten themes draw you, (.+)\.$/,
    isTrue: (profile, words) => {
      const ahead = /^with (.+) a step ahead$/.exec(words)?.[1];
      const lead = findLead(profile);
      if (countAbove(profile) !== 10) return false;
      return ahead === undefined
        ? words === 'and none stands out from the rest' && lead === null
        : readPhrases(ahead, topics)[0] === lead;
    },
  },
  {
    pattern: /^Two things stand out for you, too close to call between them: (.+)\.$/,
    isTrue: (profile, words) => {
      const pair = readPhrases(words, topics);
      const joint = pair.reduce((sum, theme) => sum + profile.standing[theme].first, 0);
      return (
        pair.length === 2 &&
        findLead(profile) === null &&
        joint >= pairProbability &&
        pair.every((theme) => profile.scores[theme].value >= middle)
      );
    },
  },
  {
    pattern:
      /^(?:A good deal here draws you: (?=.*, for a start\. Nothing is clearly first\.$)|Several things draw you, and none is clearly first: (?!.*for a start)|You are drawn to (?=.*, though nothing is clearly first\.$))(.+?)(?:, for a start\. Nothing is clearly first|, though nothing is clearly first)?\.$/,
    isTrue: (profile, words) => drawsAll(profile, words) && findLead(profile) === null,
  },
  {
    pattern: /^You are drawn to (.+) as well\.$/,
    isTrue: (profile, words) =>
      drawsAll(profile, words) &&
      readPhrases(words, topics).every((theme) => theme !== findLead(profile)),
  },
  {
    pattern:
      /^You know your own taste, and little here tempts you\. With someone who feels the same, that is common ground\.$/,
    isTrue: (profile) => countBelow(profile) === 10,
  },
  {
    pattern:
      /^You know your own taste, and most of what is asked here you’d happily leave to others\.$/,
    isTrue: (profile) => countBelow(profile) >= 6 && countAbove(profile) === 0,
  },
  { pattern: /^What comes nearest, if anything, is (.+)\.$/, isTrue: isNearest },
  { pattern: /^A nose ahead, too close to call: (.+)\.$/, isTrue: isNearest },
  {
    pattern: /^No single theme stands out yet\.$/,
    isTrue: (profile) => findLead(profile) === null && countAbove(profile) === 0,
  },
  {
    pattern: /^Your answers leave (every|most) doors? half open, so no picture stands out yet\.$/,
    isTrue: (profile, words) =>
      findLead(profile) === null &&
      countAbove(profile) === 0 &&
      (words === 'every' ? countBelow(profile) === 0 : countBelow(profile) <= 5),
  },
  {
    pattern: /^(?:You|Elsewhere, you) lean toward (.+)\.$/,
    isTrue: (profile, words) =>
      readPhrases(words, leanings).every(([theme, sign]) => leansTo(profile, theme, sign)),
  },
  {
    pattern: /^You like to (.+)\.$/,
    isTrue: (profile, words) =>
      readPhrases(words, bothSides).every((theme) => likesBoth(profile, theme)),
  },
  {
    pattern: /^In (.+), you imagine more than you’d do\.$/,
    isTrue: ({ facets }, words) =>
      readPhrases(words, topics).every((theme) => surelyAbove(facets[theme].gap, 0)),
  },
  {
    pattern: /^In (.+), you’d rather do it than imagine it\.$/,
    isTrue: ({ facets }, words) =>
      readPhrases(words, topics).every((theme) => surelyBelow(facets[theme].gap, 0)),
  },
  {
    pattern: /^(.+) you’d leave to others\.$/,
    isTrue: (profile, words) =>
      countBelow(profile) <= 5 &&
      readPhrases(words, topics).every((theme) => surelyBelow(profile.scores[theme], third)),
  },
  {
    pattern: /^Based on (\d+) answers\. Early version\.$/,
    isTrue: (profile, words) => profile.answered === Number(words) && profile.provisional,
  },
];

/** Sentences about the quality of the answers, which claim nothing about the person. */
const qualitySentences = [
  'Many answers in a row are the same.',
  'Rushed?',
  'Retake it any time.',
  'Your answers make an unusual pattern, so hold all this a little loosely.',
  'Your answers lie close together, so there is little contrast to read.',
];

/** Claims that consist of two sentences, by the end of the first and the start of the second. */
const joints = [
  'tempts you. With someone',
  'turn down. All ten',
  'for a start. Nothing',
  'answers. Early version',
  ...leads.map(([phrase]) => phrase.slice(0, phrase.indexOf('. ') + 3)),
];

/** Splits a text into claims, most of which are single sentences. */
export function splitClaims(text: string): string[] {
  const joined = joints.reduce(
    (rest, joint) => rest.replaceAll(joint, joint.replace('. ', '._')),
    text,
  );
  return joined.split(/(?<=[.?]) /).map((claim) => claim.replaceAll('._', '. '));
}

function isSupported(claim: string, profile: Profile): boolean {
  if (qualitySentences.includes(claim)) return true;
  if (leads.some(([phrase]) => claim.startsWith(phrase))) return holdsOpening(profile, claim);
  const reader = readers.find(({ pattern }) => pattern.test(claim));
  return reader?.isTrue(profile, reader.pattern.exec(claim)?.[1] ?? '') === true;
}

/** Returns the claims of a text that are unknown, or that the figures do not support. */
export const findUnsupported = (text: string, profile: Profile): string[] =>
  splitClaims(text).filter((claim) => !isSupported(claim, profile));

/** Removes the last sentence, whose number of answers would make equal texts look different. */
export const withoutBasis = (text: string): string => text.replace(/ ?Based on \d+ answers.*$/, '');
