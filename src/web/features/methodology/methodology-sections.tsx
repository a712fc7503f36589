import coverage from '../../../../research/study/plots/coverage.svg';
import rmseByForm from '../../../../research/study/plots/rmse-by-form.svg';
import setBLength from '../../../../research/study/plots/set-b-length.svg';
import { poolCount, setACount, setBTargetCount } from '../../../domain/survey.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { renderTags } from '../../ui/language/tags.ts';
import { ParameterStatus } from '../statistics/statistics.ts';
import { BarTable } from './bar-table.tsx';
import {
  comparison,
  figure,
  formatShare,
  formatValue,
  study,
  neighboursByChance,
} from './figures.ts';
import * as words from './words.ts';

const plots = [
  {
    source: rmseByForm,
    alt: words.errorChart,
    text: words.errorCaption,
  },
  {
    source: coverage,
    alt: words.coverageChart,
    text: words.coverageCaption,
  },
  {
    source: setBLength,
    alt: words.lengthChart,
    text: words.lengthCaption,
  },
];

/** The plots that the study drew. */
function Plots() {
  return (
    <div className="my-2 flex flex-col gap-8">
      {plots.map(({ source, alt, text }) => (
        <figure key={alt}>
          <img
            src={source}
            alt={alt}
            width={400}
            height={300}
            loading="lazy"
            className="h-auto w-full max-w-lg"
          />
          <figcaption className="mt-2 text-step--1 text-muted">{text}</figcaption>
        </figure>
      ))}
    </div>
  );
}

export const WhatWasVerified = () => (
  <ArticleSection isMuted title={words.verifiedTitle}>
    <p>{words.verified(formatValue(study.people), formatValue(study.worlds), study.date)}</p>
    <Plots />
    <BarTable />
  </ArticleSection>
);

export const WhatWasNotVerified = () => (
  <ArticleSection isMuted title={words.unverifiedTitle}>
    <p>{words.unverified}</p>
    <ParameterStatus />
    <p>
      {words.comparisonLimits(
        formatShare(comparison.randomAtTop),
        formatShare(comparison.matchesCovered),
      )}
    </p>
    <p>{words.randomAnswers(formatShare(figure('m5a').value), formatShare(figure('m5f').value))}</p>
    <p>{words.notADiagnosis}</p>
  </ArticleSection>
);

/** The formulae of the model, collapsed at first (measurement §2, §4–§6). */
export function Formulae() {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-4">
        {words.formulaeTitle}
      </summary>
      <ul className="mt-3 flex flex-col gap-4 text-step--1 leading-relaxed text-muted [&_code]:block [&_code]:py-1 [&_code]:text-text">
        <li>{renderTags(words.formulaResponse, { code: <code /> })}</li>
        <li>{renderTags(words.formulaEstimate, { code: <code /> })}</li>
        <li>{words.formulaDraws}</li>
        <li>{renderTags(words.formulaChoice, { code: <code /> })}</li>
        <li>
          {renderTags(words.formulaComparison, {
            code: <code />,
            code2: <code />,
          })}
        </li>
      </ul>
    </details>
  );
}

const { min, max } = setBTargetCount;

export const WhatIsMeasured = () => (
  <ArticleSection isMuted title={words.measuredTitle}>
    <p>{words.measured}</p>
    <p>{words.choiceOfQuestions(setACount, min, max, poolCount)}</p>
  </ArticleSection>
);

export const WhatANumberMeans = () => (
  <ArticleSection isMuted title={words.numbersTitle}>
    <p>{words.scores}</p>
    <p>{words.margins(formatShare(figure('4b', 'intensity').value))}</p>
  </ArticleSection>
);

export const WhatStandsOut = () => (
  <ArticleSection isMuted title={words.standsOutTitle}>
    <p>{words.standsOut}</p>
    <p>{words.archetypes}</p>
  </ArticleSection>
);

export const ComparingTwoPeople = () => (
  <ArticleSection isMuted title={words.comparisonTitle}>
    <p>{words.comparison}</p>
    <p>
      {words.comparisonByJudgement(
        formatShare(figure('8f').value),
        formatShare(neighboursByChance),
      )}
    </p>
    <p>{words.noPrediction}</p>
  </ArticleSection>
);

const sources = [
  words.samejima1969,
  words.segall1996,
  words.mulder2009,
  words.choi2010,
  words.drasgow1985,
  words.weierstall2017,
  words.holvoet2017,
  words.joyal2017,
  words.haupert2017,
];

export function Sources() {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-4">
        {words.sources}
      </summary>
      <ul
        className="mt-3 flex list-disc flex-col gap-2 ps-5 text-step--1 text-muted"
        data-citations
      >
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  );
}
