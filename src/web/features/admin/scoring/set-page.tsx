import { type RefObject, Suspense } from 'react';
import { minScoringPeople } from '../../../../domain/scoring.ts';
import { lazyWithPreload } from '../../../platform/navigation/lazy-with-preload.ts';
import { Button } from '../../../ui/components/button.tsx';
import { formatDay } from '../../../ui/language/dates.ts';
import type { AdminAccess } from '../use-admin-key.ts';
import {
  findPresent,
  nameOf,
  type ParameterSets,
  type SetSummary,
  standingOf,
  type Version,
  wasUsed,
} from './parameter-sets.ts';
import { SetFacts } from './set-list.tsx';
import * as words from './words.ts';

const SetReport = lazyWithPreload(() => import('./set-report.tsx'));

interface Props {
  readonly access: AdminAccess;
  readonly sets: ParameterSets;
  readonly set: SetSummary;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
  readonly onSwitch: (version: Version) => void;
}

/** One set: what it is, its report, and the switch to it. */
export const SetPage = ({ access, sets, set, heading, onBack, onSwitch }: Props) => (
  <article>
    <Button look="quiet" onClick={onBack}>
      {words.allSets}
    </Button>
    <div className="flex max-w-3xl flex-col gap-3 pt-3">
      <h2 ref={heading} tabIndex={-1} className="text-step-2 outline-none">
        {words.setTitle(formatDay(set.day))}
      </h2>
      <SetFacts set={set} />
    </div>
    <Suspense fallback={<p className="pt-8 text-muted">{words.loadingReport}</p>}>
      <SetReport access={access} version={set.version} present={findPresent(sets).version} />
    </Suspense>
    <Decision sets={sets} set={set} onSwitch={onSwitch} />
  </article>
);

function Decision({ sets, set, onSwitch }: Pick<Props, 'sets' | 'set' | 'onSwitch'>) {
  const standing = standingOf(set, findPresent(sets).version);
  const texts = {
    inUse: words.alreadyInUse,
    shadow: words.notEnoughPeople(minScoringPeople),
    damaged: words.damagedExplained,
    ready: words.decideBy,
  } as const;
  return (
    <section className="mt-12 flex max-w-3xl flex-col items-start gap-4 border-t border-line pt-8">
      <h3 className="text-step-1">{words.decisionTitle}</h3>
      <p>{texts[standing]}</p>
      {standing === 'ready' && (
        <Button aria-haspopup="dialog" onClick={() => onSwitch(set.version)}>
          {wasUsed(sets, set.version) ? words.goBackTo(nameOf(set.version)) : words.scoreEverybody}
        </Button>
      )}
    </section>
  );
}
