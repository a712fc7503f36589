import { Fold } from '../../../ui/disclosure/fold.tsx';
import type { Guide, Topic } from './guide.ts';
import * as words from './words.ts';

/** The number of topics that are shown until the list opens. */
const shownCount = 2;

export function ConversationTopics({ topics }: Pick<Guide, 'topics'>) {
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
