import type { ReactNode } from 'react';
import { product } from '../../../domain/product.ts';
import { poolCount, setACount, setBTargetCount } from '../../../domain/survey.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { TextLink } from '../../ui/components/text-link.tsx';
import { BarTable } from './bar-table.tsx';
import { comparison, figure, formatShare, formatValue, study } from './figures.ts';
import { Formulae } from './formulae.tsx';
import { Plots } from './plots.tsx';
import { Sources } from './sources.tsx';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-line py-10 lg:grid lg:grid-cols-[15rem_1fr] lg:gap-x-12">
      <h2 className="pb-4 text-step-1">{title}</h2>
      <div className="flex max-w-3xl flex-col gap-4 leading-relaxed [&_p]:text-muted">
        {children}
      </div>
    </section>
  );
}

/** What stands behind the numbers, for somebody who is no statistician: what was shown, what was not (decisions A4). */
export default function MethodologyScreen() {
  const { least, most } = setBTargetCount;
  return (
    <article className="pb-20">
      <p className="pt-6 text-step--1 tracking-wide text-muted sm:pt-10">
        {product.methodology}: {product.methodologyLong}
      </p>
      <h1 className="max-w-4xl pt-3 pb-4">
        How your answers become numbers, and how far they can be trusted
      </h1>
      <p className="max-w-3xl pb-12 text-step-1 leading-relaxed text-muted">
        A published statistical model, margins on every figure, and a study that anyone can run.
        Validated in simulation; question parameters are provisional until enough people have
        answered.
      </p>

      <Part title="What is measured">
        <p>
          Ten dimensions of interest, from dominance and submission to sensory play. Seven of them
          have two sides, such as leading and following, which are measured apart: liking one does
          not mean disliking the other. Each is asked as fantasy and as activity, because what
          people imagine and what they want to do are not the same.
        </p>
        <p>
          Everybody answers {setACount} core questions. {least} to {most} more are then chosen out
          of {poolCount} for the person: those that tell most about what is still uncertain, with a
          rule that every theme has its turn and that a few little-asked questions come in by
          chance. When the margins are small enough, the survey stops.
        </p>
      </Part>

      <Part title="What a number means">
        <p>
          A score of 0 to 100 is the answer you would be expected to give, on average, to all
          questions of a dimension, had you been asked them all. It is no rank: it does not say how
          you compare with other people, and until many have answered nothing here can.
        </p>
        <p>
          The margin says how far the figure could lie from what all questions together would have
          shown. Drawn as a bar, it is meant to cover the truth 95 times in 100. In the study it did
          so {formatShare(figure('4b', 'intensity').value)} of the time with the parameters the
          product uses now. The distance between fantasy and activity is the least certain number of
          all, so nothing is said about it unless it is clear.
        </p>
      </Part>

      <Part title="Comparing two people">
        <p>
          For each of you: how much of what you want is something the other is open to, and the
          other way round. Both count together, so that one happy person does not make a happy pair;
          how near your interests lie counts for a smaller part. The percentage, its interval and
          the levels rest on weights that were set by judgement. Two runs of the same pair agree
          within one level in {formatShare(figure('8f').value)} of cases. For people who truly
          match, the figure tends to be too low: it is meant to be conservative.
        </p>
        <p>
          It says nothing about whether two people will like each other. Research on attraction
          finds that similarity on paper hardly predicts it.
        </p>
      </Part>

      <Part title="What was verified">
        <p>
          {formatValue(study.people)} synthetic people in {formatValue(study.worlds)} differently
          mistaken item banks answered the survey through the very functions that this site calls
          (run of {study.date}). The program agrees with independent programs, and with a second one
          written separately, to at least nine digits. Adaptive questions bring more than random
          ones, but hardly more than a good fixed choice: we say so because most would not.
        </p>
        <Plots />
        <BarTable />
      </Part>

      <Part title="What was not">
        <p>
          Synthetic people follow the model; real ones have moods, habits of answering and
          misunderstandings. So every figure above is an upper bound. No real person’s answers have
          been used to set the parameters of the questions: they are an expert’s estimate, marked as
          provisional wherever a number is shown. The grouping into four summary areas, the weights
          of the comparison and its levels are provisional too. The two questions of a pair share
          content, which makes margins a little too narrow.
        </p>
        <p>
          The levels of a comparison are too generous so far: {formatShare(comparison.randomAtTop)}{' '}
          of random synthetic pairs reach “very compatible”. Read the percentage and its interval
          before the word. And for true matches the interval holds the true figure in only{' '}
          {formatShare(comparison.matchesCovered)} of cases, because each of you is measured as if
          the other did not exist.
        </p>
        <p>
          Careless answers are found less often than we aim for: {formatShare(figure('10c').value)}{' '}
          of purely random ones. Very reserved people, whose answers lie at the low end, are
          measured less well than their margins say.
        </p>
        <p>
          This is not a diagnosis, not therapy, not a prediction of a relationship, and not for
          anybody under 18. If an interest distresses you, a professional can help; a questionnaire
          cannot.
        </p>
      </Part>

      <Part title="What is stored">
        <p>
          Your answers, the figures computed from them, the day you began, and keyed fingerprints of
          your codes that cannot be read back. No name, no network address, no third party. You can
          take all of it with you, or delete all of it, at any time.
        </p>
        <p>
          <TextLink to={paths.privacy()}>
            Column by column: what is stored, and for how long
          </TextLink>
        </p>
      </Part>

      <Part title="For specialists">
        <Formulae />
        <Sources />
      </Part>
    </article>
  );
}
