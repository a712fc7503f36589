import { type ReactNode, useMemo } from 'react';
import { MarkKey } from '../../../ui/charts/marks.tsx';
import { Radar } from '../../../ui/charts/radar.tsx';
import { CertaintyMark } from '../../../ui/components/certainty-mark.tsx';
import { useAnswers } from '../../own-answers/own-answers.ts';
import { ContrastSection } from '../contrast/contrast-section.tsx';
import type { ProfileView } from '../profile-view.ts';
import { Claims } from './claims.tsx';
import { ClearestAnswers } from './clearest.tsx';
import { viewCaveat, viewPortrait } from './portrait-view.ts';
import { viewRadarAxes } from './radar-axes.ts';
import type { Reveal } from './reveal.ts';
import { SendableSentence } from './sendable-sentence.tsx';
import { writeSendable } from './sendable.ts';
import * as words from './words.ts';
import './first-screen.css';

interface FirstScreenProps {
  readonly reading: ProfileView;
  readonly reveal: Reveal;
  /** Stands below the sentence to send. */
  readonly children?: ReactNode;
}

/** Tells a person what they said: a line, the chart, their clearest answers, and what to send. */
export function FirstScreen({ reading, reveal, children }: FirstScreenProps) {
  const { portrait, archetypes } = reading;
  const { line, claims, contrast, highlighted } = useMemo(() => viewPortrait(portrait), [portrait]);
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
            {archetypes.title}{' '}
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
      <OwnWords isOpen={reveal.isFirst} actions={children}>
        {contrast && <ContrastSection contrast={contrast} />}
        <Claims claims={claims} />
      </OwnWords>
    </div>
  );
}

interface OwnWordsProps {
  readonly isOpen: boolean;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** Also shows the rest if the answers fail to load. */
function OwnWords({ isOpen, actions, children }: OwnWordsProps) {
  const answers = useAnswers();
  const clearest = answers.phase === 'shown' ? answers.clearest : null;
  const draft = clearest && writeSendable(clearest);
  return (
    <>
      <div className="first-claims">
        {clearest && <ClearestAnswers clearest={clearest} isOpen={isOpen} />}
        {children}
      </div>
      <div className="first-actions flex flex-col gap-2 sm:gap-3">
        {draft && <SendableSentence draft={draft} />}
        {actions}
      </div>
    </>
  );
}

const isLast = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('.first-actions');
