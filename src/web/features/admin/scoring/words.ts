import type { Gender } from '../../../../domain/account.ts';
import { formatList, formatNumber, formatPercent, plural } from '../../../ui/language/numbers.ts';
import type { QuestionOrder, Drift } from './report-rows.ts';
import type { Report } from './use-report.ts';

export const loadingReport = 'Loading the report...';
export const reportNotLoaded = 'The report could not be loaded.';

const people = (count: number): string => plural(count, { one: '# person', other: '# people' });
const withShare = (count: number, share: number): string =>
  `${people(count)} (${formatPercent(100 * share)})`;
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const points = (value: number): string => formatNumber(value, oneDecimal);

export const changesTitle = 'What would change';
export const otherBasis = (comparedWith: string, present: string): string =>
  `This report compares the set with ${comparedWith}, but ${present} is in use now. If you switch, more or less may change than it says.`;
export const isInUse =
  'This set is in use already. What follows was expected of it before anything was switched.';
export const sample = (count: number): string =>
  `${people(count)}, drawn at random from those who donated their answers, were scored both ways.`;
export const noSample = 'Nobody was scored both ways, so what would change is not known.';
export const meanChange = (mean: number, ninety: number): string =>
  `A score of a theme, from 0 to 100, would change by ${points(mean)} points on average. Nine out of ten scores would change by less than ${points(ninety)} points.`;
export const largeChanges = (over5: number, share5: number, over10: number, share10: number) =>
  `${withShare(over5, share5)} would see at least one theme change by more than 5 points; ${withShare(over10, share10)} by more than 10. Most scores have a margin of more than 10 points either way, so a change of 5 lies well within it.`;
export const otherArchetype = (count: number, share: number): string =>
  `${withShare(count, share)} would get another first archetype.`;
export const flagged = (present: number, next: number): string =>
  `${formatPercent(100 * present)} of people are told at present that their answers look unusual; with this set it would be ${formatPercent(100 * next)}.`;

export const peopleTitle = 'Whose answers these are';
export const peopleRead = (read: number, unreadable: number): string =>
  unreadable === 0
    ? `All ${formatNumber(read)} donated copies could be read.`
    : `${formatNumber(read)} donated copies could be read, ${formatNumber(unreadable)} could not.`;
export const peopleFitted = (filtered: number, fitted: number): string =>
  `${people(filtered)} were left out because their answers look careless, as if given at random. The set rests on the other ${formatNumber(fitted)}.`;

export const filterEffect = ({
  removedExtremes,
  keptExtremes,
  slopeRatio,
}: NonNullable<Report['filterEffect']>): string =>
  `Of their answers, ${formatPercent(100 * removedExtremes)} were 1 or 7; of the others’, ${formatPercent(100 * keptExtremes)}. With everybody included, the slopes would differ: these are ${formatNumber(slopeRatio, twoDecimals)} times as steep.`;

export const fitTitle = 'How well the calibration went';
export const fitExplained =
  'It stops by itself once its figures have settled. One that has not settled makes no set, so this one has; the figures below are for specialists.';
export const fitCaption = 'How well the calibration has settled';
export const fitColumns = ['Check', 'Result'] as const;
export const acceptance = 'Steps accepted (about 80% is usual)';
export const remainingStep = 'Step that remains, in standard errors';
export const tailDrift = 'Difference between the halves of the run, in standard errors';
export const percent = (share: number): string => formatPercent(100 * share);
export const figure = (value: number): string => formatNumber(value, twoDecimals);
export const signedFigure = (value: number): string =>
  formatNumber(value, { ...twoDecimals, signDisplay: 'exceptZero' });

export const questionsTitle = 'The questions';
export const questionsExplained =
  'The slope tells how sharply a question separates people: near 0.5 hardly, above 2 very well. The location tells how rarely people agree to it: the higher, the stronger the interest has to be. Below each figure stand its 95 % interval and what was used before.';
export const changedQuestions = (changed: number, all: number, errors: number): string =>
  changed === 0
    ? `None of the ${formatNumber(all)} questions differs from what was used before by more than ${formatNumber(errors)} standard errors. Smaller differences may well be chance.`
    : `${formatNumber(changed)} of ${formatNumber(all)} questions differ from what was used before by more than ${formatNumber(errors)} standard errors, which chance alone hardly explains. They are marked. A location is marked only if the question has moved further than the others of its side; what they share is shown under “People and sides”.`;
