import { memo, useCallback } from 'react';
import type { ScaleValue } from '../../../../domain/survey.ts';
import type { Labels } from '../context/scale-labels.ts';
import { useRun } from '../context/survey-context.ts';
import type { CardState } from '../state/question-order.ts';
import type { Item } from '../state/survey-state.ts';
import { AnchorLabels } from './anchor-labels.tsx';
import { AnswerScale } from './answer-scale.tsx';
import { focusOpenQuestion, questionId } from './question-focus.ts';
import './question.css';
import * as words from './words.ts';

interface Props {
  readonly item: Item;
  readonly value: number | null;
  readonly state: CardState;
  readonly number: number;
  readonly total: number;
  readonly labels: Labels;
}

const describedBy = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

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
  const lockedId = `${questionId(item.id)}-locked`;
  const askedId = `${questionId(item.id)}-asked`;

  return (
    <li>
      <fieldset
        id={questionId(item.id)}
        className="question"
        data-state={state}
        aria-disabled={isLocked || undefined}
        aria-describedby={describedBy(item.reason && askedId, isLocked && lockedId)}
      >
        <legend>
          <span className="number">
            {number} <span>{words.ofTotal(total)}</span>
          </span>
          {item.text}
        </legend>
        {item.reason && (
          <p id={askedId} className="asked">
            {item.reason}
          </p>
        )}
        {isLocked && (
          <p id={lockedId} className="sr-only">
            {words.opensLater}
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
        <AnchorLabels labels={labels} />
      </fieldset>
    </li>
  );
});
