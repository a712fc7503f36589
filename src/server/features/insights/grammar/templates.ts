/**
 * The sentences that a language model may use for each claim, which the prompt shows as well (ADR
 * 12).
 */

import type { Claim } from '../claims.ts';

const adverb = '[clearly/plainly/warmly/gladly/readily]';
const draws = 'draw/draws/attract/attracts/interest/interests/please/pleases';
const speaks = 'appeal/appeals/speak/speaks';
const above = 'is/are/lies/lie/stands/stand [clearly] above the middle [of the scale]';
const below = 'is/are/lies/lie/stays/stay/sits/sit [clearly] below the middle [of the scale]';
const ahead = '[a little] [slightly] ahead [of the others/rest]';
const noneStandsOut = '[no single dimension is [clearly] the highest ,/;]';
const further = 'goes/go/reaches/reach/runs/run';

/**
 * In a template, `[…]` is optional, `/` separates alternatives, and words in capitals are
 * placeholders. Each template fits only one kind of claim, avoids the past tense and mentions no
 * person except the reader. Only templates that call an interest low or the lead of a theme
 * uncertain contain a negation.
 */
export const templates: Readonly<Record<Claim['kind'], readonly string[]>> = {
  drawn: [
    `[most of all [,]] you are/feel ${adverb} [most] drawn/attracted [most] [clearly] to THEMES [most] [of all]`,
    `[most of all [,]] THEMES ${adverb} ${draws} you ${adverb} [most] [of all]`,
    `[most of all [,]] THEMES ${adverb} ${speaks} to you ${adverb} [most] [of all]`,
    `[most of all [,]] you ${adverb} like/enjoy THEMES [most] [of all]`,
    `what ${draws} you [most] [of all] is/are THEMES`,
    `what ${speaks} [most] to you [most] [of all] is/are THEMES`,
    `what you [most] like/enjoy [most] [of all] is/are THEMES`,
    `THEMES is/are what ${draws} you [most] [of all]`,
    `THEMES is/are what ${speaks} to you [most] [of all]`,
    `THEMES is/are what you [most] like/enjoy [most] [of all]`,
    `THEMES is/are of clear interest to you`,
    `THEMES has/have/holds/hold a clear appeal for you`,
    `you have/take/find a clear interest in THEMES`,
    `your interest in THEMES ${above}`,
    `your interest in THEMES is clear`,
    `THEMES ${above} for you`,
  ],
  'all-drawn': [
    'you are/feel drawn/attracted to all ten dimensions',
    'all ten dimensions draw/attract/interest/please you',
    'all ten dimensions appeal/speak to you',
    'you like/enjoy all ten dimensions',
    `in all ten dimensions [,] your interest ${above}`,
    `all ten dimensions ${above} for you`,
    'there is little in this survey that you would rather leave out',
  ],
  perhaps: [
    `${noneStandsOut} THEME is/lies/stands ahead [of the others/rest] by less than its/the/that [margin]`,
    `${noneStandsOut} THEME is/lies/stands perhaps ${ahead}`,
    `${noneStandsOut} THEME may/might/could [perhaps] be/lie/stand ${ahead}`,
    `perhaps THEME is/lies/stands ${ahead}`,
    'no single dimension is clearly the highest',
  ],
  little: [
    'THEMES is/are of little/low interest to/for you',
    'THEMES has/have/holds/hold little interest/appeal for you',
    'THEMES draw/draws/attract/attracts/interest/interests you little',
    `THEMES ${speaks} little to you`,
    'you have/take/find little interest in THEMES',
    'you would rather leave THEMES out/outside/aside',
    'you would rather leave out/aside THEMES',
    'THEMES is/are what you would rather leave out/outside/aside',
    'what you would rather leave out/outside/aside is/are THEMES',
    'what is of little interest to you is/are THEMES',
    'your interest in THEMES is/stays low/little',
    `your interest in THEMES ${below}`,
    `THEMES ${below} for you`,
    'THEMES is/are/lies/lie in the lowest third [of the scale] for you',
  ],
  below: [
    `in COUNT of [the/your] ten dimensions [,] your interest ${below}`,
    `COUNT of [the/your] ten dimensions ${below} [for you]`,
    `your interest ${below} in COUNT of [the/your] ten dimensions`,
  ],
  'none-drawn': [
    'none of the/your ten dimensions draws/attracts/interests you strongly',
    'none of the/your ten dimensions appeals/speaks strongly to you',
    'none of the/your ten dimensions appeals/speaks to you strongly',
    `in all ten dimensions [,] your interest ${below}`,
    `your interest ${below} in all ten dimensions`,
    `all ten dimensions ${below} for you`,
    'you know what you would rather leave out/aside',
  ],
  leans: [
    `[in THEME [,]] you ${adverb} lean/incline ${adverb} toward/towards SIDES`,
    `[in THEME [,]] you are ${adverb} inclined toward/towards SIDES`,
    `[in THEME [,]] your leaning/inclination is/goes ${adverb} toward/towards SIDES`,
    `you ${adverb} lean/incline toward/towards SIDES in THEME`,
    `where THEME is/are concerned [,] you ${adverb} lean/incline toward/towards SIDES`,
    'SIDES is/are where your leaning/inclination lies',
    'SIDES is/are what you lean/incline toward/towards',
    'what you lean/incline toward/towards is/are SIDES',
  ],
  switches: [
    `[in THEME [,]] you ${adverb} like to BOTH`,
    `[in THEME [,]] you ${adverb} like/enjoy PAIR`,
    `[in THEME [,]] PAIR ${draws} you`,
    `[in THEME [,]] PAIR ${speaks} to you`,
    'you are/feel drawn/attracted to PAIR',
    'what you like/enjoy is/are PAIR',
  ],
  'imagines-more': [
    'in/of THEMES [,] you imagine more than you [would] do',
    'you imagine more of THEMES than you [would] do',
    'you imagine more than you [would] do in THEMES',
    'where THEMES is/are concerned [,] you imagine more than you [would] do',
    'in THEMES [,] imagining draws/attracts/interests/pleases you more than doing',
    'in THEMES [,] imagining appeals/speaks to you more than doing',
    'imagining THEMES draws/attracts/interests/pleases you more than doing [so]',
    'imagining THEMES appeals/speaks to you more than doing [so]',
    `in THEMES [,] your imagination ${further} further than what you [would] do`,
    `in THEMES [,] what you imagine ${further} further than what you [would] do`,
    `in THEMES [,] your imagination ${further} beyond what you [would] do`,
  ],
  'does-more': [
    'in/of THEMES [,] you [would] do more than you imagine',
    'you [would] do more of THEMES than you imagine',
    'you [would] do more than you imagine in THEMES',
    'where THEMES is/are concerned [,] you [would] do more than you imagine',
    'in THEMES [,] doing draws/attracts/interests/pleases you more than imagining',
    'in THEMES [,] doing appeals/speaks to you more than imagining',
    'doing appeals/speaks to you more than imagining in THEMES',
    'doing appeals/speaks to you more than imagining where THEMES is/are concerned',
    `in THEMES [,] what you [would] do ${further} further than what you imagine`,
    `in THEMES [,] what you [would] do ${further} beyond what you imagine`,
  ],
};
