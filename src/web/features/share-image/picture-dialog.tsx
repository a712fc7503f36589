import { type ReactNode, useRef, useState } from 'react';
import { Option, Options } from '../../ui/forms/options.tsx';
import { AskCard } from './ask-card.tsx';
import { CardDialog, useLook } from './card-dialog.tsx';
import { SelfCard } from './self-card.tsx';
import type { PictureSubject } from './subjects.ts';
import * as words from './words.ts';

interface Props {
  readonly subject: PictureSubject;
  /** What the person could be asked about. None is shown before it is chosen. */
  readonly topics: readonly string[];
  readonly onClose: () => void;
}

/** Makes a card of a profile: who I am, or one thing to ask me about. */
export default function PictureDialog({ subject, topics, onClose }: Props) {
  const [look, setLook] = useLook();
  const drawing = useRef<SVGSVGElement>(null);
  const hasSelf = subject.line.length > 0 || subject.axes.length > 0;
  const [isAsk, setIsAsk] = useState(!hasSelf);
  const [topic, setTopic] = useState<string | null>(null);
  const asked = topic === null ? null : words.askDescription(topic);
  const told = words.selfDescription(subject.line, subject.axes.length > 0);
  return (
    <CardDialog
      look={look}
      onLook={setLook}
      drawing={drawing}
      title={words.title}
      note={words.note}
      choices={
        <CardChoices hasSelf={hasSelf} isAsk={isAsk} onAsk={setIsAsk} hasTopics={topics.length > 0}>
          {topics.map((each) => (
            <Option
              key={each}
              type="radio"
              group="topic"
              label={each}
              isChosen={topic === each}
              onChoose={() => setTopic(each)}
            />
          ))}
        </CardChoices>
      }
      description={isAsk ? asked : told}
      card={
        isAsk ? (
          asked !== null &&
          topic !== null && <AskCard look={look} drawing={drawing} label={asked} topic={topic} />
        ) : (
          <SelfCard look={look} drawing={drawing} label={told} subject={subject} />
        )
      }
      onClose={onClose}
    />
  );
}

interface ChoicesProps {
  readonly hasSelf: boolean;
  readonly hasTopics: boolean;
  readonly isAsk: boolean;
  readonly onAsk: (isAsk: boolean) => void;
  readonly children: ReactNode;
}

const CardChoices = ({ hasSelf, hasTopics, isAsk, onAsk, children }: ChoicesProps) => (
  <>
    {hasSelf && hasTopics && (
      <Options title={words.whichCard}>
        {([false, true] as const).map((each) => (
          <Option
            key={String(each)}
            type="radio"
            group="card"
            label={each ? words.cards.ask : words.cards.self}
            isChosen={isAsk === each}
            onChoose={() => onAsk(each)}
          />
        ))}
      </Options>
    )}
    {isAsk && (
      <Options title={words.chooseTopic} inColumns>
        {children}
      </Options>
    )}
  </>
);
