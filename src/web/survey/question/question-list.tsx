import { useEffect, useRef } from 'react';
import { openItemId, visibleItems } from '../attempt.ts';
import { useSurvey, type Labels } from '../use-survey.ts';
import { QuestionCard } from './question-card.tsx';
import { focusOpenQuestion } from './question-focus.ts';

/** The visible set. On resume, and after each answer, the first unanswered question comes into view (spec §2, §4). */
export function QuestionList({ labels, isCovered }: { readonly labels: Labels; readonly isCovered: boolean }) {
  const items = useSurvey(visibleItems);
  const openId = useSurvey(openItemId);
  const isFollowing = useSurvey((survey) => survey.isFollowing);
  const focused = useRef<string | null>(null);

  useEffect(() => {
    if (isCovered || openId === null || focused.current === openId) return;
    const isArrival = focused.current === null;
    focused.current = openId;
    if (isArrival || isFollowing) focusOpenQuestion({ isInstant: isArrival });
  }, [openId, isCovered, isFollowing]);

  return (
    <ol className="mx-auto w-full max-w-2xl">
      {items.map((item, index) => (
        <QuestionCard key={item.id} item={item} number={index + 1} total={items.length} labels={labels} />
      ))}
    </ol>
  );
}
