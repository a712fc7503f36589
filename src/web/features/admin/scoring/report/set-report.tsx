import type { ReactNode } from 'react';
import { describeFailure } from '../../../../platform/api/use-action.ts';
import type { AdminAccess } from '../../access/use-admin-key.ts';
import { type Version } from '../sets/parameter-sets.ts';
import { GroupDifferences } from './group-differences.tsx';
import { useQuestions, useReport } from './loading/use-report.ts';
import { Consequences, FitQuality, WhoseAnswers } from './people-sections.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { TraitShifts } from './trait-shifts.tsx';
import * as words from './words.ts';

interface Props {
  readonly access: AdminAccess;
  readonly version: string;
  /** What scores everybody at present. */
  readonly present: Version;
}

/** What a calibration has found, first what it would change for people (F4). */
export default function SetReport({ access, version, present }: Props) {
  const { data, error } = useReport(version, access);
  const questions = useQuestions(access);
  if (error)
    return (
      <p role="alert" className="pt-8 text-poor">
        {describeFailure(error, words.notLoaded)}
      </p>
    );
  if (!data) return <p className="pt-8 text-muted">{words.loading}</p>;
  const { report } = data;
  return (
    <>
      <Section title={words.changesTitle}>
        <Consequences report={report} present={present} version={version} />
      </Section>
      <Section title={words.peopleTitle}>
        <WhoseAnswers people={report.people} />
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
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Section = ({ title, children }: SectionProps) => (
  <section className="mt-10 flex max-w-3xl flex-col gap-4 border-t border-line pt-8">
    <h3 className="text-step-1">{title}</h3>
    {children}
  </section>
);
