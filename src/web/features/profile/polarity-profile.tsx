import { PoleBars } from '../../ui/charts/soft-bar.tsx';
import { CertaintyMark } from '../../ui/components/certainty-mark.tsx';
import { describeStand, type PolarityView, sortByTellingness } from './polarity-view.ts';
import * as words from './words.ts';

/** Shows a polarity: where the person stands, the tendency with its ±, and both scores as bars. */
function PolarityRow({ polarity }: { readonly polarity: PolarityView }) {
  const { negative, positive, stand } = polarity;
  const isDecided = 'certainty' in stand;
  if (stand.kind === 'unknown')
    return (
      <li className="border-t border-line py-1.5">
        <p className="text-muted">{describeStand(polarity)}</p>
        <p className="text-step--1 text-muted">{words.polarityPair(negative, positive)}</p>
      </li>
    );
  return (
    <li className="border-t border-line py-0.5 break-inside-avoid sm:py-1.5">
      <p className="flex flex-wrap items-baseline gap-x-2 leading-snug">
        {/* The tendency names the pole, of a decided side and of one that is not wanted. */}
        {stand.kind !== 'pole' && stand.kind !== 'rather' && (
          <span
            className={
              stand.kind === 'both' ? 'font-medium' : 'text-[0.8rem] sm:text-step--1 text-muted'
            }
          >
            {describeStand(polarity)}
          </span>
        )}{' '}
        <Tendency {...polarity} isBold={stand.kind === 'pole'} />{' '}
        {isDecided && (
          <span className="text-step--1">
            <CertaintyMark certainty={stand.certainty} />
          </span>
        )}
      </p>
      <PolarityFigures polarity={polarity} />
    </li>
  );
}

function Tendency({
  negative,
  positive,
  estimate: { value, se },
  stand,
  isBold,
}: PolarityView & { readonly isBold: boolean }) {
  const tendency = words.tendency(value < 0 ? negative : positive, value, se);
  return (
    <span
      className={`tabular-nums ${isBold ? 'font-medium' : 'text-[0.8rem] sm:text-step--1 text-muted'}`}
    >
      {stand.kind === 'rather' ? words.ratherSide(tendency) : tendency}
    </span>
  );
}

function PolarityFigures({ polarity }: { readonly polarity: PolarityView }) {
  const { negative, positive, poles } = polarity;
  const ends = {
    negative: words.poleScore(negative, poles.negative.value),
    positive: words.poleScore(positive, poles.positive.value),
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_minmax(0,1fr)] items-center gap-x-2 text-[0.8rem] sm:text-step--1 leading-tight wrap-anywhere text-muted">
      {/* The bars have the poles and their figures as their name. */}
      <span aria-hidden="true">{negative}</span>
      <PoleBars {...poles} label={words.poleBarsLabel(ends.negative, ends.positive)} />
      <span aria-hidden="true" className="text-end">
        {positive}
      </span>
    </div>
  );
}

export const PolarityProfile = ({
  polarities,
}: {
  readonly polarities: readonly PolarityView[];
}) => (
  <section aria-labelledby="polarities" className="pt-3 sm:pt-12">
    <h2 id="polarities" className="text-step-1">
      {words.polarities}
    </h2>
    <ul className="mt-1 grid items-start gap-x-16 sm:mt-4 md:grid-cols-2">
      {sortByTellingness(polarities).map((polarity) => (
        <PolarityRow key={polarity.key} polarity={polarity} />
      ))}
    </ul>
  </section>
);
