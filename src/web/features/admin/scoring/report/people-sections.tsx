/** What would change for people, whose answers the set rests on, and how well it was fitted. */

import { FigureTable } from '../../../../ui/charts/numbers-table.tsx';
import { nameOf, type Version } from '../sets/parameter-sets.ts';
import type { Report } from './loading/use-report.ts';
import * as words from './words.ts';

interface ConsequencesProps {
  readonly report: Report;
  readonly version: string;
  readonly present: Version;
}

export function Consequences({ report, version, present }: ConsequencesProps) {
  const { comparedWith, consequences: facts } = report;
  const { people } = facts;
  const isOutdated = comparedWith !== present && version !== present;
  const count = (share: number) => Math.round(share * people);
  return (
    <>
      {isOutdated && (
        <p className="text-medium">{words.otherBasis(nameOf(comparedWith), nameOf(present))}</p>
      )}
      {version === present && <p className="text-muted">{words.isInUse}</p>}
      {people === 0 ? (
        <p>{words.noSample}</p>
      ) : (
        <>
          <p>{words.sample(people)}</p>
          <ul className="flex list-disc flex-col gap-3 ps-5">
            <li>
              {words.largeChanges(
                count(facts.over5),
                facts.over5,
                count(facts.over10),
                facts.over10,
              )}
            </li>
            <li>{words.meanChange(facts.meanChange, facts.change90)}</li>
            <li>{words.otherArchetype(count(facts.otherArchetype), facts.otherArchetype)}</li>
            <li>{words.flagged(facts.flaggedPresent, facts.flaggedNew)}</li>
          </ul>
        </>
      )}
    </>
  );
}

export const WhoseAnswers = ({ people }: { readonly people: Report['people'] }) => (
  <p>
    {words.peopleRead(people.read, people.unreadable)}{' '}
    {words.peopleFitted(people.filtered, people.fitted)}
  </p>
);

export const FitQuality = ({ fit }: { readonly fit: Report['fit'] }) => (
  <>
    <p>{words.fitExplained}</p>
    <FigureTable
      caption={words.fitCaption}
      columns={words.fitColumns}
      rows={[
        [words.acceptance, words.percent(fit.acceptance)],
        [words.remainingStep, words.figure(fit.remainingStep)],
        [words.tailDrift, words.figure(fit.drift)],
      ]}
    />
  </>
);
