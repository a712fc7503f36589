import type { ReactNode } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { isOnDevice } from '../../platform/on-device.ts';
import { retakeTheSurvey } from '../../platform/words.ts';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { formatNumber } from '../../ui/language/numbers.ts';
import { renderTags } from '../../ui/language/tags.ts';
import type { NamingView } from './naming.ts';
import * as words from './words.ts';

const formatClock = (seconds: number): string =>
  `${formatNumber(Math.floor(seconds / 60))}:${formatNumber(seconds % 60, { minimumIntegerDigits: 2 })}`;

const minutesLeft = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));

/** With reduced motion, and for screen readers, the text changes once a minute. */
const TimeLeft = ({ seconds }: { readonly seconds: number }) => (
  <>
    <span aria-hidden="true" className="inline-block min-w-[5ch] tabular-nums motion-reduce:hidden">
      {words.inClock(formatClock(seconds))}
    </span>
    <span className="sr-only motion-reduce:not-sr-only">
      {words.inMinutes(minutesLeft(seconds))}
    </span>
  </>
);

interface NamingNoteProps {
  readonly naming: NamingView;
  /** Whole seconds until the next request; null if the page does not wait. */
  readonly seconds: number | null;
  /** The announcement of the next request for screen readers. */
  readonly announcement: string;
  /** Leads to a shared reading. */
  readonly children: ReactNode;
}

/** Explains what the lists above leave out, and why, and leads to more of them. */
export const NamingNote = ({
  naming: { text, canRetake, canMeet },
  seconds,
  announcement,
  children,
}: NamingNoteProps) => (
  <div>
    {text !== null && (
      <div className="max-w-3xl text-step--1 text-muted">
        <p className="text-pretty">{text}</p>
        {seconds !== null && (
          <p className="mt-1 font-medium print:hidden">
            {renderTags(words.canAppear, { time: <TimeLeft seconds={seconds} /> })}
          </p>
        )}
        {canRetake && !isOnDevice && (
          <p className="mt-2 print:hidden">
            <TextLink to={paths.editProfile()}>{retakeTheSurvey}</TextLink>
          </p>
        )}
      </div>
    )}
    {canMeet && children}
    <StatusLine className="max-w-3xl text-step--1 print:hidden">{announcement}</StatusLine>
  </div>
);
