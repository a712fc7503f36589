import {
  memo,
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { GivenValue } from '../../../domain/survey.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { help } from '../../platform/words.ts';
import { Link } from '../../ui/components/link.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { Pause } from '../../ui/components/signs.tsx';
import { prefersReducedMotion } from '../../ui/theme/reduced-motion.ts';
import { notSaved } from '../../ui/words.ts';
import { type Labels, AnswerScale } from './answer-scale.tsx';
import type { Item } from './survey-state.ts';
import {
  type CardState,
  selectAnswer,
  selectCardStates,
  selectOpenItemId,
  selectVisibleItems,
} from './survey-view.ts';
import { useRun, useSurvey } from './use-survey.ts';
import * as words from './words.ts';
import './question.css';

/** The prompt above the questions. */
export const promptId = 'prompt';

const questionId = (itemId: string) => `question-${itemId}`;

/** Whether each question fills the window between the bars, as in question.css. */
const fillsWindow = () => window.matchMedia('(height >= 30rem) and (width >= 18rem)').matches;

/**
 * Every answering row comes to rest at one height, clear of both bars (survey.css). In a low window
 * the words below the row are the last line.
 */
const scrollToQuestion = (entry: Element | null | undefined, behavior: ScrollBehavior) =>
  (fillsWindow() ? entry : entry?.querySelector('.in-words'))?.scrollIntoView({
    block: 'end',
    behavior,
  });

/** Only the question itself takes the focus: a key pressed too soon must not answer it. */
function focusQuestion(card: HTMLElement | null | undefined, { isInstant = false } = {}) {
  if (!card || card.contains(document.activeElement)) return;
  card.focus({ preventScroll: true });
  scrollToQuestion(card.parentElement, isInstant || prefersReducedMotion() ? 'instant' : 'smooth');
}

const focusOpenQuestion = (options?: { readonly isInstant: boolean }) =>
  focusQuestion(document.querySelector<HTMLElement>('.question[data-state="open"]'), options);

/** How 'Back' opens the question before, and a choice there leads on again. */
function useRevisit() {
  const revisitedId = useRef<string | undefined>(undefined);
  const onBack = useCallback(({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const before = currentTarget.closest('li')?.previousElementSibling;
    const card = before?.querySelector('fieldset');
    revisitedId.current = card?.id;
    focusQuestion(card);
  }, []);
  const onChosen = useCallback((cardId: string) => {
    if (revisitedId.current !== cardId) return;
    revisitedId.current = undefined;
    focusOpenQuestion();
  }, []);
  return { onBack, onChosen };
}

/**
 * Keeps the question in the middle of the window in view when the width changes, for example when
 * the visitor turns a phone. Every question above it then changes its height, which would move it
 * out of view. A change of the height alone is ignored, because the address bar of a phone causes
 * it while the visitor scrolls. Returns a function that stops this.
 */
function keepMiddleQuestion(items: readonly { readonly id: string }[]): () => void {
  let middle: Element | null = null;
  let width = window.innerWidth;
  const observer = new IntersectionObserver(
    (entries) => {
      middle = entries.findLast(({ isIntersecting }) => isIntersecting)?.target ?? middle;
    },
    { rootMargin: '-50% 0px' },
  );
  for (const { id } of items) {
    const entry = document.getElementById(questionId(id))?.parentElement;
    if (entry) observer.observe(entry);
  }
  const onResize = () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    scrollToQuestion(middle, 'instant');
  };
  window.addEventListener('resize', onResize);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', onResize);
  };
}

interface QuestionCardProps {
  readonly item: Item;
  /** Null for a pass; undefined if the question is still to be answered. */
  readonly value: number | null | undefined;
  readonly state: CardState;
  readonly number: number;
  readonly total: number;
  readonly labels: Labels;
  /** Whether the visit, or a stage, begins with it. The prompt then describes it. */
  readonly isFirst: boolean;
  /** Whether the last answer could not be saved. */
  readonly isRefused: boolean;
  readonly onBack: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly onChosen: (cardId: string) => void;
}

const describedBy = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

