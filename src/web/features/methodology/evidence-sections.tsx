import { ArticleSection } from '../../ui/components/article-section.tsx';
import { ParameterStatus } from '../statistics/statistics.ts';
import { BarTable } from './bar-table.tsx';
import { comparison, figure, formatShare, formatValue, study } from './figures.ts';
import { Plots } from './plots.tsx';
import * as words from './words.ts';

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
