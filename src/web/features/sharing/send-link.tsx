import { type ComponentProps, type ReactNode, useState } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { Button } from '../../ui/components/button.tsx';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { LazyDialog } from '../../ui/components/lazy-dialog.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { Field } from '../../ui/forms/field.tsx';
import type PreviewDialog from './preview-dialog.tsx';
import * as words from './words.ts';

export type Sent = keyof typeof words.sent;

/**
 * Hands a link to the share sheet of the device. Without one, it goes to the clipboard. Returns
 * null if the sheet was closed.
 */
export async function sendLink(url: string): Promise<Sent | null> {
  if (typeof navigator.share === 'function')
    try {
      await navigator.share({ url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed'; // no permission, or no secure origin
  }
}

/** Opens the share sheet of a phone. Without one, there is no button beside 'Copy link'. */
export function ShareButton({ address }: { readonly address: string }) {
  const [sent, setSent] = useState<Sent | null>(null);
  if (typeof navigator.share !== 'function') return null;
  return (
    <>
      <Button look="quiet" onClick={() => void sendLink(address).then(setSent)}>
        {words.share}
      </Button>
      <output className="order-last basis-full text-step--1 empty:absolute">
        {sent && words.sent[sent]}
      </output>
    </>
  );
}

export const QrButton = ({ link }: { readonly link: string }) => (
  <LazyDialog look="quiet" load={() => import('./qr-dialog.tsx')} dialog={{ link }}>
    {words.qrCode}
  </LazyDialog>
);

interface PreviewProps extends Pick<ComponentProps<typeof PreviewDialog>, 'open'> {
  readonly look?: 'quiet' | 'secondary';
}

export const PreviewButton = ({ open, look = 'quiet' }: PreviewProps) => (
  <LazyDialog look={look} load={() => import('./preview-dialog.tsx')} dialog={{ open }}>
    {words.whatItShows}
  </LazyDialog>
);

interface LinkFieldProps {
  readonly link: string;
  readonly label?: string;
  readonly text?: string;
  /** What stands beside 'Copy Link'. */
  readonly children?: ReactNode;
}

/** A link to read, select and copy. */
export const LinkField = ({ link, label = words.yourLink, text, children }: LinkFieldProps) => (
  <>
    <Field
      label={label}
      hint={text}
      readOnly
      value={link}
      onFocus={(event) => event.currentTarget.select()}
    />
    <div className="flex flex-wrap items-start gap-x-6">
      <CopyButton value={link} label={words.copyLink} className="font-medium" />
      {children}
    </div>
  </>
);

/** The pages that list what was shared. */
export const SharedPages = () => (
  <>
    <TextLink to={paths.links()}>{words.yourLinks}</TextLink>
    <TextLink to={paths.together()}>{words.sharedReadings}</TextLink>
  </>
);
