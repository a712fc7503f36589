import { poolCount, setACount, setBTargetCount } from '../../../domain/survey.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { figure, formatShare, neighboursByChance } from './figures.ts';
import * as words from './words.ts';

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
