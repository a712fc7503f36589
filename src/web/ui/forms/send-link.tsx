import type { ReactNode } from 'react';
import { CopyButton } from '../components/copy-button.tsx';
import { StatusLine } from '../components/status-line.tsx';
import * as words from '../words.ts';
import { Field } from './field.tsx';

export type Sent = keyof typeof words.sent;

/**
 * Hands a link to the share sheet of the device, after `text` if there is one. Without a sheet, it
 * goes to the clipboard. Returns null if the sheet was closed.
 */
export async function sendLink(url: string, text?: string): Promise<Sent | null> {
  if (typeof navigator.share === 'function')
    try {
      await navigator.share({ url, ...(text !== undefined && { text }) });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  try {
    await navigator.clipboard.writeText(text === undefined ? url : `${text} ${url}`);
    return 'copied';
  } catch {
    return 'failed'; // no permission, or no secure origin
  }
}

interface SentLineProps {
  readonly sent: Sent | null;
  /** Why there is no link to send. */
  readonly failure?: string | null;
  readonly className?: string;
}

/** Reports the outcome of sending a link. */
export const SentLine = ({ sent, failure = null, className = '' }: SentLineProps) => (
  <StatusLine
    tone={failure === null && sent !== 'failed' ? 'good' : 'medium'}
    className={`empty:absolute ${className}`}
  >
    {failure ?? (sent && words.sent[sent])}
  </StatusLine>
);

export const CopyLink = ({ link }: Pick<LinkFieldProps, 'link'>) => (
  <CopyButton value={link} label={words.copyLink} className="font-medium" />
);

interface LinkFieldProps {
  readonly link: string;
  /** Shown; without one, the place says what link it is. */
  readonly label?: string;
  /** Further controls, below. */
  readonly children?: ReactNode;
}

/** A link to read, select and copy. */
export const LinkField = ({ link, label, children }: LinkFieldProps) => (
  <>
    <div className="flex flex-wrap items-end gap-x-5 *:first:min-w-0 *:first:flex-[1_1_11rem]">
      <Field
        label={label ?? words.yourLink}
        isLabelInside={label === undefined}
        readOnly
        dir="ltr"
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyLink link={link} />
    </div>
    {children && <div className="flex flex-wrap items-start gap-x-5 text-step--1">{children}</div>}
  </>
);
