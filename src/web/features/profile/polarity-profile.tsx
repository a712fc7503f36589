import { formatEstimate } from '../../ui/charts/geometry.ts';
import { FigureTable } from '../../ui/charts/numbers-table.tsx';
import { PoleBars } from '../../ui/charts/soft-bar.tsx';
import { CertaintyMark } from '../../ui/components/certainty-mark.tsx';
import { Fold } from '../../ui/components/fold.tsx';
import { describeStand, type PolarityView, sortByTellingness } from './polarity-view.ts';
import * as words from './words.ts';

/**
 * Shows a polarity: a sentence, both scores as bars, and the tendency with its ±. An undecided one
 * takes a line less.
 */
function PolarityRow({ polarity }: { readonly polarity: PolarityView }) {
  const { negative, positive, stand } = polarity;
  const isDecided = 'certainty' in stand;
  return (
    <li className="border-t border-line py-1.5 break-inside-avoid">
      <p className="flex flex-wrap items-baseline gap-x-2 leading-snug">
        <span className={isDecided ? 'font-medium' : 'text-muted'}>{describeStand(polarity)}</span>
        {isDecided && (
          <span className="text-step--1">
            <CertaintyMark certainty={stand.certainty} />
          </span>
        )}
        {stand.kind !== 'unknown' && !isDecided && <Tendency {...polarity} />}
      </p>
      {stand.kind === 'unknown' ? (
        <p className="text-step--1 text-muted">{words.polarityPair(negative, positive)}</p>
      ) : (
        <PolarityFigures polarity={polarity} />
      )}
      {isDecided && (
        <p>
          <Tendency {...polarity} />
        </p>
      )}
    </li>
  );
}

const Tendency = ({ negative, positive, estimate }: PolarityView) => (
  <span className="text-[0.8rem] text-muted tabular-nums">
    {words.tendency(estimate.value < 0 ? negative : positive, estimate.value, estimate.se)}
  </span>
);

function PolarityFigures({ polarity }: { readonly polarity: PolarityView }) {
  const { negative, positive, poles } = polarity;
  const ends = {
    negative: words.poleScore(negative, poles.negative.value),
    positive: words.poleScore(positive, poles.positive.value),
  };
  return (
    <>
      {/* The bars below have the two figures as their name. */}
      <p
        aria-hidden="true"
        className="flex justify-between gap-4 text-step--1 text-muted tabular-nums"
      >
        <span>{ends.negative}</span>
        <span>{ends.positive}</span>
      </p>
      <PoleBars {...poles} label={words.poleBarsLabel(ends.negative, ends.positive)} />
    </>
  );
}

export const PolarityProfile = ({
  polarities,
}: {
  readonly polarities: readonly PolarityView[];
}) => (
  <section aria-labelledby="polarities" className="pt-5 sm:pt-20">
    <h2 id="polarities">{words.polarities}</h2>
    <ul className="mt-2 grid items-start gap-x-16 sm:mt-8 md:grid-cols-2">
      {sortByTellingness(polarities).map((polarity) => (
        <PolarityRow key={polarity.key} polarity={polarity} />
      ))}
    </ul>
    <Fold label={words.polaritiesHelp}>
      <p className="max-w-2xl pb-3 text-step--1 text-muted">{words.polaritiesNote}</p>
      <FigureTable caption={words.polaritiesCaption} {...renderTable(polarities)} />
    </Fold>
  </section>
);

function renderTable(polarities: readonly PolarityView[]) {
  const told = polarities.filter(({ stand }) => stand.kind !== 'unknown');
  const rows = told.map(({ negative, positive, poles, estimate }): [string, ...string[]] => [
    words.polarityPair(negative, positive),
    formatEstimate(poles.negative),
    formatEstimate(poles.positive),
    formatEstimate(estimate),
  ]);
  return { columns: words.polaritiesColumns, rows };
}
