import { formatNumber } from '../../../ui/language/numbers.ts';
import { renderTags } from '../../../ui/language/tags.ts';
import * as words from './words.ts';

interface Props {
  /** The whole seconds that are left, at least 0. */
  readonly seconds: number;
}

const formatClock = (seconds: number): string =>
  `${formatNumber(Math.floor(seconds / 60))}:${formatNumber(seconds % 60, { minimumIntegerDigits: 2 })}`;

const minutesLeft = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));

/**
 * How long the page still waits. The figures have a fixed width, so that nothing moves. Where less
 * motion is wanted, and for screen readers, the words change only once a minute.
 */
export const Countdown = ({ seconds }: Props) => (
  <p className="mt-3 font-medium print:hidden">
    {renderTags(words.canAppear, { time: <TimeLeft seconds={seconds} /> })}
  </p>
);

const TimeLeft = ({ seconds }: Props) => (
  <>
    <span aria-hidden="true" className="inline-block min-w-[5ch] tabular-nums motion-reduce:hidden">
      {words.inClock(formatClock(seconds))}
    </span>
    <span className="sr-only motion-reduce:not-sr-only">
      {words.inMinutes(minutesLeft(seconds))}
    </span>
  </>
);
