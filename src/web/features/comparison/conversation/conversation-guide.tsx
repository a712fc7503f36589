import type { Theme } from '../../../../domain/themes.ts';
import { Button } from '../../../ui/components/button.tsx';
import { Fold } from '../../../ui/components/fold.tsx';
import { LazyDialog } from '../../../ui/components/lazy-dialog.tsx';
import { loadPairDialog, type PairSubject } from '../../share-image/share-image.ts';
import type { GroupReading } from '../shared-activities-view.ts';
import * as words from '../words.ts';
import { type Guide, type Topic, writeGuide } from './guide.ts';
import './guide.css';

const shownCount = 2;

function ConversationTopics({ topics }: Pick<Guide, 'topics'>) {
  const folded = topics.slice(shownCount);
  return (
    <>
      <h3 className="mt-4 font-body text-step-0 font-semibold tracking-normal">{words.topics}</h3>
      <Topics topics={topics.slice(0, shownCount)} />
      {folded.length > 0 && (
        <Fold label={words.moreTopics(folded.length)}>
          <Topics topics={folded} />
        </Fold>
      )}
    </>
  );
}

const Topics = ({ topics }: { readonly topics: readonly Topic[] }) => (
  <ol className="mt-2">
    {topics.map(({ title, question }) => (
      <li
        key={title}
        className="grid gap-x-10 gap-y-0.5 border-t border-line py-2 break-inside-avoid md:grid-cols-[16rem_1fr]"
      >
        <span className="text-step--1 text-muted md:pt-0.5">{title}</span>
        <p className="max-w-2xl leading-snug">{question}</p>
      </li>
    ))}
  </ol>
);

/** On paper each activity has a row with three boxes. */
const LimitsChecklist = ({ activities }: Pick<Guide, 'activities'>) => (
  <>
    <p className="max-w-2xl text-muted">{words.limitsHow}</p>
    <p className="mt-2 text-step--1 text-muted print:hidden">{words.onPaper(activities.length)}</p>
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

/** Prints one section: guide.css hides the others while the root element names it. */
function printSection(section: string): void {
  const root = document.documentElement;
  root.dataset['print'] = section;
  window.addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  window.print();
}

const StopSignal = () => (
  <>
    <ul>
      {words.signals.map((signal) => (
        <li key={signal} className="border-t border-line py-3">
          <span className="block max-w-3xl">{signal}</span>
        </li>
      ))}
    </ul>
    <p className="guide-blanks">
      <span>{words.ourWord}</span>
      <span>{words.slower}</span>
      <span>{words.ourSign}</span>
    </p>
  </>
);

interface Props {
  readonly groups: readonly GroupReading[];
  /** The theme in which the two meet most; null if the reason names none. */
  readonly meetingTheme?: Theme | null;
}

export function ConversationGuide({ groups, meetingTheme = null }: Props) {
  const guide = writeGuide(groups, meetingTheme);
  if (guide === null) return null;
  return (
    <section aria-labelledby="guide" className="guide pt-7 sm:pt-10">
      <h2 id="guide" className="scroll-mt-4 text-step-1 sm:text-step-2">
        {words.guideTitle}
      </h2>
      <p className="mt-2 max-w-2xl text-step--1 text-muted sm:text-step-0">{words.intro}</p>
      <ConversationTopics topics={guide.topics} />
      <div className="border-t border-line">
        <Fold level={3} label={words.limits}>
          <LimitsChecklist activities={guide.activities} />
          <Button
            look="secondary"
            className="mt-3 mb-5 print:hidden"
            onClick={() => printSection('guide')}
          >
            {words.print}
          </Button>
        </Fold>
      </div>
      <div className="border-t border-line break-inside-avoid">
        <Fold level={3} label={words.stopSignal}>
          <StopSignal />
        </Fold>
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
