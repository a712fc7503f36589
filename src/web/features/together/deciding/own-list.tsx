import type { ReactNode } from 'react';
import { maxTicks } from '../../../../domain/readings/together.ts';
import { themeFacts } from '../../../../domain/themes.ts';
import { saveColors, saveTexts } from '../../../ui/forms/save-status.ts';
import { isMarked, saveStatus } from '../../own-answers/own-answers.ts';
import { Fold } from '../parts/fold.tsx';
import type { OwnRow } from '../view-model/own-side.ts';
import type { Decision } from './use-decision.ts';
import * as words from './words.ts';

type Props = Pick<Decision, 'limits' | 'side' | 'tick'>;

/** The own answers from 4 on, each with a mark for a hard limit; those of 4 can be ticked. */
export const OwnList = (props: Props) => (
  <Fold
    title={<span className="font-medium">{words.answersTitle}</span>}
    note={formatTicked(props.side)}
    className="mt-5 border-y border-line"
  >
    <dl className="grid max-w-3xl gap-y-2 pb-4 text-step--1 leading-relaxed text-muted">
      <Explained name={words.hardLimit}>{words.hardLimitHint}</Explained>
      <Explained name={words.tick}>{words.tickHint(maxTicks)}</Explained>
    </dl>
    {props.side.groups.map(({ theme, rows }) => (
      <Fold
        key={theme}
        title={themeFacts[theme].name}
        note={formatAppearing(rows)}
        className="border-t border-line"
      >
        <ul className="pb-4">
          {rows.map((row) => (
            <Row key={row.answer.itemId} row={row} {...props} />
          ))}
        </ul>
      </Fold>
    ))}
  </Fold>
);

const formatTicked = ({ ticked }: Props['side']): string =>
  ticked.length === 0 ? '' : words.ofTicked(ticked.length, maxTicks);

const formatAppearing = (rows: readonly OwnRow[]): string => {
  const count = rows.filter(({ isOpen, isTicked }) => isOpen || isTicked).length;
  return count === 0 ? words.noneCouldAppear : words.couldAppear(count);
};

const Explained = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="inline text-text">{name}</dt> <dd className="inline">{children}</dd>
  </div>
);

function Row({ row, limits: { marks, choose }, side, tick }: Props & { readonly row: OwnRow }) {
  const { itemId, question, value, label } = row.answer;
  const status = saveStatus(marks, itemId);
  const isLimit = isMarked(marks, itemId);
  return (
    <li className="grid gap-x-8 border-t border-line py-2 md:grid-cols-[1fr_8rem_11rem] md:items-center">
      <p
        id={`${itemId}-own`}
        className={`leading-snug ${row.isLeftOut || isLimit ? 'text-muted' : ''}`}
      >
        {question}
        <span className="block text-step--1 text-muted">
          <span className="me-1.5 tabular-nums">{value}</span>
          {row.isLeftOut ? words.otherSideLimited : label}
        </span>
      </p>
      <div className="col-span-full flex flex-wrap gap-x-6 md:contents">
        <Mark
          name={`${itemId}-off`}
          question={`${itemId}-own`}
          isChecked={isLimit}
          onChange={(checked) => choose({ itemId, isLimit: checked })}
        >
          {words.hardLimit}
          {status !== 'idle' && (
            <span aria-hidden="true" className={`block leading-tight ${saveColors[status]}`}>
              {saveTexts[status]}
            </span>
          )}
        </Mark>
        {row.canTick && (
          <Mark
            name={`${itemId}-tick`}
            question={`${itemId}-own`}
            isChecked={row.isTicked}
            isDisabled={!row.isTicked && !side.canTickMore}
            onChange={(checked) => tick(itemId, checked)}
          >
            {words.tick}
          </Mark>
        )}
      </div>
    </li>
  );
}

interface MarkProps {
  readonly name: string;
  /** The id of the question, which is part of the accessible name. */
  readonly question: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

const Mark = ({ name, question, isChecked, isDisabled = false, onChange, children }: MarkProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-x-3 text-step--1 has-disabled:cursor-not-allowed has-disabled:text-muted">
    <input
      type="checkbox"
      checked={isChecked}
      disabled={isDisabled}
      aria-labelledby={`${name} ${question}`}
      onChange={(event) => onChange(event.target.checked)}
      className="size-5 shrink-0 accent-(--accent)"
    />
    <span id={name} className="leading-tight">
      {children}
    </span>
  </label>
);
