import { Button } from '../../../ui/components/button.tsx';
import type { GroupReading } from '../view-model/comparison-view.ts';
import { writeGuide, type Guide, type Topic } from './guide.ts';
import './guide.css';
import { printAlone } from './print-alone.ts';

/** Below the shared interests, made from them; on paper it stands alone. */
export function ConversationGuide({ groups }: { readonly groups: readonly GroupReading[] }) {
  const guide = writeGuide(groups);
  if (guide === null) return null;
  return (
    <section aria-labelledby="guide" className="guide pt-20">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div>
          <h2 id="guide">A conversation to begin with</h2>
          <p className="mt-3 max-w-2xl text-muted">
            Made from what you share above, and from nothing else. An interest is no agreement: each
            of these is a question, and no is a good answer to it.
          </p>
        </div>
        <Button look="secondary" className="print:hidden" onClick={() => printAlone('guide')}>
          Print this guide
        </Button>
      </div>
      <Topics topics={guide.topics} />
      <Limits activities={guide.activities} />
      <StopSignal />
    </section>
  );
}

const Topics = ({ topics }: Pick<Guide, 'topics'>) => (
  <>
    <h3 className="mt-10">What to talk about first</h3>
    <ol className="mt-3">
      {topics.map((topic) => (
        <TopicRow key={topic.group} topic={topic} />
      ))}
    </ol>
  </>
);

const TopicRow = ({ topic: { group, texts, question } }: { readonly topic: Topic }) => (
  <li className="grid gap-x-10 gap-y-1 border-t border-line py-4 break-inside-avoid md:grid-cols-[14rem_1fr]">
    <span className="text-step--1 text-muted">{group}</span>
    <div>
      <p className="font-display text-step-1 leading-snug">
        {texts.length === 1 ? texts[0] : `You: ${texts[0] ?? ''} They: ${texts[1] ?? ''}`}
      </p>
      <p className="mt-1 max-w-2xl text-muted">{question}</p>
    </div>
  </li>
);

const answers = ['Yes', 'Perhaps', 'Not now'] as const;

const Limits = ({ activities }: Pick<Guide, 'activities'>) => (
  <>
    <h3 className="mt-12">Agree on limits</h3>
    <p className="mt-2 max-w-2xl text-muted">
      Each of you answers yes, perhaps or not now, alone and on a print of your own; then you
      compare. The more careful answer holds, and both may change theirs at any time. Write beside
      every yes what has to be so, and what must not be.
    </p>
    <p className="mt-2 text-step--1 text-muted print:hidden">{`On paper each of the ${activities.length} texts above has a row with three boxes.`}</p>
    <ul className="mt-4 hidden print:block">
      {activities.map((activity) => (
        <li
          key={activity}
          className="flex flex-wrap items-center justify-between gap-x-10 gap-y-1 border-t border-line py-3 break-inside-avoid"
        >
          <span className="min-w-56 flex-1 leading-snug">{activity}</span>
          <span
            aria-hidden="true"
            className="flex gap-x-6 text-step--1 whitespace-nowrap text-muted"
          >
            {answers.map((answer) => (
              <span key={answer} className="inline-flex items-center gap-2">
                <span className="guide-box" />
                {answer}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </>
);

const signals = [
  'One word that stops everything at once, and one that means slower. Many use “red” and “yellow”, since neither is said by chance.',
  'One sign for when speaking is not possible: three taps, or letting fall something held in the hand.',
  'Whoever says stop gives no reason at that moment. The other stops at once, and asks what is needed.',
  'Before: where it ends, and how you look after each other then. A day later: what was good, and what was not.',
] as const;

const StopSignal = () => (
  <div className="break-inside-avoid">
    <h3 className="mt-12">Agree on a stop signal</h3>
    <ul className="mt-3">
      {signals.map((signal) => (
        <li key={signal} className="border-t border-line py-3">
          <span className="block max-w-3xl">{signal}</span>
        </li>
      ))}
    </ul>
    <p className="guide-blanks">
      <span>Our word:</span>
      <span>Slower:</span>
      <span>Our sign:</span>
    </p>
  </div>
);
