import { genders, type Gender } from '../../../../domain/account.ts';
import { minGroupAnswers } from '../../../../domain/scoring.ts';
import { capitalise } from '../../../../domain/texts.ts';
import { Fold } from '../../../ui/components/fold.tsx';
import { ScrollRegion } from '../../../ui/components/scroll-region.tsx';
import {
  type DifferenceRow,
  type DifferenceView,
  type Group,
  toDifferenceView,
} from './report-rows.ts';
import type { Questions, Report } from './use-report.ts';
import * as words from './words.ts';

interface Props {
  /** One entry for each combination of groups that were large enough for some questions. */
  readonly differences: Report['differences'];
  readonly questions: Questions;
}

/** Questions that people with the same interest answer differently by age or gender. */
export const GroupDifferences = ({ differences, questions }: Props) => (
  <>
    <p className="text-muted">{words.groupsExplained}</p>
    {differences.length === 0 && <p>{words.notTested(minGroupAnswers)}</p>}
    {differences.map((difference) => (
      <Property
        key={`${difference.groups.by} ${difference.groups.groups.join()}`}
        view={toDifferenceView(difference, questions)}
      />
    ))}
  </>
);

const isGender = (group: Group): group is Gender => (genders as readonly Group[]).includes(group);
/** The name of a group in a list of groups, and in a sentence. */
const shortName = (group: Group): string => (isGender(group) ? words.genders[group] : group);
const longName = (group: Group): string =>
  isGender(group) ? words.genders[group] : words.age(group);

function Property({ view }: { readonly view: DifferenceView }) {
  const { by, first, others, tested, isMeasured, notable, small } = view;
  const title = words.byProperty[by]([first, ...others].map(shortName));
  if (!isMeasured)
    return (
      <div className="flex flex-col gap-3">
        <h4 className="font-semibold">{title}</h4>
        <p>{words.notMeasured}</p>
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-semibold">{title}</h4>
      <p>{notable.length === 0 ? words.noneFound(tested) : words.found(notable.length, tested)}</p>
      {notable.length + small.length > 0 && (
        <p className="text-step--1 text-muted">{words.howToReadPoints(longName(first))}</p>
      )}
      {notable.length > 0 && (
        <DifferenceTable view={view} rows={notable} caption={words.groupTable(title)} />
      )}
      {small.length > 0 && (
        <Fold label={words.smallDifferences(small.length)}>
          <DifferenceTable view={view} rows={small} caption={words.smallTable(title)} />
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
  const columns = view.others.map((group) => capitalise(shortName(group)));
  return (
    <ScrollRegion label={caption}>
      <table className="w-full text-start text-step--1">
        <caption className="sr-only">{caption}</caption>
        <thead className="align-bottom text-muted">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pe-4 text-start font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ id, text, above }) => (
          <tbody key={id} className="border-t border-line align-top">
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length}
                className="pt-4 pb-2 text-start font-medium"
              >
                {text} <span className="font-normal text-muted">{id}</span>
              </th>
            </tr>
            <tr>
              {above.map((points, index) => (
                <td key={view.others[index]} className="pe-4 pb-4 tabular-nums">
                  {words.signedFigure(points)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}
