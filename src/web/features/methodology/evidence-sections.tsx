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
      separately, far beyond the digits that are shown. Adaptive questions bring more than random
      ones, but hardly more than a good fixed choice: we say so because most would not.
    </p>
    <Plots />
    <BarTable />
  </ArticleSection>
);

export const WhatWasNotVerified = () => (
  <ArticleSection isMuted title="What was not">
    <p>
      Synthetic people follow the model; real ones have moods, habits of answering and
      misunderstandings. So every figure above is an upper bound. Starting values lean on published
      surveys of adults. None of them used our questions, and no answer given here has been used
      yet, so every number is marked as provisional. The grouping into four summary areas, the
      weights of the comparison and its levels are provisional too. The two questions of a pair
      share content, which makes margins a little too narrow.
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
      Answers given at random are recognised in {formatShare(figure('m5a').value)} of cases; in
      exchange, {formatShare(figure('m5f').value)} of honest people read that their answers follow
      an unusual pattern. Very reserved people, whose answers lie at the low end, are measured less
      well than their margins say.
    </p>
    <p>
      This is not a diagnosis, not therapy, not a prediction of a relationship, and not for anybody
      under 18. If an interest distresses you, a professional can help; a questionnaire cannot.
    </p>
  </ArticleSection>
);
