/**
 * Builds the prompt from claims, figures and templates. It has no answers, questions, ids or codes.
 */

import { z95 } from '../../../domain/scoring.ts';
import {
  poleNames,
  type PolarityTheme,
  polarityThemes,
  type Theme,
  themeFacts,
  themes,
} from '../../../domain/themes.ts';
import { type Estimate, type Profile, shownFacets } from '../../../psychometrics/index.ts';
import { type Claim, deriveClaims } from './claims.ts';
import { describeClaim, numberWords, polePhrases } from './describe-claims.ts';
import { bothPoleNames, themeNames } from './grammar/names.ts';
import { endingsAfter, openings, slots } from './grammar/notation.ts';
import { templates } from './grammar/templates.ts';
import type { Prompt } from './language-model.ts';

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
${openings.map((one) => `- ${one}`).join('\n')}
In openings and endings:
${Object.entries(slots)
  .map(([slot, words]) => `- ${slot}: ${words}`)
  .join('\n')}`;

const listItem = (text: string): string => `- ${text}`;

/** With the 95 % interval, limited to the scale from `minimum` to 100. */
function formatRange({ value, se }: Estimate, minimum = 0): string {
  const [from, to] = [value - z95 * se, value + z95 * se].map((end) =>
    Math.round(Math.min(100, Math.max(minimum, end))),
  );
  return `${Math.round(value)}, between ${from} and ${to}`;
}

const quote = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
const quoteNames = (theme: Theme): string => quote(themeNames(theme));

/** The names that the placeholders in the templates stand for. */
function listNames(claim: Claim): string {
  switch (claim.kind) {
    case 'drawn':
    case 'little':
    case 'imagines-more':
    case 'does-more':
      return ` THEMES: ${claim.themes.map(quoteNames).join('; ')}.`;
    case 'perhaps':
      return ` THEME: ${quoteNames(claim.theme)}.`;
    case 'leans': {
      const side = polePhrases[claim.theme][claim.pole];
      return ` THEME: ${quoteNames(claim.theme)}. SIDES: "${side}".`;
    }
    case 'switches': {
      const { both } = polePhrases[claim.theme];
      const pairs = quote(bothPoleNames(claim.theme));
      return ` THEME: ${quoteNames(claim.theme)}. BOTH: "${both}". PAIR: ${pairs}.`;
    }
    case 'below':
      return ` COUNT: "${numberWords[claim.count]}".`;
    case 'all-drawn':
    case 'none-drawn':
      return '';
    default:
      return claim satisfies never;
  }
}

function formatTheme({ scores, facets }: Profile, theme: Theme): string {
  const { fantasy, activity } = shownFacets(facets[theme]);
  return [
    `${themeFacts[theme].name}: ${formatRange(scores[theme])}`,
    `imagined ${formatRange(fantasy)}`,
    `done ${formatRange(activity)}`,
  ].join('; ');
}

function formatTendency({ polarities }: Profile, theme: PolarityTheme): string {
  const { negative, positive } = poleNames[theme];
  return `${negative} (-100) to ${positive} (100): ${formatRange(polarities[theme], -100)}`;
}

export function buildPrompt(profile: Profile): Prompt & { readonly claims: readonly Claim[] } {
  const claims = deriveClaims(profile);
  const kinds = [...new Set(claims.map(({ kind }) => kind))];
  const parts = [
    'Claims:',
    ...claims.map((claim, index) => `${index + 1}. (${claim.kind}) ${describeClaim(claim)}`),
    'Names:',
    ...claims.map((claim, index) => `${index + 1}:${listNames(claim)}`),
    ...kinds.flatMap((kind) => [
      `Forms of (${kind}):`,
      ...templates[kind].map(listItem),
      `Endings of (${kind}):`,
      ...endingsAfter(kind).map(listItem),
    ]),
    'Scores from 0 to 100, each with the range that it lies in with 95 % certainty:',
    ...themes.map((theme) => formatTheme(profile, theme)),
    'Tendencies:',
    ...polarityThemes.map((theme) => formatTendency(profile, theme)),
  ];
  return { claims, system: instructions, user: parts.join('\n') };
}
