import { marginOfError } from '../../../../ui/charts/geometry.ts';
import { FigureTable } from '../../../../ui/charts/numbers-table.tsx';
import { Fold } from '../../../../ui/disclosure/fold.tsx';
import {
  type Measured,
  type PolarityReading,
  sortByTellingness,
} from '../../view-model/polarity-reading.ts';
import { ShortList } from '../short-list.tsx';
import * as words from '../words.ts';
import { PolarityRow } from './polarity-row.tsx';

interface Props {
  readonly polarities: readonly PolarityReading[];
}

/** How many polarities a narrow screen shows before "more". */
const shownCount = 2;

export function PolarityProfile({ polarities }: Props) {
  const rest = polarities.length - shownCount;
  return (
    <section aria-labelledby="polarities" className="pt-5 sm:pt-20">
      <h2 id="polarities">{words.polarities}</h2>
      <ShortList
        shownCount={shownCount}
        more={rest > 0 ? words.polaritiesMore(rest) : null}
        fold={
          <Fold label={words.polaritiesHelp}>
            <p className="max-w-2xl pb-3 text-step--1 text-muted">{words.polaritiesNote}</p>
            <FigureTable caption={words.polaritiesCaption} {...renderTable(polarities)} />
          </Fold>
        }
      >
        {sortByTellingness(polarities).map((polarity) => (
          <PolarityRow key={polarity.key} polarity={polarity} />
        ))}
      </ShortList>
    </section>
  );
}

function renderTable(polarities: readonly PolarityReading[]) {
  const format = (estimate: Measured) =>
    words.withMargin(estimate.value, marginOfError(estimate) ?? 0);
  const rows = polarities.map(({ negative, positive, poles, estimate }): [string, ...string[]] => [
    words.polarityPair(negative, positive),
    poles ? format(poles.negative) : '',
    poles ? format(poles.positive) : '',
    format(estimate),
  ]);
  return { columns: words.polaritiesColumns, rows };
}
