import { lazy, Suspense } from 'react';
import { FacetTrack, ScoreTrack } from '../../../../ui/charts/tracks.tsx';
import { formatFigure, type ThemeReading } from '../../view-model/themes/theme-readings.ts';
import * as words from './words.ts';

const StrongestAnswers = lazy(() => import('./strongest-answers.tsx'));

interface Props {
  readonly theme: ThemeReading;
  /** The answers are loaded when the card is opened for the first time. */
  readonly isOpen: boolean;
}

/** What a theme is, its figures with their margins, and the strongest answers behind them. */
export function ThemeDetails({ theme, isOpen }: Props) {
  const { name, figure, score, facets, difference, questions } = theme;
  return (
    <div className="flex max-w-xl flex-col gap-2 text-step--1 text-muted">
      {questions !== null && <p className="text-step-0 text-text">{words.meanings[questions]}</p>}
      {facets ? (
        <FacetTrack name={name} {...facets} max={7} lettered />
      ) : (
        <ScoreTrack name={name} score={score} figure={figure} max={7} />
      )}
      <div className="tabular-nums">
        <p>{words.score(figure)}</p>
        {facets && (
          <p>{words.facets(formatFigure(facets.fantasy), formatFigure(facets.activity))}</p>
        )}
      </div>
      {difference !== null && <p className="text-text">{words.differences[difference]}</p>}
      {isOpen && questions !== null && (
        <Suspense fallback={<p>{words.loadingAnswers}</p>}>
          <StrongestAnswers theme={questions} />
        </Suspense>
      )}
    </div>
  );
}