export const theme = 'Theme';
export const allThemes = 'All themes';
export const order = 'Order';
export const orders: Readonly<Record<QuestionOrder, string>> = {
  changed: 'Changed most first',
  sharpest: 'Sharpest first',
  fewest: 'Fewest answers first',
};
export const questionTable = 'The questions and their parameters';
export const answers = 'Answers';
export const slope = 'Slope';
export const location = 'Location';
export const interval = (low: string, high: string): string => `${low} to ${high}`;
export const usedBefore = (value: string): string => `before ${value}`;
export const changed = 'changed';
export const rewordedSince = 'reworded since';
export const idAndTheme = (id: string, name: string): string => `${id} · ${name}`;
export const shownQuestions = (shown: number, all: number): string =>
  `${formatNumber(shown)} of ${formatNumber(all)} shown`;
export const showAll = (count: number): string => `Show all ${formatNumber(count)}`;

export const traitsTitle = 'People and sides';
export const traitsExplained =
  'Whether people here are drawn to a side of a theme more or less than was assumed before. The scores of most people hardly move by that, because the questions move along; it is the middle of the scale that comes to lie where people are.';
export const lessDrawn = 'less drawn';
export const moreDrawn = 'more drawn';
export const traitOf = (name: string, theme: string): string =>
  name === theme ? name : `${name} · ${theme}`;
const drifts: Readonly<Record<Drift, string>> = {
  clearlyLess: 'clearly less drawn to it',
  less: 'a little less drawn to it',
  same: 'about as assumed',
  more: 'a little more drawn to it',
  clearlyMore: 'clearly more drawn to it',
};
export const traitReading = (drift: Drift, above: number): string =>
  `${drifts[drift]} (${signedFigure(above)})`;
export const traitScale = 'The ends of a line stand for one standard deviation.';

export const groupsTitle = 'Differences between groups';
export const groupsExplained =
  'A fair question is answered alike by people with the same interest, whatever their age or gender. Where that fails, read its wording: it may mean something else to one of the groups.';
export const notTested = (count: number): string =>
  `None was looked for. That takes two groups of age or gender with at least ${formatNumber(count)} people each who have donated these details too.`;
export const byProperty = {
  ageRange: (groups: readonly string[]): string => `By age: ${formatList(groups)}`,
  gender: (groups: readonly string[]): string => `By gender: ${formatList(groups)}`,
} as const;
export const notMeasured =
  'This set is from before the size of such differences was measured. Calibrate again to see it.';
export const noneFound = (tested: number): string =>
  `${formatNumber(tested)} questions were compared. No difference is large enough to matter.`;
export const found = (count: number, tested: number): string =>
  plural(count, {
    one: `# of ${formatNumber(tested)} questions is answered differently.`,
    other: `# of ${formatNumber(tested)} questions are answered differently.`,
  });
export const howToReadPoints = (group: string): string =>
  `Each figure compares a group with ${group} of the same interest. +0.50 means that it answers half a point higher on the scale from 1 to 7.`;
export const groupTable = (title: string): string => `${title}. The questions that differ`;
export const smallTable = (title: string): string => `${title}. Small differences`;
export const smallDifferences = (count: number): string =>
  plural(count, {
    one: '# more difference, too small to matter',
    other: '# more differences, too small to matter',
  });

export const languagesTitle = 'Languages';
export const languagesExplained = (most: number): string =>
  `A translation is another instrument until shown otherwise. For each question, the answers given in a language are held against what the common figures expect of the same people. The RMSD is the distance between the two curves, as a share of the scale. Above ${figure(most)} a question gets figures of its own in that language. These figures are provisional and score nobody. Answers to such a translation are left out of the common figures; answers to the English text stay.`;
export const languagesNotMeasured =
  'This set is from before questions were tested by language. Calibrate again to see it.';
export const languageOf = (name: string, people: number): string =>
  `${name} (${plural(people, { one: '# person', other: '# people' })})`;
export const languagesNotTested = (names: readonly string[], people: number): string =>
  `Not tested, because fewer than ${formatNumber(people)} people answered in that language alone: ${formatList(names)}.`;
export const mixedLanguages = (count: number): string =>
  plural(count, {
    one: '# person answered in several languages and is counted in none of them.',
    other: '# people answered in several languages and are counted in none of them.',
  });
export const languageFits = (tested: number): string =>
  `${formatNumber(tested)} questions were tested. None measures differently enough to matter.`;
