import { lazy, Suspense, useId, useState } from 'react';
import { isInterest } from '../../../../core/profile/interest.ts';
import { capitalise } from '../../../../domain/texts.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { loadingAnswers } from '../../../platform/words.ts';
import { formatEstimate } from '../../../ui/charts/geometry.ts';
import { SoftBar } from '../../../ui/charts/soft-bar.tsx';
import { FacetTrack } from '../../../ui/charts/tracks.tsx';
import { Chevron } from '../../../ui/components/signs.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';
import type { ThemeView, Emphasis } from './theme-view.ts';
import { TopBadge } from './top-badge.tsx';
import * as words from './words.ts';

const StrongestAnswers = lazy(() => import('./strongest-answers.tsx'));

interface Props {
  readonly theme: ThemeView;
  /** The answers are loaded when the card is opened for the first time. */
  readonly isOpen: boolean;
}

function ThemeDetails({ theme, isOpen }: Props) {
  const { key, name, score, facets, difference, isThin } = theme;
  if (isThin)
    return (
      <div className="max-w-xl text-step--1">
        <p className="text-step-0">{words.meanings[key]}</p>
        <TextLink to={`${paths.answers()}#${key}`}>{words.allAnswers}</TextLink>
      </div>
    );
  return (
    <div className="flex max-w-xl flex-col gap-2 text-step--1 text-muted">
      <p className="text-step-0 text-text">{words.meanings[key]}</p>
      <FacetTrack name={name} {...facets} lettered />
      <div className="tabular-nums">
        <p>{words.score(formatEstimate(score))}</p>
        <p>{words.facets(formatEstimate(facets.fantasy), formatEstimate(facets.activity))}</p>
      </div>
      {difference !== null && <p className="text-text">{words.differences[difference]}</p>}
      {isOpen && (
        <Suspense fallback={<p>{loadingAnswers}</p>}>
          <StrongestAnswers theme={key} />
        </Suspense>
      )}
    </div>
  );
}

/** The look of each emphasis. The card's label says the same in words. */
const looks = {
  high: {
    card: 'border-accent bg-raised',
    name: 'font-semibold',
    label: 'font-semibold text-accent',
  },
  medium: { card: 'border-line-strong bg-surface', name: 'font-medium', label: 'text-text' },
  neutral: { card: 'border-line', name: '', label: 'text-muted' },
} as const satisfies Record<Emphasis, object>;

/** Shows a theme in two lines. A press opens its description and the answers behind the score. */
export function ThemeCard({ theme }: { readonly theme: ThemeView }) {
  const { name, label, score, sevenPoint, isTop, isClose, isThin, standsOut, emphasis } = theme;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const nameId = `${id}-name`;
  const labelId = `${id}-label`;
  const look = looks[emphasis];
  return (
    <li
      className={`rounded-sm border border-s-4 px-2 break-inside-avoid sm:px-3 ${look.card} ${isOpen ? 'col-span-full md:col-auto' : 'flex flex-col'}`}
    >
      <div
        className={`relative flex min-h-11 flex-col justify-between py-1 sm:py-2 ${isOpen ? '' : 'h-full'}`}
      >
        <h3
          className={`flex flex-wrap items-center gap-x-2 gap-y-0.5 pe-4 font-body text-[0.94rem] leading-tight tracking-normal sm:pe-6 sm:text-step-0 sm:leading-snug ${look.name}`}
        >
          <span id={nameId} className="min-w-0 [overflow-wrap:anywhere]">
            {name}
          </span>{' '}
          {isTop && <TopBadge isQuiet={!isInterest(sevenPoint)} />}{' '}
          {isClose && <span className="text-step--1 font-normal text-muted">{words.close}</span>}{' '}
          {standsOut && (
            <span className="rounded-full border border-accent px-2 text-[0.75rem] leading-4 font-medium text-accent">
              {words.standsOut}
            </span>
          )}
        </h3>
        <div className="items-center gap-x-3 sm:grid sm:grid-cols-[minmax(0,8.25rem)_minmax(3rem,1fr)]">
          <p id={labelId} className={`text-step--1 leading-tight ${look.label}`}>
            {capitalise(label)}
          </p>
          {!isThin && <SoftBar score={score} />}
        </div>
        <button
          type="button"
          aria-labelledby={nameId}
          aria-describedby={labelId}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="absolute inset-0 cursor-pointer"
        />
        <Chevron
          className={`absolute end-0 top-2 text-muted sm:top-4 print:hidden ${isOpen ? '-rotate-90' : 'rotate-90'}`}
        />
      </div>
      <div id={id} className={isOpen ? 'pb-5' : 'hidden print:block'}>
        <ThemeDetails theme={theme} isOpen={isOpen} />
      </div>
    </li>
  );
}
