/** The texts of features/statistics/loading. */

import { formatList, formatNumber, plural } from '../../../ui/language/numbers.ts';

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

const onSurveys = (isOne: boolean): string =>
  isOne ? 'leans on published surveys' : 'lean on published surveys';
const byJudgement = (isOne: boolean): string =>
  isOne ? 'was set by judgement' : 'were set by judgement';

/** The sentence where all questions, or all that remain, are of one origin or of two. */
function describeStarting(literature: number, provisional: number): string {
  const parts = [
    ...(literature > 0 ? [`${formatNumber(literature)} ${onSurveys(literature === 1)}`] : []),
    ...(provisional > 0 ? [`${formatNumber(provisional)} ${byJudgement(provisional === 1)}`] : []),
  ];
  return formatList(parts);
}

/**
 * A question with too few answers keeps its origin, although a set that is in use scores it too
 * (measurement §8.1).
 */
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