export const languageDiffers = (count: number, tested: number): string =>
  plural(count, {
    one: `# of ${formatNumber(tested)} questions measures differently.`,
    other: `# of ${formatNumber(tested)} questions measure differently.`,
  });
export const languageTable = (name: string): string => `${name}. The questions that differ`;
export const languageColumns = ['Question', 'RMSD', 'Slope', 'Location'] as const;
export const textAndId = (text: string, id: string): string => `${text} ${id}`;
export const ownAndCommon = (own: number, common: number | undefined): string =>
  common === undefined ? figure(own) : `${figure(own)}, common ${figure(common)}`;
export const genders: Readonly<Record<Gender, string>> = {
  male: 'men',
  female: 'women',
  'non-binary': 'non-binary people',
  other: 'people of another gender',
};
export const age = (range: string): string => `people aged ${range}`;
export const startingValues = 'the starting values';
export const setOf = (day: string): string => `the set of ${day}`;

export const loading = 'Loading...';
export const notLoaded = 'Failed to load parameter sets';

export const setTitle = (day: string): string => `Set of ${day}`;

export const presentTitle = 'What scores everybody';
export const byStartingValues =
  'Everybody is scored by the starting values. They were set by judgement and lean on published surveys; no answer given here has gone into them.';
export const bySet = (day: string, people: number): string =>
  `Everybody is scored by the set of ${day}, which rests on the answers of ${formatNumber(people)} people.`;
export const since = (day: string): string => `In use since ${day}.`;
export const chosenIsDamaged = (chosen: string, instead: string): string =>
  `You chose ${chosen}, but what is stored of it is damaged. Until that is mended, everybody is scored by ${instead}.`;
export const goBackTo = (name: string): string => `Go back to ${name}`;

export const setsTitle = 'Parameter sets';
export const setsIntro =
  'A parameter set is what a calibration has found out about the questions: how sharply each one measures, and how readily people agree to it. A new set scores nobody until you choose it. Read its report first.';
export const noSets =
  'There are none yet. The first calibration that has enough donated answers adds one.';
export const restsOn = (people: number): string =>
  plural(people, {
    one: 'Rests on the answers of # person.',
    other: 'Rests on the answers of # people.',
  });
export const standings = {
  inUse: 'In use',
  ready: 'Ready to use',
  shadow: 'To look at',
  damaged: 'Damaged',
} as const;
export const shadowExplained = (people: number): string =>
  `A shadow fit: you can compare it with what is in use, but it scores nobody. That takes ${formatNumber(people)} people, because with fewer the figures still depend too much on who happened to answer.`;
export const damagedExplained =
  'What is stored is not what the calibration made, so it scores nobody. Calibrate again, or add the file of its result once more.';
export const reworded = (ids: readonly string[]): string =>
  plural(ids.length, {
    one: `# of its questions has been reworded since (${formatList(ids)}). What the set knows about it belongs to the earlier wording.`,
    other: `# of its questions have been reworded since (${formatList(ids)}). What the set knows about them belongs to the earlier wording.`,
  });
export const readReport = 'Read the report';
export const readReportOf = (set: string): string => `Read the report: ${set}`;
export const allSets = 'All parameter sets';

export const decisionTitle = 'Your decision';
export const decideBy =
  'Most of the changes above should be small, and you should be able to say why the large ones make sense: people here may well differ from what was assumed. If something looks wrong, leave it and ask somebody who knows the questions; a later calibration of more people will show whether it stays.';
export const alreadyInUse = 'This set scores everybody at present. There is nothing to decide.';
export const notEnoughPeople = (people: number): string =>
  `There is nothing to decide yet: only a set of at least ${formatNumber(people)} people can score everybody.`;

export const scoreTitle = (name: string): string => `Score everybody by ${name}?`;
export const goBackTitle = (name: string): string => `Go back to ${name}?`;
export const whatHappens = [
  'Each profile is computed anew when its owner next looks at it. Nobody has to answer anything again, and the answers themselves stay as they are.',
  'A comparison always reads both people by one and the same set.',
  'You can take this back at any time. The audit log keeps when it was done, and with whose key.',
] as const;
export const scoreEverybody = 'Score by this set';
export const goBack = 'Go back';
export const leaveIt = 'Leave it as it is';
export const switching = 'Switching...';
export const switched = (name: string): string => `Everybody is now scored by ${name}`;
export const failedToSwitch = 'Failed to switch parameter sets';
export const nothingSwitched = (reason: string): string => `Nothing was switched. ${reason}`;
