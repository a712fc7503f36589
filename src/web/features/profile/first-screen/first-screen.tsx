import { type ReactNode, useMemo } from 'react';
import { MarkKey } from '../../../ui/charts/marks.tsx';
import { Radar } from '../../../ui/charts/radar/radar.tsx';
import type { ProfileReading } from '../view-model/profile-view.ts';
import { readRadarAxes } from '../view-model/themes/radar-axes.ts';
import { Claims } from './claims.tsx';
import './first-screen.css';
import { Footnote } from './footnote.tsx';
import { Line } from './line.tsx';
import { readPortrait } from './portrait-reading.ts';
import type { Reveal } from './reveal.ts';
import * as words from './words.ts';

interface Props {
  readonly portrait: NonNullable<ProfileReading['portrait']>;
  readonly reading: ProfileReading;
  readonly reveal: Reveal;
  /** The id of what follows the first screen. */
  readonly restId: string;
  /** Stands in the footnote. */
  readonly deeper?: ReactNode;
}

/** Who somebody is, on about one screen of a phone: a line, the chart and up to five claims. */
export function FirstScreen({ portrait, reading, reveal, restId, deeper }: Props) {
  const { line, claims, highlighted } = useMemo(
    () => readPortrait(portrait, reading),
    [portrait, reading],
  );
  const axes = readRadarAxes(reading.themes);
  return (
    <div
      className="first-screen pt-2 sm:pt-8"
      data-revealing={reveal.isRunning ? '' : undefined}
      onAnimationEnd={({ target }) => isLast(target) && reveal.end()}
    >
      <Line phrases={line} />
      <figure className="first-chart">
        {axes.length > 0 && (
          <div className="chart-container">
            <Radar axes={axes} label={words.chart} highlighted={highlighted} />
          </div>
        )}
        <figcaption className="first-more flex flex-wrap items-center justify-between gap-x-6">
          {axes.length > 0 && <MarkKey />}
          <a
            href={`#${restId}`}
            className="ms-auto inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-accent print:hidden"
          >
            {words.seeAll}
          </a>
        </figcaption>
      </figure>
      <Claims claims={claims} />
      <Footnote notes={reading.notes} beside={deeper} />
    </div>
  );
}

/** Whether the part that appears last has appeared. */
const isLast = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('.first-footnote');
