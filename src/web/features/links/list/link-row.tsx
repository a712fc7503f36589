import { useEffect, useRef } from 'react';
import { CopyButton } from '../../../ui/components/copy-button.tsx';
import { LazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { loadQrDialog, ShareButton } from '../../sharing/sharing.ts';
import { openOwnLink, type OwnLink } from '../parts/use-links.ts';
import { readLink } from './link-reading.ts';
import * as words from './words.ts';

const qrText = words.qrHint;

const loadDialogs = () => import('./link-dialogs.ts');
const loadDeleteDialog = () => loadDialogs().then((dialogs) => ({ default: dialogs.DeleteDialog }));
const loadEndDialog = () => loadDialogs().then((dialogs) => ({ default: dialogs.EndDialog }));

interface Props {
  readonly link: OwnLink;
  readonly now: Date;
  /** The address of this site, such as 'https://spark.example'. */
  readonly origin: string;
  /** Whether the link was just made: it then takes the focus and says what to do next. */
  readonly isNew: boolean;
  readonly onDeleted: (linkId: string) => void;
}

export function LinkRow({ link, now, origin, isNew, onDeleted }: Props) {
  const { title, facts, address } = readLink(link, { origin, now });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <li
      className={`grid gap-x-12 gap-y-3 border-t py-6 lg:grid-cols-[1fr_1.1fr] ${isNew ? 'border-accent' : 'border-line'}`}
    >
      <div>
        <h3
          ref={heading}
          tabIndex={-1}
          className={`text-step-1 outline-none [overflow-wrap:anywhere] ${link.hasEnded ? 'text-muted' : ''}`}
        >
          {title}
        </h3>
        {isNew && <p className="mt-1 text-good">{words.linkIsReady}</p>}
        <ul className="mt-1 flex flex-wrap gap-x-5 text-step--1 text-muted">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        {!link.hasEnded && (
          <p className="truncate text-step--1 text-muted select-all tabular-nums">{address}</p>
        )}
        <div className="flex flex-wrap items-start gap-x-6">
          {!link.hasEnded && <LiveActions link={link} address={address} />}
          <LazyDialog look="quiet" load={loadDeleteDialog} dialog={{ link, title, onDeleted }}>
            {words.deleteLink}
          </LazyDialog>
        </div>
      </div>
    </li>
  );
}

function LiveActions({ link, address }: { readonly link: OwnLink; readonly address: string }) {
  return (
    <>
      <CopyButton value={address} label={words.copyLink} className="font-medium" />
      <ShareButton address={address} />
      <LazyDialog
        look="quiet"
        load={loadQrDialog}
        dialog={{ link: address, title: words.qrCodeLabel, text: qrText }}
      >
        {words.qrCode}
      </LazyDialog>
      <LazyDialog
        look="quiet"
        load={() => import('../opened/preview-dialog.tsx')}
        dialog={{ open: () => openOwnLink(link.token) }}
      >
        {words.whatItShows}
      </LazyDialog>
      <LazyDialog look="quiet" load={loadEndDialog} dialog={{ link }}>
        {words.shortenOrEnd}
      </LazyDialog>
    </>
  );
}
