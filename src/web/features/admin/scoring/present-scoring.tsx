import type { RefObject } from 'react';
import { Button } from '../../../ui/components/button.tsx';
import { formatDay } from '../../../ui/language/dates.ts';
import {
  findPresent,
  findReturns,
  nameOf,
  type ParameterSets,
  type Version,
} from './sets/parameter-sets.ts';
import * as words from './words.ts';

interface Props {
  readonly sets: ParameterSets;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onSwitch: (version: Version) => void;
}

/** What scores everybody at present, and the way back to what did before. */
export function PresentScoring({ sets, heading, onSwitch }: Props) {
  const { version, set, since, damagedChoice } = findPresent(sets);
  return (
    <section className="flex max-w-3xl flex-col items-start gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-step-1 outline-none">
        {words.presentTitle}
      </h2>
      {damagedChoice !== null && (
        <p className="text-poor">{words.chosenIsDamaged(nameOf(damagedChoice), nameOf(version))}</p>
      )}
      <p>
        {set ? words.bySet(formatDay(set.day), set.people) : words.byStartingValues}{' '}
        {since !== null && <span className="text-muted">{words.since(formatDay(since))}</span>}
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {findReturns(sets).map((each, index) => (
          <Button
            key={each}
            look={index === 0 ? 'secondary' : 'quiet'}
            aria-haspopup="dialog"
            onClick={() => onSwitch(each)}
          >
            {words.goBackTo(nameOf(each))}
          </Button>
        ))}
      </div>
    </section>
  );
}
