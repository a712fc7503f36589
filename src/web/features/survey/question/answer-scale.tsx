import { useRef, useState, type KeyboardEvent } from 'react';
import { scaleValues, type ScaleValue } from '../../../../domain/survey.ts';
import type { Labels } from '../use-survey.ts';
import { createAnswerDraft } from './answer-draft.ts';

/**
 * Arrow keys check a native radio at every step (WAI-ARIA radio group), so an answer is saved after
 * this much quiet instead of once for each key.
 */
const quietMs = 600;

interface Props {
  readonly name: string;
  readonly labels: Labels;
  readonly value: number | null;
  readonly isLocked: boolean;
  /** The same function for the whole life of the question. */
  readonly onAnswer: (value: ScaleValue, isFollowing: boolean) => boolean;
  /** Enter on an answered question: on to the open one. */
  readonly onMoveOn: () => void;
}

const valueOf = (key: string): ScaleValue | null =>
  scaleValues.find((value) => String(value) === key) ?? null;

/** Seven native radios. Arrows explore, a click or the digits 1 to 7 answer, Enter moves on (spec §2; WCAG 2.1.4: only while a radio here has focus). */
export function AnswerScale({ name, labels, value, isLocked, onAnswer, onMoveOn }: Props) {
  const [draftValue, setDraftValue] = useState<ScaleValue | null>(null);
  const [draft] = useState(() =>
    createAnswerDraft({ quiet: quietMs, show: setDraftValue, save: onAnswer }),
  );
  const isByArrow = useRef(false);
  const shown = draftValue ?? value;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    isByArrow.current = event.key.startsWith('Arrow');
    const digit = event.ctrlKey || event.metaKey || event.altKey ? null : valueOf(event.key);
    if (digit !== null) draft.choose(digit);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!draft.flush(true)) onMoveOn();
  };

  const onChange = (chosen: ScaleValue) => {
    if (isByArrow.current) draft.explore(chosen);
    else draft.choose(chosen);
  };

  return (
    <div
      className="scale"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) draft.flush(false);
      }}
    >
      {labels.map(({ value: step, label }) => (
        <label key={step} className="step" data-step={step}>
          <input
            type="radio"
            name={name}
            value={step}
            title={`Interest level ${step}`}
            aria-label={`${step}, ${label}`}
            disabled={isLocked}
            checked={shown === step}
            onPointerDown={() => {
              isByArrow.current = false;
            }}
            onKeyDown={onKeyDown}
            onChange={() => onChange(step)}
          />
          <span aria-hidden="true">{step}</span>
        </label>
      ))}
    </div>
  );
}
