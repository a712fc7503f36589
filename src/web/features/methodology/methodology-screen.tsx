import type { ReactNode } from 'react';
import { product } from '../../../domain/product.ts';
import { poolCount, setACount, setBTargetCount } from '../../../domain/survey.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { formatDay } from '../../ui/language/dates.ts';
import { renderTags } from '../../ui/language/tags.ts';
import { LanguageStates } from '../language/language.ts';
import { BarTable, Details, SentenceTable } from './bar-table.tsx';
import { citations } from './citations.ts';
import {
  comparison,
  extreme,
  figure,
  formatShare,
  formatValue,
  invert,
  sentence,
  sentenceWorlds,
  study,
} from './figures.ts';
import { Plots } from './plots.tsx';
import * as words from './words.ts';

const formulae = [
  words.formulaResponse,
  words.formulaEstimate,
  words.formulaDraws,
  words.formulaChoice,
  words.formulaComparison,
];

/** The formulae of the model (measurement §2, §4–§6). */
const Formulae = () => (
  <Details summary={words.formulaeTitle}>
    <ul className="mt-3 flex flex-col gap-4 text-step--1 leading-relaxed text-muted [&_code]:block [&_code]:py-1 [&_code]:text-text">
      {formulae.map((formula) => (
        <li key={formula}>
          {renderTags(formula, { code: <code dir="ltr" />, code2: <code dir="ltr" /> })}
        </li>
      ))}
    </ul>
  </Details>
);

const Sources = () => (
  <Details summary={words.sources}>
    <ul
      className="mt-3 flex list-disc flex-col gap-2 ps-5 text-step--1 text-muted"
      lang="en"
      dir="ltr"
      data-citations
    >
      {citations.map((source) => (
        <li key={source}>{source}</li>
      ))}
    </ul>
  </Details>
);

const share = (...bar: Parameters<typeof figure>): string => formatShare(figure(...bar).value);
const { min, max } = setBTargetCount;

/** From the worst world to the best. */
const range = ({ least, most }: ReturnType<typeof sentence>): string =>
  words.range(formatShare(least), formatShare(most));

interface Section {
  readonly title: string;
  /** The paragraphs. Elements render unchanged. */
  readonly parts: readonly ReactNode[];
}

const sections: readonly Section[] = [
  {
    title: words.measuredTitle,
    parts: [words.measured, words.choiceOfQuestions(setACount, min, max, poolCount)],
  },
  { title: words.numbersTitle, parts: [words.scores, words.margins(share('4b', 'intensity'))] },
  {
    title: words.standsOutTitle,
    parts: [
      words.standsOut,
      words.archetypes(
        range(sentence('a title', 'probably')),
        range(sentence('a title among three', 'probably')),
      ),
    ],
  },
  {
    title: words.comparisonTitle,
    parts: [
      words.comparison,
      words.comparisonByJudgement(
        range(invert(sentence('the word alone, again', 'the same'))),
        range(sentence('the words', 'all')),
      ),
      words.noPrediction,
    ],
  },
  {
    title: words.verifiedTitle,
    parts: [
      words.verified(formatValue(study.people), formatValue(study.worlds), formatDay(study.date)),
      <Plots key="plots" />,
      <BarTable key="bars" />,
      words.sentencesTold(formatValue(sentenceWorlds.people), formatValue(sentenceWorlds.worlds)),
      words.sentencesTrue(
        range(sentence('the line', 'clearly')),
        range(sentence('the line', 'probably')),
      ),
      <SentenceTable key="sentences" />,
    ],
  },
  {
    title: words.unverifiedTitle,
    parts: [
      words.unverified,
      words.comparisonLimits(
        formatShare(comparison.randomAtTop),
        formatShare(comparison.matchesCovered),
      ),
      words.randomAnswers(formatShare(extreme('m5m', 'min')), formatShare(extreme('m5n', 'max'))),
      words.notADiagnosis,
    ],
  },
  {
    title: words.storedTitle,
    parts: [
      words.stored,
      <p key="link">
        <TextLink to={paths.privacy()}>{words.storedLink}</TextLink>
      </p>,
    ],
  },
  {
    title: words.forSpecialists,
    parts: [<Formulae key="formulae" />, <Sources key="sources" />],
  },
];

/** Explains where the numbers come from, and which claims are unproven. */
export default function MethodologyScreen() {
  return (
    <article className="pb-20">
      <p className="pt-6 text-step--1 tracking-wide text-muted sm:pt-10">
        {product.methodology}: {product.methodologyLong}
      </p>
      <h1 className="max-w-4xl pt-3 pb-4">{words.pageTitle}</h1>
      <p className="max-w-3xl pb-12 text-step-1 leading-relaxed text-muted">{words.pageIntro}</p>
      {sections.map(({ title, parts }) => (
        <ArticleSection key={title} isMuted title={title}>
          {parts.map((part) => (typeof part === 'string' ? <p key={part}>{part}</p> : part))}
        </ArticleSection>
      ))}
      <LanguageStates />
    </article>
  );
}
