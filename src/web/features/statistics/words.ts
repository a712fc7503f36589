import { formatList, formatNumber, plural } from '../../ui/language/numbers.ts';

interface Origins {
  readonly provisional: number;
  readonly literature: number;
  readonly calibrated: number;
  /** How many people's answers the calibrated ones rest on; null if unknown. */
  readonly people: number | null;
}

const byAnswers = (people: number | null): string =>
  people === null
    ? 'the answers of people here'
    : `the answers of ${plural(people, { one: '# person', other: '# people' })} here`;

/** The sentence where all questions, or all that remain, are of one origin or of two. */
function describeStarting(literature: number, provisional: number): string {
  const onSurveys = plural(literature, {
    one: '# leans on published surveys',
    other: '# lean on published surveys',
  });
  const byJudgement = plural(provisional, {
    one: '# was set by judgement',
    other: '# were set by judgement',
  });
  return formatList([
    ...(literature > 0 ? [onSurveys] : []),
    ...(provisional > 0 ? [byJudgement] : []),
  ]);
}

/** A question with too few answers keeps its origin in every set (measurement §8.1). */
export function parameterStatus({ provisional, literature, calibrated, people }: Origins): string {
  const starting = provisional + literature;
  const all = formatNumber(starting + calibrated);
  if (starting === 0)
    return `The parameters of all ${all} questions now in use rest on ${byAnswers(people)}.`;
  if (calibrated > 0)
    return `Of the parameters of the ${all} questions now in use, ${formatNumber(calibrated)} rest on ${byAnswers(people)}. The others have too few answers to count as that: ${describeStarting(literature, provisional)}.`;
  const none = 'None rests on answers given here yet.';
  if (literature === 0)
    return `The parameters of all ${all} questions now in use were set by judgement. ${none}`;
  if (provisional === 0)
    return `The parameters of all ${all} questions now in use lean on published surveys. ${none}`;
  return `Of the parameters of the ${all} questions now in use, ${describeStarting(literature, provisional)}. ${none}`;
}

export const range = (low: number, high: number): string => `${low} to ${high}`;
export const notSteadyYet = (people: number): string =>
  `How steady these scores are shows from ${people} people on.`;
export const steadyScore = (cases: number): string =>
  `Steady for about ${cases} of 10 pairs of people.`;
export const steadyPolarity = (cases: number): string => `Leaning to a side: about ${cases} of 10.`;

export const pageTitle = 'What all answers say together';
export const notEnough = (people: number): string =>
  `Good company takes time: this page opens with ${people} people who donate their answers. With fewer, a figure could point at somebody.`;
export const intro = (people: number, day: string): string =>
  `At least ${plural(people, { one: '# person', other: '# people' })} have donated their answers, as of ${day}.`;
export const inventedLabel = 'About this demonstration';
export const invented =
  'A demonstration: everybody on this page is invented, so it tells you nothing about real people.';
export const introInvented = (people: number, day: string): string =>
  `At least ${plural(people, { one: '# invented person', other: '# invented people' })} took the survey, as of ${day}.`;
export const howToReadTitle = 'How to read this';
export const bars = (margin: number): string =>
  `Each bar counts people by their score, rounded to tens and blurred, usually by at most ${margin} people, so that comparing two days finds nobody. For the same reason, people who withdraw stay in.`;
export const hiddenBars = (people: number): string =>
  `A dashed frame hides a count: fewer than ${people} people, or it would give another hidden count away.`;
export const curves = 'The higher a curve, the smaller the margin of a score there.';
export const steadiness =
  'Steady means: of two people who take the survey twice, the same one is ahead both times.';
export const notEveryone =
  'People who found this site and chose to share their answers do not stand for everybody.';
export const howItWorks = 'How answers become numbers';
export const themesTitle = 'Theme by theme';
export const scores = 'Scores';
export const people = 'People';
export const fewerThan = (people: number): string => `fewer than ${people}, or hidden`;
export const histogram = (name: string, counts: string): string => `${name}. ${counts}`;
export const count = (range: string, people: string): string => `${range}: ${people}`;
export const peopleCaption = (name: string): string => `${name}: people by score`;
export const sharpness = 'Where the questions measure sharply';
export const sharpnessOf = (name: string, curves: string): string =>
  `${name}: where the questions measure sharply. ${curves}`;
export const sharpestAt = (name: string, score: number): string =>
  `${name}: most sharply at ${score}`;
export const sharpnessCaption = (name: string): string =>
  `${name}: how sharply the questions measure, of 100`;
export const atScore = 'At a score of';
export const notLoaded = 'The statistics couldn’t be loaded';
