import type { ReactNode } from 'react';
import { phraseTitle } from '../../../../domain/activity-groups.ts';
import { themeFacts } from '../../../../domain/themes.ts';
import { Fold } from '../../../ui/components/fold.tsx';
import { LazyDialog } from '../../../ui/components/lazy-dialog.tsx';
import { PrintButton } from '../../../ui/components/print-button.tsx';
import { loadPairDialog, type PairSubject } from '../../share-image/share-image.ts';
import * as words from '../words.ts';
import type { Guide, TalkCard, Topic } from './guide.ts';
import './guide.css';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="mt-3 border-t border-line py-2 break-inside-avoid">
    <h3 className="text-step-1">{title}</h3>
    {children}
  </div>
);

interface TopicProps {
  readonly title: (theme: string) => string;
  readonly topic: Topic;
}

const TopicPart = ({ title, topic }: TopicProps) => (
  <Part title={title(themeFacts[topic.theme].phrase)}>
    <p className="max-w-2xl leading-snug">{topic.question}</p>
  </Part>
);

const ForAnybody = () => (
  <Part title={words.forAnybody}>
    <p className="max-w-2xl text-muted">{words.nowhere}</p>
    <Lines lines={words.questionsForAnybody} />
  </Part>
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
      <span>{words.ourWord}</span>
      <span>{words.slower}</span>
      <span>{words.ourSign}</span>
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
              <span className="me-3">{words.asks[asks]}</span>
              {theme && phraseTitle(theme)}
            </span>
            {question}
          </li>
        ))}
      </ul>
    </Part>
  </div>
);

export function ConversationGuide({ guide }: { readonly guide: Guide }) {
  const { opening, question, activities, cards } = guide;
  return (
    <section aria-labelledby="guide" className="guide pt-7 sm:pt-10">
      <h2 id="guide" className="scroll-mt-4 text-step-1 sm:text-step-2">
        {words.guideTitle}
      </h2>
      <p className="mt-2 max-w-2xl text-step--1 text-muted sm:text-step-0">{words.intro}</p>
      {opening ? <TopicPart title={words.whereYouMeet} topic={opening} /> : <ForAnybody />}
      {question && <TopicPart title={words.alsoAsk} topic={question} />}
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
      <div className="border-t border-line break-inside-avoid">
        <Fold level={3} label={words.afterwards}>
          <Lines lines={words.afterwardsHow} />
        </Fold>
      </div>
      <PrintedCards cards={cards} />
      <div className="mt-4 flex flex-wrap items-start gap-3 print:hidden">
        <LazyDialog load={() => import('./talk-cards.tsx')} dialog={{ cards }} look="primary">
          {words.talkCards}
        </LazyDialog>
        <PrintButton>{words.print}</PrintButton>
      </div>
    </section>
  );
}

export const PairPicture = ({ pair }: { readonly pair: PairSubject }) => (
  <div className="pt-5 sm:pt-8 print:hidden">
    <LazyDialog load={loadPairDialog} dialog={{ pair }}>
      {words.picture}
    </LazyDialog>
  </div>
);
