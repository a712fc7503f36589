import { memo, useCallback } from 'react';
import type { ScaleValue } from '../../../../domain/survey.ts';
import { isAnchor, type Labels } from '../context/scale-labels.ts';
import { useRun } from '../context/survey-context.ts';
import type { CardState } from '../state/question-order.ts';
import type { Item } from '../state/survey-state.ts';
import { AnswerScale } from './answer-scale.tsx';
import { focusOpenQuestion, questionId } from './question-focus.ts';
import './question.css';

interface Props {
  readonly item: Item;
  readonly value: number | null;
  readonly state: CardState;
  readonly number: number;
  readonly total: number;
  readonly labels: Labels;
}

/** Memoised, so that an answer re-renders one or two cards instead of all of them. */
export const QuestionCard = memo(function QuestionCard({
  item,
  value,
  state,
  number,
  total,
  labels,
}: Props) {
  const run = useRun();
  const onAnswer = useCallback(
    (chosen: ScaleValue, shouldAdvance: boolean) => run.answer(item.id, chosen, shouldAdvance),
    [run, item.id],
  );
  const onMoveOn = useCallback(() => focusOpenQuestion(), []);
  const isLocked = state === 'locked';
  const reasonId = `${questionId(item.id)}-reason`;

  return (
    <li>
      <fieldset
        id={questionId(item.id)}
        className="question"
        data-state={state}
        aria-disabled={isLocked || undefined}
        aria-describedby={isLocked ? reasonId : undefined}
      >
        <legend>
          <span className="number">
            {number} <span>of {total}</span>
          </span>
          {item.text}
        </legend>
        {isLocked && (
          <p id={reasonId} className="sr-only">
            Opens when the questions before it are answered.
          </p>
        )}
        <AnswerScale
          name={item.id}
          labels={labels}
          value={value}
          isLocked={isLocked}
          onAnswer={onAnswer}
          onMoveOn={onMoveOn}
        />
        <p className="ends" aria-hidden="true">
          {labels.filter(isAnchor).map(({ value: step, label }) => (
            <span key={step}>{label}</span>
          ))}
        </p>
      </fieldset>
    </li>
  );
});
