/** What the service is told (decisions E2): figures and claims in fixed words, and of what a text may be made. */

import { z95 } from '../../../domain/scoring.ts';
import {
  type Theme,
  themes,
  themeFacts,
  poleNames,
  type PolarityTheme,
  polarityThemes,
} from '../../../domain/themes.ts';
import type { Estimate, Profile } from '../../../psychometrics/index.ts';
import { type Claim, claimsOf, counts, sides, statementOf } from '../profile/profile.ts';
import { forms, namesOf, pairsOf } from './forms.ts';
import { endingsOf, openers, slots } from './surroundings.ts';

const instructions = `You write for one adult who has answered a questionnaire about interests between consenting adults: plain, warm English, as a clinician would write it.
You get numbered claims, the figures behind them, and the forms in which each may be said. Say the claims to the person as "you". Add nothing that is not a claim.
Write one line for each claim, in the order given; for a claim that deserves it a second line in another form; 9 lines at most, and nothing else. Each line is one sentence: it begins with the number of its claim in square brackets and a capital letter, and ends with a full stop, as in
[1] Most of all, you are drawn to bondage, and this is a warm thread in your profile.
A program refuses the whole text for one word out of place. So:
- Each line uses one form of its claim, once and word for word. In a form, [ ] may be left out, a/b/c is a choice of one, and the capitals stand for the names listed with the claim. THEMES are one or several of its names, as "A, B and C", with "most" the first of them; SIDES as "A, and toward B"; BOTH as "A, and to B".
- Before the form one of the openings may stand, after it one of the endings, and nothing else: at most one of each. They are written in the same way; vary them, and leave them out as often.
- No digits, headings, lists, quotation marks or brackets but those of the number; of punctuation only , ; : – and the full stop at the end.
- Claims of the same kind may share a line: [3,4].
- Do not write a closing line; there is one.
Openings:
${openers.map((one) => `- ${one}`).join('\n')}
In openings and endings:
${Object.entries(slots)
  .map(([slot, words]) => `- ${slot}: ${words}`)
  .join('\n')}`;

const item = (text: string): string => `- ${text}`;

const range = ({ value, se }: Estimate, low = 0): string => {
  const [from, to] = [value - z95 * se, value + z95 * se].map((end) =>
    Math.round(Math.min(100, Math.max(low, end))),
  );
  return `${Math.round(value)}, between ${from} and ${to}`;
};

function namesIn(claim: Claim): string {
  const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
  const theme = (key: Theme): string => quoted(namesOf(key));
  switch (claim.kind) {
    case 'drawn':
    case 'little':
    case 'imagines-more':
    case 'does-more':
      return ` THEMES: ${claim.dimensions.map(theme).join('; ')}.`;
    case 'perhaps':
      return ` THEME: ${theme(claim.dimension)}.`;
    case 'leans':
      return ` THEME: ${theme(claim.dimension)}. SIDES: "${sides[claim.dimension][claim.pole]}".`;
    case 'switches':
      return ` THEME: ${theme(claim.dimension)}. BOTH: "${sides[claim.dimension].both}". PAIR: ${quoted(pairsOf(claim.dimension))}.`;
    case 'below':
      return ` COUNT: "${counts[claim.count]}".`;
    case 'all-drawn':
    case 'none-drawn':
      return '';
    default:
      return claim satisfies never;
  }
}

/** Scores and margins, and the claims they carry: no answer, no question, no id, no code. */
export function promptOf(profile: Profile): {
  readonly claims: readonly Claim[];
  readonly system: string;
  readonly user: string;
} {
  const claims = claimsOf(profile);
  const dimension = (key: Theme): string =>
    `${themeFacts[key].name}: ${range(profile.scores[key])}; imagined ${range(profile.dimensions[key].fantasy)}; done ${range(profile.dimensions[key].activity)}`;
  const tendency = (key: PolarityTheme): string =>
    `${poleNames[key].negative} (-100) to ${poleNames[key].positive} (100): ${range(profile.polarities[key], -100)}`;
  const parts = [
    'Claims:',
    ...claims.map((claim, index) => `${index + 1}. (${claim.kind}) ${statementOf(claim)}`),
    'Names:',
    ...claims.map((claim, index) => `${index + 1}:${namesIn(claim)}`),
    ...[...new Set(claims.map(({ kind }) => kind))].flatMap((kind) => [
      `Forms of (${kind}):`,
      ...forms[kind].map(item),
      `Endings of (${kind}):`,
      ...endingsOf(kind).map(item),
    ]),
    'Scores from 0 to 100, each with the range that it lies in with 95 % certainty:',
    ...themes.map(dimension),
    'Tendencies:',
    ...polarityThemes.map(tendency),
  ];
  return { claims, system: instructions, user: parts.join('\n') };
}
