import { type Theme, themeFacts } from '../../../../domain/themes.ts';
import { saveColors, saveTexts } from '../../../ui/forms/save-status.ts';
import {
  isMarked,
  type Limits,
  type OwnAnswer,
  type Revisions,
  saveStatus,
} from '../../own-answers/own-answers.ts';
import * as words from '../words.ts';
import { GivenAnswer } from './given-answer.tsx';

interface Props {
  readonly theme: Theme;
  readonly answers: readonly OwnAnswer[];
  readonly limits: Limits;
  readonly revisions: Revisions;
}

export function ThemeAnswers({ theme, answers, limits, revisions }: Props) {
  const count = answers.filter(({ itemId }) => isMarked(limits.marks, itemId)).length;
  return (
    <section id={theme} aria-labelledby={`${theme}-name`} className="scroll-mt-4 pt-10">
      <h2 id={`${theme}-name`} className="text-step-1">
        {themeFacts[theme].name}
      </h2>
      <p className="min-h-6 text-step--1 text-muted">{formatCount(count)}</p>
      <ul className="mt-2">
        {answers.map((answer) => (
          <AnswerRow key={answer.itemId} answer={answer} limits={limits} revisions={revisions} />
        ))}
      </ul>
    </section>
  );
}

const formatCount = (count: number): string => (count === 0 ? '' : words.limitCount(count));

function AnswerRow({
  answer,
  limits: { marks, choose },
  revisions,
}: {
  readonly answer: OwnAnswer;
  readonly limits: Limits;
  readonly revisions: Revisions;
}) {
  const { itemId, question } = answer;
  const status = saveStatus(marks, itemId);
  const isLimit = isMarked(marks, itemId);
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 border-t py-2 break-inside-avoid md:grid md:grid-cols-[1fr_12rem_9rem] md:gap-x-8 ${isLimit ? 'border-accent' : 'border-line'}`}
    >
      <p id={`${itemId}-question`} className="basis-full pt-1 leading-snug md:py-1">
        {question}
      </p>
      <div className="flex-[1_1_8rem] text-step--1 text-muted">
        <GivenAnswer answer={answer} revisions={revisions} />
      </div>
      <label className="flex min-h-11 basis-36 cursor-pointer items-center gap-x-3">
        <input
          type="checkbox"
          checked={isLimit}
          aria-labelledby={`${itemId}-limit ${itemId}-question`}
          onChange={(event) => choose({ itemId, isLimit: event.target.checked })}
          className="size-5 shrink-0 accent-(--accent)"
        />
        <span className="leading-tight">
          <span id={`${itemId}-limit`} className={isLimit ? '' : 'text-muted'}>
            {words.hardLimit}
          </span>
          {status !== 'idle' && (
            <span
              aria-hidden="true"
              className={`block text-step--1 leading-tight print:hidden ${saveColors[status]}`}
            >
              {saveTexts[status]}
            </span>
          )}
        </span>
      </label>
    </li>
  );
}
