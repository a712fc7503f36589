import { useEffect, useRef } from 'react';
import { themeFacts } from '../../../../domain/themes.ts';
import { Button } from '../../../ui/components/button.tsx';
import { MarginSteps } from './margin-steps.tsx';
import type { Rounds, Step } from './use-deeper.ts';
import * as words from './words.ts';

interface Props {
  readonly rounds: Rounds;
  readonly step: Step;
  readonly begin: () => void;
  /** Set if the visitor comes from the last answer of a round: the heading takes the focus. */
  readonly isSharpened: boolean;
}

/** What a round of ten does, and how the margins have become narrower so far. */
export function DeeperPanel({ rounds, step, begin, isSharpened }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isSharpened) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isSharpened]);
  const { steps, surer } = rounds;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-step-1 text-text">
        {isSharpened ? words.surer : words.heading}
      </h2>
      {steps.length > 1 && (
        <>
          {surer.length === 0 && <p>{words.hardlySurer}</p>}
          {surer.length > 0 && !isSharpened && <p>{words.lastRound}</p>}
          <Surer surer={surer} />
          <MarginSteps steps={steps} />
        </>
      )}
      <Way rounds={rounds} step={step} begin={begin} />
    </>
  );
}

const Surer = ({ surer }: Pick<Rounds, 'surer'>) => (
  <ul>
    {surer.map(({ category, before, after }) => (
      <li key={category}>{words.surerTheme(themeFacts[category].name, before, after)}</li>
    ))}
  </ul>
);

/** The way into a round; none if every question is answered. */
function Way({ rounds: { left, open }, step, begin }: Pick<Props, 'rounds' | 'step' | 'begin'>) {
  if (open === null && left === 0) return <p>{words.allAsked}</p>;
  return (
    <>
      <p>
        {open === null
          ? `${words.whatItDoes} ${words.left(left)}`
          : words.openRound(open.answered, open.total)}
      </p>
      <Button
        look="secondary"
        className="self-start"
        aria-disabled={step === 'beginning'}
        onClick={begin}
      >
        {step === 'beginning' ? words.opensSoon : nameButton(open, left)}
      </Button>
      <p role="alert" className="text-poor empty:hidden">
        {step === 'failed' && words.failed}
      </p>
    </>
  );
}

function nameButton(open: Rounds['open'], left: number): string {
  if (open !== null) return words.continueRound;
  return left < 10 ? words.beginLast(left) : words.begin;
}
