import { CertaintyMark } from '../../../../ui/certainty/certainty-mark.tsx';
import { PolarityBar } from '../../../../ui/charts/polarity-bar.tsx';
import { PoleBars } from '../../../../ui/charts/soft-bar.tsx';
import type { PolarityReading, Stand } from '../../view-model/polarity-reading.ts';
import * as words from '../words.ts';

/** A polarity: what it says in words, both scores as bars, and the line of the specification. */
export function PolarityRow({ polarity }: { readonly polarity: PolarityReading }) {
  const { negative, positive, estimate, poles, stand } = polarity;
  const pole = estimate.value < 0 ? negative : positive;
  const tendency = words.tendency(pole, estimate.value, estimate.se);
  const ends = poles
    ? {
        negative: words.poleScore(negative, poles.negative.value),
        positive: words.poleScore(positive, poles.positive.value),
      }
    : { negative, positive };
  return (
    <li className="border-t border-line py-1.5 break-inside-avoid">
      <p className="flex flex-wrap items-baseline gap-x-2 leading-snug">
        <span className="font-medium">{readStand(stand, polarity)}</span>
        {stand.kind !== 'little' && (
          <span className="text-step--1">
            <CertaintyMark certainty={stand.certainty} />
          </span>
        )}
      </p>
      {/* The bars below have the two figures as their name. */}
      <p
        aria-hidden={poles !== null}
        className="flex justify-between gap-4 text-step--1 text-muted tabular-nums"
      >
        <span>{ends.negative}</span>
        <span>{ends.positive}</span>
      </p>
      {poles ? (
        <PoleBars {...poles} label={words.poleBarsLabel(ends.negative, ends.positive)} />
      ) : (
        <PolarityBar
          negative={negative}
          positive={positive}
          estimate={estimate}
          reading={tendency}
        />
      )}
      <p className="text-[0.8rem] text-muted tabular-nums">{tendency}</p>
    </li>
  );
}

function readStand(stand: Stand, { negative, positive }: PolarityReading): string {
  if (stand.kind === 'both') return words.bothSides;
  if (stand.kind === 'little') return words.littleInterest;
  if (stand.kind === 'open') return words.eitherSide(negative, positive);
  const [pole, other] = stand.side === 'positive' ? [positive, negative] : [negative, positive];
  return stand.kind === 'rather' ? words.ratherSide(pole, other) : pole;
}
