import { type ComponentProps, useState } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { sharedReadings, yourLinks } from '../../platform/words.ts';
import { Button } from '../../ui/components/button.tsx';
import { LazyDialog } from '../../ui/components/lazy-dialog.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { type Sent, sendLink, SentLine } from '../../ui/forms/send-link.tsx';
import { share } from '../../ui/words.ts';
import type PreviewDialog from './preview-dialog.tsx';
import * as words from './words.ts';

/** Opens the share sheet of a phone. Without one, there is no button beside 'Copy link'. */
export function ShareButton({ address }: { readonly address: string }) {
  const [sent, setSent] = useState<Sent | null>(null);
  if (typeof navigator.share !== 'function') return null;
  return (
    <>
      <Button look="quiet" onClick={() => void sendLink(address).then(setSent)}>
        {share}
      </Button>
      <SentLine sent={sent} className="order-last basis-full text-step--1" />
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

/** The pages that list what was shared. */
export const SharedPages = () => (
  <>
    <TextLink to={paths.links()}>{yourLinks}</TextLink>
    <TextLink to={paths.together()}>{sharedReadings}</TextLink>
  </>
);
