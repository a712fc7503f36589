import { useEffect, useRef } from 'react';
import { answerOf, cardStatesOf, openItemId, visibleItems } from '../run/attempt.ts';
import { useSurvey, type Labels } from '../use-survey.ts';
import { QuestionCard } from './question-card.tsx';
import { focusOpenQuestion } from './question-focus.ts';

/** The visible set. On resume, and after each answer, the first unanswered question comes into view (spec §2, §4). */
export function QuestionList({
  labels,
  isCovered,
}: {
  readonly labels: Labels;
  readonly isCovered: boolean;
}) {
  const survey = useSurvey((whole) => whole);
  const items = visibleItems(survey);
  const states = cardStatesOf(survey);
  const openId = openItemId(survey);
  const { isFollowing } = survey;
  const focused = useRef<string | null>(null);

  useEffect(() => {
    if (isCovered || openId === null || focused.current === openId) return;
    const isArrival = focused.current === null;
    focused.current = openId;
    if (isArrival || isFollowing) focusOpenQuestion({ isInstant: isArrival });
  }, [openId, isCovered, isFollowing]);

  return (
    <ol className="questions">
      {items.map((item, index) => (
        <QuestionCard
          key={item.id}
          item={item}
          value={answerOf(survey, item.id)}
          state={states[index] ?? 'locked'}
          number={index + 1}
          total={items.length}
          labels={labels}
        />
      ))}
    </ol>
  );
}
