import { type ReactNode, useId, useState, useMemo } from 'react';
import { isInterest } from '../../../../core/profile/interest.ts';
import { capitalise } from '../../../../domain/texts.ts';
import { themeFacts, themes } from '../../../../domain/themes.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { MarkKey } from '../../../ui/charts/marks.tsx';
import { Radar, type RadarAxis } from '../../../ui/charts/radar.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';
import type { ProfileView } from '../profile-view.ts';
import type { ThemeView } from '../themes/theme-view.ts';
import { Claims, Line } from './claims.tsx';
import { viewCaveat, viewPortrait } from './portrait-view.ts';
import type { Reveal } from './reveal.ts';
import * as words from './words.ts';
import './first-screen.css';

interface FootnoteProps {
  readonly reading: ProfileView;
  /** Stands beside 'How sure is this?', and leads to a more certain profile. */
  readonly beside?: ReactNode;
}

function Footnote({ reading, beside }: FootnoteProps) {
  const { notes } = reading;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { answered, provisional } = notes;
  const caveat = viewCaveat(reading);
  const sentences = [words.basedOn(answered), ...(caveat === null ? [] : [caveat])];
  return (
    <div className="first-footnote text-step--1 text-muted">
      <p>{sentences.join(' ')}</p>
      <div className="flex flex-wrap gap-x-6">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-4 hover:decoration-accent print:hidden"
        >
          {words.howSure}
        </button>
        {beside}
        {isOpen && (
          <div id={id} className="flex max-w-2xl basis-full flex-col gap-2 pb-2">
            {words.sureness.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {provisional && <p>{words.earlyVersion}</p>}
            <p>{words.withoutAi}</p>
            <TextLink to={paths.methodology()}>{words.howItWorks}</TextLink>
          </div>
        )}
      </div>
    </div>
  );
}

const minAxes = 3;

/**
 * Draws one axis per theme with enough answers, in a fixed order; renders nothing for a person
 * without an interest.
 */
function viewRadarAxes(all: readonly ThemeView[]): RadarAxis[] {
  const readings = all.filter(({ isThin }) => !isThin);
  if (readings.length < minAxes) return [];
  if (!readings.some(({ sevenPoint }) => isInterest(sevenPoint))) return [];
  return themes.flatMap((theme) =>
    readings.flatMap(({ key, score: { value }, facets, difference }) => {
      if (key !== theme) return [];
      const name = capitalise(themeFacts[theme].phrase);
      return [{ key, name, value, apart: difference && facets }];
    }),
  );
}

interface FirstScreenProps {
  readonly portrait: NonNullable<ProfileView['portrait']>;
  readonly reading: ProfileView;
  readonly reveal: Reveal;
  readonly restId: string;
  readonly deeper?: ReactNode;
}

/** Sums up a person on about one phone screen: a line, the chart and up to five claims. */
export function FirstScreen({ portrait, reading, reveal, restId, deeper }: FirstScreenProps) {
  const { line, claims, highlighted } = useMemo(
    () => viewPortrait(portrait, reading),
    [portrait, reading],
  );
  const axes = viewRadarAxes(reading.themes);
  return (
    <div
      className="first-screen pt-2 sm:pt-8"
      data-revealing={reveal.isRunning ? '' : undefined}
      onAnimationEnd={({ target }) => isLast(target) && reveal.end()}
    >
      <Line phrases={line} />
      <div className="first-chart">
        {axes.length > 0 && (
          <div className="chart-container">
            <Radar axes={axes} label={words.chart} highlighted={highlighted} />
          </div>
        )}
        <div className="first-more flex flex-wrap items-center justify-between gap-x-6">
          {axes.some(({ apart }) => apart) && <MarkKey />}
          <a
            href={`#${restId}`}
            className="ms-auto inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-accent print:hidden"
          >
            {words.seeAll}
          </a>
        </div>
      </div>
      <Claims claims={claims} />
      <Footnote reading={reading} beside={deeper} />
    </div>
  );
}

const isLast = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('.first-footnote');