interface LegendProps extends Pick<QuestionCardProps, 'number' | 'total'> {
  readonly text: string;
}

const Legend = ({ number, total, text }: LegendProps) => (
  <legend>
    <span className="number">
      {number} <span>{words.ofTotal(total)}</span>
      <Pause sign="." />
    </span>{' '}
    {text}
  </legend>
);

/** Memoised, so that an answer re-renders one or two cards instead of all of them. */
const QuestionCard = memo(function QuestionCard({
  item,
  value,
  state,
  number,
  total,
  labels,
  isFirst,
  isRefused,
  onBack,
  onChosen,
}: QuestionCardProps) {
  const run = useRun();
  const onAnswer = useCallback(
    (chosen: GivenValue, shouldAdvance: boolean) => {
      const isTaken = run.answer(item.id, chosen, shouldAdvance);
      if (isTaken && shouldAdvance) onChosen(questionId(item.id));
      return isTaken;
    },
    [run, item.id, onChosen],
  );
  const isLocked = state === 'locked';
  const note = isLocked ? words.opensLater : isRefused && notSaved;
  const noteId = `${questionId(item.id)}-note`;

  return (
    <li aria-setsize={total} aria-posinset={number} data-state={state}>
      {!isLocked && (
        <div className="ways">
          <Link to={paths.help()}>{help}</Link>
          {number > 1 && (
            <button type="button" onClick={onBack}>
              {words.back}
            </button>
          )}
        </div>
      )}
      <AnswerScale
        id={questionId(item.id)}
        data-state={state}
        aria-disabled={isLocked || undefined}
        aria-describedby={describedBy(isFirst && promptId, note && noteId)}
        name={item.id}
        labels={labels}
        value={value}
        isLocked={isLocked}
        onAnswer={onAnswer}
        onMoveOn={focusOpenQuestion}
      >
        <Legend number={number} total={total} text={item.text} />
        {note && (
          <p id={noteId} className={isLocked ? 'sr-only' : 'refused'}>
            {note}
          </p>
        )}
      </AnswerScale>
    </li>
  );
});

interface Props {
  readonly labels: Labels;
  /** Whether the welcome dialog covers the questions. If so, none of them takes the focus. */
  readonly isCovered: boolean;
}

/** Scrolls to the first unanswered question on resume and after each answer. */
export function QuestionList({ labels, isCovered }: Props) {
  const survey = useSurvey((state) => state);
  const items = selectVisibleItems(survey);
  const states = selectCardStates(survey);
  const openId = selectOpenItemId(survey);
  const { shouldAdvance } = survey;
  const focusedId = useRef<string | null>(null);
  /** The questions after the open one are drawn once the page can be used. */
  const { onBack, onChosen } = useRevisit();
  const refusedId = survey.saveStatus === 'failed' ? survey.unsure.at(-1) : null;
  const drawsAll = useDeferredValue(true, false);
  const openIndex = items.findIndex(({ id }) => id === openId);
  const end = drawsAll || openIndex === -1 ? items.length : openIndex + 1;
  const drawn = useMemo(() => items.slice(0, end), [items, end]);

  useEffect(() => keepMiddleQuestion(drawn), [drawn]);

  useEffect(() => {
    if (isCovered || openId === null || focusedId.current === openId) return;
    const isFirst = focusedId.current === null;
    if (!isFirst && !shouldAdvance) return;
    focusedId.current = openId;
    focusOpenQuestion({ isInstant: isFirst });
  }, [openId, isCovered, shouldAdvance]);

  return (
    <ol className="questions">
      {drawn.map((item, index) => (
        <QuestionCard
          key={item.id}
          item={item}
          value={selectAnswer(survey, item.id)}
          state={states[index] ?? 'locked'}
          number={index + 1}
          total={items.length}
          labels={labels}
          isFirst={item.id === openId && (index === 0 || survey.saveStatus === 'idle')}
          isRefused={item.id === refusedId}
          onBack={onBack}
          onChosen={onChosen}
        />
      ))}
    </ol>
  );
}

export const SelectingPlaceholder = () => (
  <LoadingScreen isPrompt title={words.selectingYourQuestions} text={words.analyzingResponses} />
);
