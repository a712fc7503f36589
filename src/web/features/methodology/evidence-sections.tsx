import { ArticleSection } from '../../ui/components/article-section.tsx';
import { BarTable } from './bar-table.tsx';
import { comparison, figure, formatShare, formatValue, study } from './figures.ts';
import { Plots } from './plots.tsx';

export const WhatWasVerified = () => (
  <ArticleSection isMuted title="What was verified">
    <p>
      {formatValue(study.people)} synthetic people in {formatValue(study.worlds)} differently
      mistaken item banks answered the survey through the very functions that this site calls (run
      of {study.date}). The program agrees with independent programs, and with a second one written
      separately, to at least nine digits. Adaptive questions bring more than random ones, but
      hardly more than a good fixed choice: we say so because most would not.
    </p>
    <Plots />
    <BarTable />
  </ArticleSection>
);

export const WhatWasNotVerified = () => (
  <ArticleSection isMuted title="What was not">
    <p>
      Synthetic people follow the model; real ones have moods, habits of answering and
      misunderstandings. So every figure above is an upper bound. No real person’s answers have been
      used to set the parameters of the questions: they are an expert’s estimate, marked as
      provisional wherever a number is shown. The grouping into four summary areas, the weights of
      the comparison and its levels are provisional too. The two questions of a pair share content,
      which makes margins a little too narrow.
    </p>
    <p>
      The levels of a comparison are cut so that few simulated random pairs reach “very compatible”;
      in the study {formatShare(comparison.randomAtTop)} did. How real couples spread over them is
      not known. For pairs made to match, the interval holds the true figure in{' '}
      {formatShare(comparison.matchesCovered)} of cases. Two people who want next to nothing are
      almost always called very compatible, because each of them fits the other far better than
      anybody else.
    </p>
    <p>
      Careless answers are found less often than we aim for: {formatShare(figure('10c').value)} of
      purely random ones. Very reserved people, whose answers lie at the low end, are measured less
      well than their margins say.
    </p>
    <p>
      This is not a diagnosis, not therapy, not a prediction of a relationship, and not for anybody
      under 18. If an interest distresses you, a professional can help; a questionnaire cannot.
    </p>
  </ArticleSection>
);
