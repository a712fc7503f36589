import { poolCount, setACount, setBTargetCount } from '../../../domain/survey.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { figure, formatShare, neighboursByChance } from './figures.ts';

const { min, max } = setBTargetCount;

export const WhatIsMeasured = () => (
  <ArticleSection isMuted title="What is measured">
    <p>
      Ten dimensions of interest, from dominance and submission to sensory play. Seven of them have
      two sides, such as leading and following, which are measured apart: liking one does not mean
      disliking the other. Each is asked as fantasy and as activity, because what people imagine and
      what they want to do are not the same.
    </p>
    <p>
      Everybody answers {setACount} core questions. {min} to {max} more are then chosen out of{' '}
      {poolCount} for the person: those that tell most about what is still uncertain, with a rule
      that every theme has its turn and that a few little-asked questions come in by chance. Where
      you have said no to everything in a theme, only its mildest questions follow. When the margins
      are small enough, the survey stops.
    </p>
  </ArticleSection>
);

export const WhatANumberMeans = () => (
  <ArticleSection isMuted title="What a number means">
    <p>
      A score of 0 to 100 is the answer you would be expected to give, on average, to all questions
      of a dimension, had you been asked them all; where a dimension has two sides, to those of the
      side you like better. It is no rank: it does not say how you compare with other people, and
      until many have answered nothing here can.
    </p>
    <p>
      The margin says how far the figure could lie from what all questions together would have
      shown. Drawn as a bar, it is meant to cover the truth 95 times in 100. In the study it did so
      in {formatShare(figure('4b', 'intensity').value)} of cases, with the parameters the product
      uses now. Fantasy and activity are put on one scale, as if you had been asked every question
      of a dimension both ways. The distance between them is the least certain number of all, so
      nothing is said about it unless it is clear.
    </p>
  </ArticleSection>
);

export const WhatStandsOut = () => (
  <ArticleSection isMuted title="What stands out, and the archetypes">
    <p>
      Some themes are easy to say yes to: most people score high on care and on slow touch. “Stands
      out for you” therefore looks at how far each score lies from that of simulated people who
      follow the model. The mark appears only if the theme is probably first once all margins are
      counted; often none is. It does not compare you with real people.
    </p>
    <p>
      The archetypes put twenty roles on one footing in the same way: mild questions count for less,
      rare ones for more. Switch is the lower of leading and following, Explorer the mean of all ten
      dimensions, Soft touch sensory play and its lead over the rest. A title needs a clear first
      place, and even so a second survey may give another: take it as a hint, not as who you are.
    </p>
  </ArticleSection>
);

export const ComparingTwoPeople = () => (
  <ArticleSection isMuted title="Comparing two people">
    <p>
      For each of you: how much of what you want is something the other is open to, and the other
      way round. Both count together, so that one happy person does not make a happy pair; how near
      your interests lie counts as much. A percentage means little by itself, because somebody who
      likes a little of everything fits nearly everybody. So the level compares it with what each of
      you would have with random, simulated partners, and the page shows how likely each of the four
      levels is.
    </p>
    <p>
      The weights, the levels and what is assumed about pairs were set by judgement. When the same
      random pair takes the survey twice, the two levels are the same or neighbours in{' '}
      {formatShare(figure('8f').value)} of cases; two results drawn by chance would be in{' '}
      {formatShare(neighboursByChance)}.
    </p>
    <p>
      It says nothing about whether two people will like each other. Research on attraction finds
      that similarity on paper hardly predicts it.
    </p>
  </ArticleSection>
);
