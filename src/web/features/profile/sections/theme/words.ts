/** The texts of the theme cards. */

import { product } from '../../../../../domain/product.ts';
import type { Theme } from '../../../../../domain/themes.ts';
import { formatNumber } from '../../../../ui/language/numbers.ts';

export const themes = `My ${product.acronym} Profile`;
export const top = 'TOP';
export const standsOut = 'stands out for you';
export const more = 'All ten themes';
export const figures = 'All figures';
export const tableCaption = `${product.acronym} themes with their 95 % margins`;
export const tableColumns = ['Theme', 'Score', 'Fantasy', 'Activity'] as const;
export const noFigure = '–';

export const summaryAreas = 'Four summary areas, a provisional grouping';

export const score = (figure: string) => `Your score: ${figure}`;
export const facets = (fantasy: string, activity: string) =>
  `As fantasy: ${fantasy} · as activity: ${activity}`;
export const differences = {
  imagined: 'You imagine more of this than you’d do.',
  done: 'You’d rather do this than imagine it.',
} as const;
export const strongest = 'Your strongest answers here';
export const noYes = 'None of its questions drew a yes from you.';
export const answer = (value: number, label: string | null) =>
  label === null ? formatNumber(value) : `${formatNumber(value)} · ${label}`;
export const loadingAnswers = 'Loading your answers…';
export const failedAnswers = 'Your answers could not be loaded. Close this and open it again.';
export const allAnswers = 'All your answers';

/** What each theme is, in one sentence. */
export const meanings: Readonly<Record<Theme, string>> = {
  DS: 'One of you decides and the other lets go, for as long as you both enjoy it.',
  SM: 'Giving or feeling strong sensation, pain included, because you both want it.',
  BOND: 'Tying or holding someone, or being tied or held, within rules you agreed on.',
  EXVOY: 'Being looked at, or looking, where everyone involved has agreed.',
  FET: 'A material, a garment or a detail that has a pull of its own.',
  HUMIL: 'Teasing and being put down as a game, in words you both agreed on.',
  PRIMAL: 'Chasing, catching and wrestling: instinct and strength instead of words.',
  ROLE: 'Looking after someone, or being looked after, as adults who enjoy these roles.',
  ENM: 'Room for more than one partner, with everyone’s knowledge and consent.',
  SENS: 'Play for the senses: slow touch, warm and cold, soft and rough.',
};
