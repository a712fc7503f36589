import { genders, type Gender } from '../../../../../domain/account.ts';
import { capitalise } from '../../../../../domain/english/capitalise.ts';
import { minGroupAnswers } from '../../../../../domain/readings/calibration-marks.ts';
import { ScrollRegion } from '../../../../ui/components/scroll-region.tsx';
import { Fold } from '../../../../ui/disclosure/fold.tsx';
import type { Questions, Report } from './loading/use-report.ts';
import {
  type DifferenceRow,
  type DifferenceView,
  type Group,
  toDifferenceView,
} from './view-model/difference-view.ts';
import * as words from './words.ts';

interface Props {
  readonly differences: Report['differences'];
  readonly questions: Questions;
}

/** Questions that people with the same interest answer differently by age or gender. */
export const GroupDifferences = ({ differences, questions }: Props) => (
  <>
    <p className="max-w-3xl text-muted">{words.groupsExplained}</p>
    {differences.length === 0 && <p className="max-w-3xl">{words.notTested(minGroupAnswers)}</p>}
    {differences.map((difference) => (
      <Property key={difference.groups.by} view={toDifferenceView(difference, questions)} />
    ))}
  </>
);

const isGender = (group: Group): group is Gender => (genders as readonly Group[]).includes(group);
const nameOf = (group: Group): string =>
  isGender(group) ? words.genders[group] : words.age(group);

function Property({ view }: { readonly view: DifferenceView }) {
  const { by, first, tested, notable, small } = view;
  const property = words.byProperty[by];
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-semibold">{property}</h4>
      <p>{notable.length === 0 ? words.noneFound(tested) : words.found(notable.length, tested)}</p>
      {first && notable.length + small.length > 0 && (
        <p className="max-w-3xl text-step--1 text-muted">{words.howToReadLogits(nameOf(first))}</p>
      )}
      {notable.length > 0 && (
        <DifferenceTable view={view} rows={notable} caption={words.groupTable(property)} />
      )}
      {small.length > 0 && (
        <Fold label={words.smallDifferences(small.length)}>
          <DifferenceTable view={view} rows={small} caption={words.smallTable(property)} />
        </Fold>
      )}
    </div>
  );
}

interface TableProps {
  readonly view: DifferenceView;
  readonly rows: readonly DifferenceRow[];
  readonly caption: string;
}

function DifferenceTable({ view, rows, caption }: TableProps) {
  const columns = [...view.others.map((group) => capitalise(nameOf(group))), words.gain];
  return (
    <ScrollRegion label={caption}>
      <table className="w-full min-w-lg text-start text-step--1">
        <caption className="sr-only">{caption}</caption>
        <thead className="align-bottom text-muted">
          <tr>
            <th scope="col" className="py-2 pe-5 text-start font-medium">
              {words.question}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 ps-5 text-end font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, text, above, gain }) => (
            <tr key={id} className="border-t border-line align-top">
              <th scope="row" className="py-3 pe-5 text-start font-normal">
                {text} <span className="text-muted">{id}</span>
              </th>
              {above.map((logit, index) => (
                <td key={view.others[index]} className="py-3 ps-5 text-end tabular-nums">
                  {logit === null ? words.notCompared : words.signedFigure(logit)}
                </td>
              ))}
              <td className="py-3 ps-5 text-end tabular-nums">{words.percentOfSpread(gain)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
