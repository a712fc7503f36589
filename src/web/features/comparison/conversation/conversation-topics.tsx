import type { Guide, Topic } from './guide.ts';

export const ConversationTopics = ({ topics }: Pick<Guide, 'topics'>) => (
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
