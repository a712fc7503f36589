import { type ReactNode, useMemo } from 'react';
import { isInterest } from '../../../../core/profile/interest.ts';
import { capitalise } from '../../../../domain/texts.ts';
import { themeFacts, themes } from '../../../../domain/themes.ts';
import { MarkKey } from '../../../ui/charts/marks.tsx';
import { Radar, type RadarAxis } from '../../../ui/charts/radar.tsx';
import { CertaintyMark } from '../../../ui/components/certainty-mark.tsx';
import { useAnswers } from '../../own-answers/own-answers.ts';
import type { ProfileView } from '../profile-view.ts';
import type { ThemeView } from '../themes/theme-view.ts';
import { Claims } from './claims.tsx';
import { ClearestAnswers } from './clearest.tsx';
import { viewCaveat, viewPortrait } from './portrait-view.ts';
import type { Reveal } from './reveal.ts';
import { SendableSentence } from './sendable-sentence.tsx';
import { writeSendable } from './sendable.ts';
import * as words from './words.ts';
import './first-screen.css';

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
  readonly reading: ProfileView;
  readonly reveal: Reveal;
  /** Stands below the sentence to send. */
  readonly children?: ReactNode;
}

/** Tells a person what they said: a line, the chart, their clearest answers, and what to send. */
export function FirstScreen({ reading, reveal, children }: FirstScreenProps) {
  const { portrait, archetypes } = reading;
  const { line, claims, highlighted } = useMemo(() => viewPortrait(portrait), [portrait]);
  const caveat = viewCaveat(reading);
  const axes = viewRadarAxes(reading.themes);
  return (
    <div
      className="first-screen pt-1 sm:pt-8"
      data-revealing={reveal.isRunning ? '' : undefined}
      onAnimationEnd={({ target }) => isLast(target) && reveal.end()}
    >
      <div className="first-line">
        <h1 className="leading-[1.15] text-balance max-sm:text-step-3">{line}</h1>
        {archetypes.title !== null && (
          <p className="mt-1 flex flex-wrap gap-x-2 text-muted">
            {archetypes.title}
            {archetypes.certainty !== null && <CertaintyMark certainty={archetypes.certainty} />}
          </p>
        )}
        {caveat !== null && <p className="mt-2 text-step--1 text-muted">{caveat}</p>}
      </div>
      <div className="first-chart">
        {axes.length > 0 && (
          <div className="chart-container">
            <Radar axes={axes} label={words.chart} highlighted={highlighted} />
          </div>
        )}
        {axes.some(({ apart }) => apart) && <MarkKey />}
      </div>
      <OwnWords isOpen={reveal.isFirst} claims={<Claims claims={claims} />}>
        {children}
      </OwnWords>
    </div>
  );
}

interface OwnWordsProps {
  readonly isOpen: boolean;
  readonly claims: ReactNode;
  readonly children: ReactNode;
}

/** Also shows the rest if the answers fail to load. */
function OwnWords({ isOpen, claims, children }: OwnWordsProps) {
  const answers = useAnswers();
  const clearest = answers.phase === 'shown' ? answers.clearest : null;
  const draft = clearest && writeSendable(clearest);
  return (
    <>
      <div className="first-claims">
        {clearest && <ClearestAnswers clearest={clearest} isOpen={isOpen} />}
        {claims}
      </div>
      <div className="first-actions flex flex-col gap-3">
        {draft && <SendableSentence draft={draft} />}
        {children}
      </div>
    </>
  );
}

const isLast = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('.first-actions');
