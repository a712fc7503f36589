import { cellEdges, minCellPeople } from '../../../domain/statistics.ts';
import { NumbersTable } from '../../ui/charts/numbers-table.tsx';
import { type Curve, Curves, Histogram } from '../../ui/charts/plots.tsx';
import { formatList, formatNumber } from '../../ui/language/numbers.ts';
import { sharpnessAt, type ThemeView } from './theme-view.ts';
import * as words from './words.ts';

interface Props {
  readonly view: ThemeView;
  readonly highest: number;
}

const hidden = words.fewerThan(minCellPeople);

/** One theme: how many people have which score, and where its questions measure sharply. */
export function ThemeStatistics({ view, highest }: Props) {
  const { name, cells, ranges, steadiness, curves } = view;
  const counts = cells.map((people) => (people === null ? hidden : formatNumber(people)));
  const inWords = formatList(
    ranges.map((range, index) => words.count(range, counts[index] ?? hidden)),
  );
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-6">
      <h3 className="text-step-1">{name}</h3>
      <Histogram label={words.histogram(name, inWords)} cells={cells} edges={cellEdges} />
      <NumbersTable
        caption={words.peopleCaption(name)}
        columns={[words.scores, words.people]}
        rows={ranges.map((range, index) => [range, counts[index] ?? hidden])}
      />
      <p className="text-step--1 text-muted">{steadiness}</p>
      {curves.length > 0 && <Sharpness name={name} curves={curves} highest={highest} />}
    </section>
  );
}

interface SharpnessProps {
  readonly name: string;
  readonly curves: readonly Curve[];
  readonly highest: number;
}

function Sharpness({ name, curves, highest }: SharpnessProps) {
  const peaks = curves.map(({ name: pole, points }) => {
    const [score] = points.reduce((best, point) => (point[1] > best[1] ? point : best));
    return words.sharpestAt(pole, Math.round(score));
  });
  return (
    <>
      <p className="mt-2 text-step--1">{words.sharpness}</p>
      <Curves
        label={words.sharpnessOf(name, formatList(peaks))}
        curves={curves}
        edges={cellEdges}
        highest={highest}
      />
      <NumbersTable
        caption={words.sharpnessCaption(name)}
        columns={[words.atScore, ...curves.map(({ name: pole }) => pole)]}
        rows={cellEdges.map((edge) => [
          `${edge}`,
          ...curves.map((curve) => `${Math.round(sharpnessAt(curve, edge, highest))}`),
        ])}
      />
    </>
  );
}
