import { useState } from 'react';
import { useAction } from '../../../platform/api/use-action.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button } from '../../../ui/components/button.tsx';
import { FoldedRow } from '../../../ui/components/fold.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';
import { formatDay } from '../../../ui/language/dates.ts';
import { remove } from '../../../ui/words.ts';
import { findPerson, type KeptPerson, usePeople, usePeopleActions } from './use-people.ts';
import * as words from './words.ts';

/** Lists the kept people. Renders nothing for an empty list. */
export default function PeopleList() {
  const people = usePeople();
  return people && <People people={people} />;
}

/** A row stays until the page is left, so that removing a person can be undone. */
export function People({ people }: { readonly people: readonly KeptPerson[] }) {
  const [rows] = useState(people);
  if (rows.length === 0) return null;
  return (
    <FoldedRow title={words.people} note={String(people.length)} className="border-y border-line">
      <ul className="pb-2">
        {rows.map((person) => (
          <PersonRow
            key={person.shareCode}
            person={person}
            isKept={findPerson(people, person.shareCode) !== undefined}
          />
        ))}
      </ul>
    </FoldedRow>
  );
}

interface RowProps {
  readonly person: KeptPerson;
  readonly isKept: boolean;
}

/** One button removes and restores, so that it keeps the focus. */
export function PersonRow({ person: { shareCode, name, keptDay }, isKept }: RowProps) {
  const actions = usePeopleActions();
  const { isBusy, failure, perform } = useAction(isKept ? words.notRemoved : words.notKept);
  const change = () =>
    perform(() => (isKept ? actions.remove(shareCode) : actions.keep(shareCode, name)));
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-line py-1">
      <span className="min-w-0 grow [overflow-wrap:anywhere]">
        {isKept && <TextLink to={paths.compare(shareCode)}>{name}</TextLink>}
        <StatusLine className="empty:absolute">{!isKept && words.removed(name)}</StatusLine>
      </span>{' '}
      {isKept && <span className="text-step--1 text-muted">{formatDay(keptDay)}</span>}
      <Button
        look="quiet"
        aria-disabled={isBusy}
        aria-label={isKept ? words.removeNamed(name) : undefined}
        onClick={() => void change()}
      >
        {isKept ? remove : words.undo}
      </Button>
      <StatusLine tone="poor" className="basis-full text-step--1 empty:absolute">
        {failure}
      </StatusLine>
    </li>
  );
}
