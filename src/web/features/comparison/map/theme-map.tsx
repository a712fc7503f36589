import { themeFacts } from '../../../../domain/themes.ts';
import { Fold } from '../../../ui/components/fold.tsx';
import { Pause } from '../../../ui/components/signs.tsx';
import { formatSeries } from '../../../ui/language/numbers.ts';
import { type CardView, mapGroups, type MapGroup, type MapView, quietKinds } from './map-view.ts';
import * as words from './words.ts';

const Chip = ({ label }: { readonly label: string }) => (
  <span className="me-1 inline-block rounded-full bg-raised px-2.5 text-step--1 text-text">
    {label}
    <Pause sign=":" />
  </span>
);

/** One theme for two people, in words. */
const ThemeCard = ({ card: { title, chip, sentence, exchange } }: { readonly card: CardView }) => (
  <li className="border-b border-line py-1 break-inside-avoid sm:py-1.5">
    <h3 className="font-body text-step-0 leading-snug font-semibold tracking-normal">{title}</h3>
    <p className="leading-snug text-muted max-sm:text-[0.94rem]">
      {chip && <Chip label={chip} />} {exchange && <Exchange {...exchange} />}
      {exchange && sentence && ' · '}
      {sentence}
    </p>
  </li>
);

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

/** A single group fills a wide screen. */
export function ThemeMap({ map }: { readonly map: MapView }) {
  const shown = mapGroups.filter((group) => map.groups[group].length > 0);
  const columns = shown.length > 1 ? 'lg:grid-cols-3' : 'lg:[&_ul]:grid lg:[&_ul]:grid-cols-3';
  return (
    <div className="mt-2 sm:mt-8">
      {map.groups.both.length + map.groups.exchange.length === 0 && (
        <p className="pb-2 text-muted sm:pb-5">{words.noMeeting}</p>
      )}
      <div className={`grid gap-x-10 gap-y-3 lg:[&_ul]:gap-x-10 ${columns}`}>
        {shown.map((group) => (
          <Group key={group} group={group} cards={map.groups[group]} />
        ))}
      </div>
      <QuietThemes quiet={map.quiet} isAll={shown.length === 0} />
    </div>
  );
}

/** A group with more cards than `max` shows `shortened` of them until it opens. */
const counts = { max: 3, shortened: 2 } as const;

interface GroupProps {
  readonly group: MapGroup;
  readonly cards: readonly CardView[];
}

function Group({ group, cards }: GroupProps) {
  const shown = cards.length > counts.max ? counts.shortened : cards.length;
  const id = words.groupIds[group];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-4 border-b border-line-strong pb-1 text-step-1">
        {words.groupTitles[group]}
      </h2>
      <Cards cards={cards.slice(0, shown)} />
      {cards.length > shown && (
        <Fold label={words.moreThemes(cards.length - shown)}>
          <Cards cards={cards.slice(shown)} />
        </Fold>
      )}
    </section>
  );
}

const Cards = ({ cards }: Pick<GroupProps, 'cards'>) => (
  <ul>
    {cards.map((card) => (
      <ThemeCard key={card.theme} card={card} />
    ))}
  </ul>
);

interface QuietProps extends Pick<MapView, 'quiet'> {
  /** Whether no theme has a card. */
  readonly isAll: boolean;
}

/** The themes without a card, in one line that opens. */
function QuietThemes({ quiet, isAll }: QuietProps) {
  const kinds = quietKinds.filter((kind) => quiet[kind].length > 0);
  if (kinds.length === 0) return null;
  const count = kinds.flatMap((kind) => quiet[kind]).length;
  return (
    <Fold label={isAll ? words.allQuiet : words.quietThemes(count)}>
      {kinds.map((kind) => (
        <p key={kind} className="pb-2 leading-snug text-muted">
          {words.quiet[kind](formatSeries(quiet[kind].map((theme) => themeFacts[theme].phrase)))}
        </p>
      ))}
    </Fold>
  );
}
