import { useEffect, useRef } from 'react';
import type { Labels } from '../context/scale-labels.ts';
import { useSurvey } from '../context/survey-context.ts';
import { selectAnswer, selectCardStates, selectOpenItemId } from '../state/question-order.ts';
import { selectVisibleItems } from '../state/survey-view.ts';
import { QuestionCard } from './question-card.tsx';
import { focusOpenQuestion, keepMiddleQuestion } from './question-focus.ts';

interface Props {
  readonly labels: Labels;
  /** Whether the welcome dialog covers the questions. If so, none of them takes the focus. */
  readonly isCovered: boolean;
}

/** Scrolls to the first unanswered question on resume and after each answer (spec §2, §4). */
export function QuestionList({ labels, isCovered }: Props) {
  const survey = useSurvey((state) => state);
  const items = selectVisibleItems(survey);
  const states = selectCardStates(survey);
  const openId = selectOpenItemId(survey);
  const { shouldAdvance } = survey;
  const focusedId = useRef<string | null>(null);

  useEffect(() => keepMiddleQuestion(items), [items]);

  useEffect(() => {
    if (isCovered || openId === null || focusedId.current === openId) return;
    const isFirst = focusedId.current === null;
    focusedId.current = openId;
    if (isFirst || shouldAdvance) focusOpenQuestion({ isInstant: isFirst });
  }, [openId, isCovered, shouldAdvance]);

  return (
    <ol className="questions">
      {items.map((item, index) => (
        <QuestionCard
          key={item.id}
          item={item}
          value={selectAnswer(survey, item.id)}
          state={states[index] ?? 'locked'}
          number={index + 1}
          total={items.length}
          labels={labels}
        />
      ))}
    </ol>
  );
}
