import { paths } from '../../platform/navigation/paths.ts';
import { sharedReadings } from '../../platform/words.ts';
import { FoldedRow } from '../../ui/components/fold.tsx';
import { Link } from '../../ui/components/link.tsx';
import { Chevron } from '../../ui/components/signs.tsx';
import { About } from './about.tsx';
import { InvitationForm } from './invite.tsx';
import { UnusableNote } from './notices.tsx';
import { viewRows, type ReadingRow, type Pair } from './reading-view.ts';
import * as words from './words.ts';

interface Props {
  readonly pairs: readonly Pair[];
  readonly isUnusable: boolean;
  /** The share code of the person with whom the visitor has just compared. */
  readonly comparedWith: string | null;
}

export function ReadingList({ pairs, isUnusable, comparedWith }: Props) {
  const { current, over } = viewRows(pairs);
  return (
    <article className="pb-20">
      <h1 className="pt-6 sm:pt-10">{sharedReadings}</h1>
      <p className="max-w-2xl pt-5 text-step-1 leading-relaxed">{words.intro}</p>
      {isUnusable && (
        <div className="pt-8">
          <UnusableNote />
        </div>
      )}
      <div className="grid gap-x-16 gap-y-12 pt-10 lg:grid-cols-[1fr_24rem] lg:items-start">
        {current.length > 0 ? <Current rows={current} /> : <About />}
        <InvitationForm comparedWith={comparedWith} />
      </div>
      {over.length > 0 && <Over rows={over} />}
      {current.length > 0 && (
        <div className="mt-16">
          <About />
        </div>
      )}
    </article>
  );
}

interface RowsProps {
  readonly rows: readonly ReadingRow[];
}

const Current = ({ rows }: RowsProps) => (
  <section aria-labelledby="readings">
    <h2 id="readings" className="text-step-1">
      {words.yourReadings}
    </h2>
    <ul className="mt-3">
      {rows.map((row) => (
        <Row key={row.pair.pairId} row={row} />
      ))}
    </ul>
  </section>
);

const Row = ({ row: { pair, kind, title, status, action } }: { readonly row: ReadingRow }) => (
  <li className="border-t border-line">
    <Link
      to={paths.together()}
      state={{ pairId: pair.pairId }}
      className="group grid grid-cols-[1fr_auto] items-center gap-x-6 py-4"
    >
      <span>
        <span className="block font-medium">{title}</span>
        <span
          className={`block text-step--1 ${kind === 'deciding' ? 'text-accent' : 'text-muted'}`}
        >
          {status}
        </span>
      </span>{' '}
      <span className="flex min-h-11 items-center gap-2 text-step--1 linked group-hover:decoration-accent">
        <span className="max-sm:sr-only">{action}</span>
        <Chevron className="rtl:-scale-x-100" />
      </span>
    </Link>
  </li>
);

const Over = ({ rows }: RowsProps) => (
  <FoldedRow title={words.over(rows.length)} className="mt-12 border-y border-line text-muted">
    <ul className="pb-3 text-step--1">
      {rows.map(({ pair, title }) => (
        <li key={pair.pairId} className="border-t border-line py-2.5">
          {title}
        </li>
      ))}
    </ul>
  </FoldedRow>
);
