import type { Reply } from '../../../../contract/endpoints.ts';
import { FoldedRow } from '../../../ui/components/fold.tsx';
import * as words from './words.ts';

type Clearest = Reply<'listAnswers'>['clearest'];

interface Props {
  readonly clearest: Clearest;
  /** As at the first sight. Later they are folded, for eyes over a shoulder. */
  readonly isOpen: boolean;
}

const marks = {
  yes: 'size-2 rounded-full bg-fantasy forced-color-adjust-none',
  no: 'h-0.5 w-2.5 bg-muted forced-color-adjust-none',
} as const;

/** The person's own answers that say most. They stand on no other page, link, file or picture. */
export const ClearestAnswers = ({ clearest, isOpen }: Props) => (
  <div className="own-only print:hidden">
    <AnswerList title={words.clearestYes} kind="yes" answers={clearest.yes} isOpen={isOpen} />
    <AnswerList title={words.clearestNo} kind="no" answers={clearest.no} isOpen={isOpen} />
  </div>
);

interface ListProps extends Pick<Props, 'isOpen'> {
  readonly title: string;
  readonly kind: keyof typeof marks;
  readonly answers: Clearest['yes'];
}

function AnswerList({ title, kind, answers, isOpen }: ListProps) {
  if (answers.length === 0) return null;
  const list = (
    <ul>
      {answers.map(({ itemId, text, isImagined }) => (
        <li key={itemId} className="flex items-baseline gap-3 border-t border-line py-1 sm:py-1.5">
          <span aria-hidden="true" className="grid h-4 w-2.5 shrink-0 place-items-center">
            <span className={marks[kind]} />
          </span>
          <span className="leading-snug">
            {text} {isImagined && <span className="text-step--1 text-muted">{words.imagined}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
  const heading = <h2 className="text-step-1">{title}</h2>;
  return isOpen ? (
    <section className="pt-2 sm:pt-4">
      {heading}
      <div className="mt-1">{list}</div>
    </section>
  ) : (
    <FoldedRow title={heading} className="border-t border-line">
      {list}
    </FoldedRow>
  );
}
