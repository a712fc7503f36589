import { Fold } from '../../../ui/disclosure/fold.tsx';
import { formatList } from '../../../ui/language/numbers.ts';
import { BarSample } from './pair-bars.tsx';
import { mapGroups, type CardReading, type MapGroup, type MapReading } from './read-map.ts';
import { Chip, ThemeCard } from './theme-card.tsx';
import * as words from './words.ts';

/** The group of the card that is open at first, as an example of what a card holds. */
const firstGroup = (map: MapReading): MapGroup | undefined =>
  mapGroups.find((group) => map.groups[group].length > 0);

/** All compared themes in three groups, each theme with a question to begin with. */
export const ThemeMap = ({ map }: { readonly map: MapReading }) => (
  <div className="mt-2 border-t border-line pt-3">
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
  readonly map: MapReading;
  readonly opensFirst: boolean;
}

function Group({ group, map, opensFirst }: GroupProps) {
  const cards = map.groups[group];
  const neither = group === 'ask' ? map.neither : [];
  const shown = cards.length > counts.max ? counts.shortened : cards.length;
  const id = words.groupIds[group];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-4 border-b-2 border-text pb-1.5">
        {words.groupTitles[group]}
      </h2>
      {cards.length + neither.length === 0 && (
        <p className="py-3 leading-snug text-muted">{words.emptyGroups[group]}</p>
      )}
      <Cards cards={cards.slice(0, shown)} opensFirst={opensFirst} />
      {cards.length > shown && (
        <Fold label={words.moreThemes(cards.length - shown)}>
          <Cards cards={cards.slice(shown)} />
        </Fold>
      )}
      {neither.length > 0 && (
        <p className="border-b border-line py-3 leading-snug text-muted">
          <Chip label={words.chips.neither} />
          {words.neither(formatList(neither))}
        </p>
      )}
    </section>
  );
}

interface CardsProps {
  readonly cards: readonly CardReading[];
  readonly opensFirst?: boolean;
}

const Cards = ({ cards, opensFirst = false }: CardsProps) => (
  <ul>
    {cards.map((card, index) => (
      <ThemeCard key={card.theme} card={card} isOpenAtFirst={opensFirst && index === 0} />
    ))}
  </ul>
);

const KeyEntry = ({
  side,
  label,
}: {
  readonly side: 'mine' | 'theirs';
  readonly label: string;
}) => (
  <span className="inline-flex items-center gap-1.5">
    <BarSample side={side} />
    {label}
  </span>
);
