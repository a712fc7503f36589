import { useId, useState } from 'react';
import { Chevron } from '../../../ui/components/signs/chevron.tsx';
import { Pause } from '../../../ui/components/signs/pause.tsx';
import { formatNumber } from '../../../ui/language/numbers.ts';
import { PairBars } from './pair-bars.tsx';
import type { CardReading } from './read-map.ts';
import * as words from './words.ts';

interface Props {
  readonly card: CardReading;
  readonly isOpenAtFirst: boolean;
}

/** Says how the two stand to a theme, before a sentence about it. */
export const Chip = ({ label }: { readonly label: string }) => (
  <>
    <span className="me-1 inline-block rounded-full bg-raised px-2.5 text-step--1 text-text">
      {label}
      <Pause sign=":" />
    </span>{' '}
  </>
);

/** A theme as two people stand to it. It opens to a question to begin with, and to the figures. */
export function ThemeCard({ card, isOpenAtFirst }: Props) {
  const { title, chip, sentence, exchange, starter, mine, theirs } = card;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <li className="border-b border-line pb-2 break-inside-avoid">
      <h3 className="font-body text-step-0 font-semibold tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full cursor-pointer items-center gap-2 pt-1 text-start"
        >
          {title}
          <Chevron className={`text-muted print:hidden ${isOpen ? '-rotate-90' : 'rotate-90'}`} />
          <span className="ms-auto">
            <PairBars mine={mine} theirs={theirs} />
          </span>
        </button>
      </h3>
      <p className="leading-snug text-muted">
        {chip && <Chip label={chip} />}
        {exchange && <Exchange {...exchange} />}
        {exchange && sentence && ' · '}
        {sentence}
      </p>
      <div id={id} className={isOpen ? '' : 'hidden print:block'}>
        <p className="mt-2 font-display text-step-1 leading-snug text-accent italic">
          {words.quote(starter)}
        </p>
        <p className="mt-1 text-step--1 text-muted tabular-nums">
          {words.figures(formatNumber(mine), formatNumber(theirs))}
        </p>
      </div>
    </li>
  );
}

/** The arrow points to the person who gets it. */
const Exchange = ({ mine, theirs, isGiving }: NonNullable<CardReading['exchange']>) => (
  <span className="text-text">
    {mine}
    <Pause sign="," />
    <svg
      viewBox="0 0 16 10"
      aria-hidden="true"
      className={`mx-2 inline-block h-2.5 w-4 ${isGiving ? 'rtl:-scale-x-100' : '-scale-x-100 rtl:scale-x-100'}`}
      fill="none"
      stroke="var(--accent)"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M1 5H15M10.5 1L15 5L10.5 9" />
    </svg>
    {theirs}
  </span>
);
