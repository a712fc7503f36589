import { useId, useState } from 'react';
import { themeFacts } from '../../../../domain/themes.ts';
import { Fold } from '../../../ui/components/fold.tsx';
import { Chevron, Pause } from '../../../ui/components/signs.tsx';
import { formatNumber, formatSeries } from '../../../ui/language/numbers.ts';
import { type CardView, mapGroups, type MapGroup, type MapView, quietKinds } from './map-view.ts';
import * as words from './words.ts';

const sides = {
  mine: { colour: 'var(--accent)', y: 3 },
  theirs: { colour: 'var(--fantasy)', y: 11 },
} as const;
const thickness = 4;

/** The scores of two people, from 0 to 100, as bars; the caller's is above. */
const PairBars = (scores: Pick<CardView, 'mine' | 'theirs'>) => (
  <svg aria-hidden="true" width="64" height="18" className="shrink-0 rtl:-scale-x-100">
    {(['mine', 'theirs'] as const).map((side) => {
      const { colour, y } = sides[side];
      return (
        <g key={side} fill={colour}>
          <rect y={y + thickness / 2 - 0.5} width="100%" height="1" fill="var(--line-strong)" />
          <rect y={y} width={`${scores[side]}%`} height={thickness} rx="1" />
        </g>
      );
    })}
  </svg>
);

interface ThemeCardProps {
  readonly card: CardView;
  readonly isOpenAtFirst: boolean;
}

const Chip = ({ label }: { readonly label: string }) => (
  <>
    <span className="me-1 inline-block rounded-full bg-raised px-2.5 text-step--1 text-text">
      {label}
      <Pause sign=":" />
    </span>{' '}
  </>
);

/** Shows one theme for two people. It opens to a first question and to the figures. */
function ThemeCard({ card, isOpenAtFirst }: ThemeCardProps) {
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

/** The arrow points to the receiving person. */
const Exchange = ({ mine, theirs, isGiving }: NonNullable<CardView['exchange']>) => (
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

/** The first card in this group starts open, as an example. */
const firstGroup = (map: MapView): MapGroup | undefined =>
  mapGroups.find((group) => map.groups[group].length > 0);

export const ThemeMap = ({ map }: { readonly map: MapView }) => (
  <div className="mt-8 border-t border-line pt-3 sm:mt-12">
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-step--1 text-muted">
      <p>{words.readAloud}</p>
      <p className="flex gap-4">
        <KeyEntry side="mine" label={words.iLabel} />
        <KeyEntry side="theirs" label={words.youLabel} />
      </p>
    </div>
    <div className="mt-4 grid gap-x-10 gap-y-5 lg:grid-cols-3">
      {mapGroups.map((group) => (
        <Group key={group} group={group} map={map} opensFirst={group === firstGroup(map)} />
      ))}
    </div>
  </div>
);

/** A group with more cards than `max` shows `shortened` of them until it opens. */
const counts = { max: 4, shortened: 3 } as const;

interface GroupProps {
  readonly group: MapGroup;
  readonly map: MapView;
  readonly opensFirst: boolean;
}

function Group({ group, map, opensFirst }: GroupProps) {
  const cards = map.groups[group];
  const quiet = quietKinds.filter((kind) => group === 'ask' && map.quiet[kind].length > 0);
  const shown = cards.length > counts.max ? counts.shortened : cards.length;
  const id = words.groupIds[group];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-4 border-b-2 border-text pb-1.5">
        {words.groupTitles[group]}
      </h2>
      {cards.length + quiet.length === 0 && (
        <p className="py-3 leading-snug text-muted">{words.emptyGroups[group]}</p>
      )}
      <Cards cards={cards.slice(0, shown)} opensFirst={opensFirst} />
      {cards.length > shown && (
        <Fold label={words.moreThemes(cards.length - shown)}>
          <Cards cards={cards.slice(shown)} />
        </Fold>
      )}
      {quiet.map((kind) => (
        <p key={kind} className="border-b border-line py-3 leading-snug text-muted">
          <Chip label={words.chips[kind]} />
          {words.quiet[kind](
            formatSeries(map.quiet[kind].map((theme) => themeFacts[theme].phrase)),
          )}
        </p>
      ))}
    </section>
  );
}

interface CardsProps {
  readonly cards: readonly CardView[];
  readonly opensFirst?: boolean;
}

const Cards = ({ cards, opensFirst = false }: CardsProps) => (
  <ul>
    {cards.map((card, index) => (
      <ThemeCard key={card.theme} card={card} isOpenAtFirst={opensFirst && index === 0} />
    ))}
  </ul>
);

interface KeyEntryProps {
  readonly side: keyof typeof sides;
  readonly label: string;
}

const KeyEntry = ({ side, label }: KeyEntryProps) => (
  <span className="inline-flex items-center gap-1.5">
    <svg aria-hidden="true" width="20" height={thickness}>
      <rect width="100%" height="100%" rx="1" fill={sides[side].colour} />
    </svg>
    {label}
  </span>
);
