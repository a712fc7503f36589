import type { ReactNode } from 'react';
import { describeFailure } from '../../../platform/api/use-action.ts';
import { FigureTable } from '../../../ui/charts/numbers-table.tsx';
import { PolarityBar } from '../../../ui/charts/polarity-bar.tsx';
import type { AdminAccess } from '../use-admin-key.ts';
import { GroupDifferences } from './group-differences.tsx';
import { LanguageDifferences } from './language-differences.tsx';
import { nameOf, type Version } from './parameter-sets.ts';
import { QuestionsSection } from './questions-section.tsx';
import { toTraitRows } from './report-rows.ts';
import { type Report, useQuestions, useReport } from './use-report.ts';
import * as words from './words.ts';

/** What would change for people, whose answers the set rests on, and how well it was fitted. */
interface ConsequencesProps {
  readonly report: Report;
  readonly version: string;
  readonly present: Version;
}

function Consequences({ report, version, present }: ConsequencesProps) {
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

const FitQuality = ({ fit }: { readonly fit: Report['fit'] }) => (
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

/** The traits with their shift: more drawn to the one end, less to the other. */
const TraitShifts = ({ traits }: { readonly traits: Report['traits'] }) => (
  <>
    <p>{words.traitsExplained}</p>
    <div className="flex justify-between text-step--1 text-muted sm:ms-[40%]" aria-hidden="true">
      <span>{words.lessDrawn}</span>
      <span>{words.moreDrawn}</span>
    </div>
    <ul>
      {toTraitRows(traits).map(({ name, theme, drift, above }) => {
        const label = words.traitOf(name, theme);
        const reading = words.traitReading(drift, above);
        return (
          <li
            key={label}
            className="grid items-center gap-x-6 border-t border-line py-3 text-step--1 sm:grid-cols-[calc(40%-1.5rem)_1fr]"
          >
            <p>
              {label}
              <span className="block text-muted">{reading}</span>
            </p>
            <PolarityBar
              negative={words.lessDrawn}
              positive={words.moreDrawn}
              estimate={{ value: 100 * above }}
              reading={reading}
            />
          </li>
        );
      })}
    </ul>
    <p className="text-step--1 text-muted">{words.traitScale}</p>
  </>
);

interface Props {
  readonly access: AdminAccess;
  readonly version: string;
  /** What scores everybody at present. */
  readonly present: Version;
}

/** What a calibration has found, first what it would change for people. */
export default function SetReport({ access, version, present }: Props) {
  const { data, error } = useReport(version, access);
  const questions = useQuestions(access);
  if (error)
    return (
      <p role="alert" className="pt-8 text-poor">
        {describeFailure(error, words.reportNotLoaded)}
      </p>
    );
  if (!data) return <p className="pt-8 text-muted">{words.loadingReport}</p>;
  const { report } = data;
  const { people, filterEffect } = report;
  return (
    <>
      <Section title={words.changesTitle}>
        <Consequences report={report} present={present} version={version} />
      </Section>
      <Section title={words.peopleTitle}>
        <p>
          {words.peopleRead(people.read, people.unreadable)}{' '}
          {words.peopleFitted(people.filtered, people.fitted)}
          {filterEffect && ` ${words.filterEffect(filterEffect)}`}
        </p>
      </Section>
      <Section title={words.fitTitle}>
        <FitQuality fit={report.fit} />
      </Section>
      <Section title={words.questionsTitle}>
        <QuestionsSection items={report.items} reworded={data.reworded} questions={questions} />
      </Section>
      <Section title={words.traitsTitle}>
        <TraitShifts traits={report.traits} />
      </Section>
      <Section title={words.groupsTitle}>
        <GroupDifferences differences={report.differences} questions={questions} />
      </Section>
      <Section title={words.languagesTitle}>
        <LanguageDifferences {...report} questions={questions} />
      </Section>
    </>
  );
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="mt-10 flex max-w-3xl flex-col gap-4 border-t border-line pt-8">
    <h3 className="text-step-1">{title}</h3>
    {children}
  </section>
);
