import type { ReactNode } from 'react';
import { phraseTitle } from '../../../../domain/activity-groups.ts';
import { Fold } from '../../../ui/components/fold.tsx';
import { LazyDialog } from '../../../ui/components/lazy-dialog.tsx';
import { PrintButton } from '../../../ui/components/print-button.tsx';
import { loadPairDialog, type PairSubject } from '../../share-image/share-image.ts';
import { startHere } from '../map/words.ts';
import * as words from '../words.ts';
import type { Guide, TalkCard } from './guide.ts';
import './guide.css';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="mt-3 border-t border-line py-2 break-inside-avoid">
    <h3 className="text-step-1">{title}</h3>
    {children}
  </div>
);

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line} className="border-t border-line py-3">
        <span className="block max-w-3xl">{line}</span>
      </li>
    ))}
  </ul>
);

/** On paper each activity has a row with three boxes. */
const LimitsChecklist = ({ activities }: Pick<Guide, 'activities'>) => (
  <>
    <p className="max-w-2xl text-muted">{words.limitsHow}</p>
    {activities.length > 0 && (
      <p className="mt-2 text-step--1 text-muted print:hidden">{words.onPaper}</p>
    )}
    <ul className="guide-checklist mt-4">
      {activities.map((activity) => (
        <ChecklistRow key={activity} activity={activity} />
      ))}
    </ul>
  </>
);

const ChecklistRow = ({ activity }: { readonly activity: string }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-10 gap-y-1 border-t border-line py-3 break-inside-avoid">
    <span className="min-w-56 flex-1 leading-snug">{activity}</span>
    <span aria-hidden="true" className="flex gap-x-6 text-step--1 whitespace-nowrap text-muted">
      {words.answers.map((answer) => (
        <span key={answer} className="inline-flex items-center gap-2">
          <span className="guide-box" />
          {answer}
        </span>
      ))}
    </span>
  </li>
);

const StopSignal = () => (
  <>
    <Lines lines={words.signals} />
    <p className="guide-blanks">
      <span>{words.ourWord}</span> <span>{words.slower}</span> <span>{words.ourSign}</span>
    </p>
  </>
);

/** On the screen they come one at a time. */
const PrintedCards = ({ cards }: { readonly cards: readonly TalkCard[] }) => (
  <div className="hidden print:block">
    <Part title={words.cardsInTurn}>
      <ul>
        {cards.map(({ theme, asks, question }) => (
          <li key={`${asks} ${question}`} className="border-t border-line">
            <span className="block text-step--1 text-muted">
              <span className="me-3">{words.asks[asks]}</span> {theme && phraseTitle(theme)}
            </span>
            {question}
          </li>
        ))}
      </ul>
    </Part>
  </div>
);

interface GuideProps {
  readonly guide: Guide;
}

interface StartProps extends GuideProps {
  /** What else the visitor can do at once. */
  readonly actions: ReactNode;
}

/** The question with which a talk begins, and the cards that ask the rest. */
export const TalkStart = ({ guide: { opening, question, cards }, actions }: StartProps) => (
  <div className="mt-3 max-w-2xl sm:mt-8">
    <section
      aria-labelledby="talk"
      className="flex flex-col gap-1 rounded-card bg-raised px-4 py-2.5 sm:px-6 sm:py-3"
    >
      <h2 id="talk" className="font-body text-step--1 tracking-normal text-muted">
        {startHere}
      </h2>
      <p className="font-display text-step-1 leading-snug text-pretty">
        {(opening ?? question)?.question ?? words.questionsForAnybody[0]}
      </p>
    </section>
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <LazyDialog load={() => import('./talk-cards.tsx')} dialog={{ cards }} look="primary">
        {words.talkCards}
      </LazyDialog>
      {actions}
    </div>
  </div>
);

/** What to agree on before anything is tried, and all of it on paper. */
export const ConversationGuide = ({
  guide: { activities, cards },
  children,
}: GuideProps & { readonly children: ReactNode }) => (
  <section aria-label={words.limits} className="guide pt-3 sm:pt-8">
    <div className="border-t border-line">
      <Fold level={3} label={words.limits}>
        <LimitsChecklist activities={activities} />
      </Fold>
    </div>
    <div className="border-t border-line break-inside-avoid">
      <Fold level={3} label={words.stopSignal}>
        <StopSignal />
      </Fold>
    </div>
    <div className="border-y border-line break-inside-avoid">
      <Fold level={3} label={words.afterwards}>
        <Lines lines={words.afterwardsHow} />
      </Fold>
    </div>
    <PrintedCards cards={cards} />
    <div className="flex flex-wrap gap-x-6 text-step--1 print:hidden">
      <PrintButton>{words.print}</PrintButton>
      {children}
    </div>
  </section>
);

export const PairPicture = ({ pair }: { readonly pair: PairSubject }) => (
  <LazyDialog look="quiet" load={loadPairDialog} dialog={{ pair }}>
    {words.picture}
  </LazyDialog>
);
