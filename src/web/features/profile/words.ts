import { product } from '../../../domain/product.ts';
import { type Theme, themeFacts } from '../../../domain/themes.ts';
import { plural, formatNumber, formatSeries } from '../../ui/language/numbers.ts';

/** In the place of a level, a side or a figure. */
export const tooLittleToSay = 'Too little to say';
export const answersHeading = 'Your answers and limits';
export const themes = 'Themes';

export const nobodySees =
  'Nobody else ever sees what you mark here. A marked question never appears in anything you share with someone.';
export const markBefore =
  'Marking one side of a scene, such as giving, also leaves out the other. Mark before you share if you can: nobody can unsee what they have seen. Your answers and scores stay as they are.';

export const passHere =
  'You can also pass a question now, or answer one that you passed. Your profile then changes with it.';

export const limitCount = (count: number): string =>
  plural(count, { one: '# hard limit', other: '# hard limits' });
export const hardLimit = 'Hard limit';
export const notAsked = 'Not asked this time';

export const noAnswers = 'No answers here yet';
export const answersFailed = 'Failed to load your answers';

/** The texts of the rounds of ten on the profile. */
export const sharpen = 'Sharpen your profile';
/** After a retake, or two weeks. */
export const hasChanged = 'Has anything changed?';
export const roundHeading = 'Ten more questions';
export const whatItDoes = 'Picked for what is still open about you. What you’ve answered stays.';
export const left = (count: number) =>
  plural(count, {
    one: '# question is left.',
    other: '# questions are left.',
  });
export const begin = 'Answer ten more';
export const beginLast = (count: number) =>
  plural(count, { one: 'Answer the last one', other: 'Answer the last #' });
export const opensSoon = 'One moment…';

export const openRound = (answered: number, total: number) =>
  `You have answered ${formatNumber(answered)} of ${formatNumber(total)}. This profile stays as it is until the last of them.`;

export const allAsked = 'That was every question we have. This is as sure as it gets.';

export const settled = 'What your last ten answers settled';
export const listThemes = (themes: readonly Theme[]) =>
  formatSeries(themes.map((theme) => themeFacts[theme].phrase));
export const nowClear = (clear: readonly Theme[]) => `Clear now: ${listThemes(clear)}.`;
export const nothingNew = 'Nothing tipped over this time. You’re consistent, at least.';
export const stillOpen = (open: readonly Theme[]) => `Still open: ${listThemes(open)}.`;
export const nothingOpen = 'Nothing is too close to call any more.';
/** The texts of the profile's own page around its sections: loading, links and notices. */
export const loading = 'Loading profile...';

export const logout = 'Logout';

export const noResults = 'No Results Yet';
export const continueSurvey = 'Continue';
export const afterBothStages =
  'Your profile appears here once both stages of the survey are answered.';
export const afterLastAnswer = (answered: number, total: number) =>
  `You have answered ${answered} of about ${plural(total, { one: '# question', other: '# questions' })}, and they are saved. Your profile appears here after the last one.`;

export const yourRetake = 'Your retake';
export const retakeProgress = (answered: number, total: number) =>
  `You are retaking the survey: ${answered} of about ${plural(total, { one: '# question', other: '# questions' })} answered. This profile stays until you answer the last one.`;

export const failed = 'Failed to load profile';

export const madeAtRandom =
  'Random profile: a program gave the answers. It says nothing about anybody.';
export const rescored =
  'We’ve changed how scores are worked out since your last visit. Your answers are the same; some figures and words may have moved.';

export const saved = {
  information: 'Your changes are saved.',
  email:
    'Your changes are saved. An eight-digit code is on its way to that address. Type it here within ten minutes.',
} as const;

/** The texts of the sections below the first screen of a profile. */
export const summary = 'Your Profile Summary';

/** The one door to the figures. */
export const figures = 'Figures, and how sure they are';
export const basedOn = (answers: number): string =>
  `Made from ${plural(answers, { one: '# answer', other: '# answers' })}, without AI.`;
export const sureness = [
  '“Probably” is more likely than not; “too close to call” could go either way. Where neither stands, the whole 95 % margin supports it.',
  'Every figure is from 0 to 100. A ± is a 95 % margin, except behind a tendency, the difference of two sides: there it is one standard error.',
] as const;
export const earlyVersion =
  'Early version: it leans on published surveys until enough people have answered here.';
export const howItWorks = 'How it works';
export const themesCaption = `${product.acronym} themes with their 95 % margins`;
export const themesColumns = ['Theme', 'Score', 'Fantasy', 'Activity'] as const;
export const noFigure = '–';
export const summaryAreas = 'Four summary areas, a provisional grouping';
export const archetypesCaption = 'All twenty archetypes in percent, with their 95 % margins';
export const archetypeRow = (name: string, sentence: string) => `${name}: ${sentence}`;
export const archetypesColumns = ['Archetype', 'Percent'] as const;

export const polarities = 'Your Polarity Profile';
export const bothSides = 'Both sides';
export const ratherSide = (pole: string) => `If anything: ${pole}`;
export const littleInterest = 'Little interest';
export const eitherWay = 'Still open';
export const tendency = (pole: string, value: number, se: number) =>
  `${pole} tendency (${formatNumber(Math.round(Math.abs(value)))}/100) ±${formatNumber(Math.round(se))}`;
export const poleScore = (pole: string, score: number) =>
  `${pole} ${formatNumber(Math.round(score))}`;
export const poleBarsLabel = (negative: string, positive: string) =>
  `${negative} and ${positive}, each of 100`;
export const polaritiesCaption = 'Both sides and their difference, with 95 % margins';
export const polaritiesColumns = ['Sides', 'First', 'Second', 'Gap'] as const;
export const polarityPair = (negative: string, positive: string) => `${negative} – ${positive}`;

export const areas = 'Your Interest Areas';
export const noAreas = 'No theme is high enough to suggest ideas from.';
export const noAreasWhy = 'Why that is common';
export const noAreasReason =
  'Interests that are spread evenly, or that depend on the person and the moment, stay below that line.';

export const historyLink = 'How you have changed';

export const limitsText = 'First mark <a>what’s off the table</a>.';

export const keepResult = 'Keep my result';
export const fileExplained =
  'This page as one file, to open without a network and without us. It isn’t locked: anyone who has it can read it.';
export const withAnswers = 'With my answers';
export const withAnswersHint = 'The questions you were asked, each with your answer.';
export const saveFile = 'Save the file';
export const fileName = 'my-result.html';
export const fileSaved = 'Saved on this device.';
export const fileNotSaved = 'The file was not saved. Please try again.';
export const fileTitle = 'My result';
export const fileAnswers = 'My answers';
export const fileAnswer = (question: string, value: string, label: string): string =>
  `${question} ${value} (${label})`;

// The words with which a profile is described.

/** Used if the name of a role is harsher than its meaning: alone, and beside another. */
export const mildTitles: Readonly<Record<string, readonly [alone: string, beside: string]>> = {
  'HUMIL+': ['Makes others blush', 'Tease'],
  'HUMIL-': ['Likes to blush', 'Blusher'],
};
export const between = (one: string, other: string) => `Between ${one} and ${other}`;
