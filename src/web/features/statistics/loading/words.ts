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

export function parameterStatus({ provisional, literature, calibrated, people }: Origins): string {
  const all = provisional + literature + calibrated;
  const parts = [
    ...(calibrated > 0 ? [`${formatNumber(calibrated)} rest on ${byAnswers(people)}`] : []),
    ...(literature > 0 ? [`${formatNumber(literature)} lean on published surveys`] : []),
    ...(provisional > 0 ? [`${formatNumber(provisional)} were set by judgement`] : []),
  ];
  const rest = calibrated > 0 ? '' : ' None rests on answers given here yet.';
  return `Of the parameters of the ${formatNumber(all)} questions now in use, ${formatList(parts)}.${rest}`;
}
