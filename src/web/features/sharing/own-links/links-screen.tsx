import { useEffect, useRef, useState } from 'react';
import { maxLinks } from '../../../../domain/links.ts';
import { BackToProfile } from '../../../platform/navigation/back-to-profile.tsx';
import {
  FailedNotice,
  NothingYetNotice,
  SessionEndedNotice,
} from '../../../platform/session/load-notices.tsx';
import { yourLinks } from '../../../platform/words.ts';
import { Button } from '../../../ui/components/button.tsx';
import { HeaderLinks } from '../../../ui/components/header-links.tsx';
import { LazyDialog } from '../../../ui/components/lazy-dialog.tsx';
import { LoadingScreen } from '../../../ui/components/loading-screen.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { CopyLink } from '../../../ui/forms/send-link.tsx';
import { PreviewButton, QrButton, ShareButton } from '../link-buttons.tsx';
import * as words from '../words.ts';
import { viewLink, countLive } from './link-view.ts';
import { NewLinkForm } from './new-link.tsx';
import { useLinkChanges } from './use-link-changes.ts';
import { openOwnLink, type OwnLink, useLinks } from './use-links.ts';

const loadDialogs = () => import('./link-dialogs.tsx');
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
  const { title, facts, address } = viewLink(link, { origin, now });
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
          <p
            dir="ltr"
            className="truncate rtl:text-end text-step--1 text-muted select-all tabular-nums"
          >
            {address}
          </p>
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

const LiveActions = ({ link, address }: { readonly link: OwnLink; readonly address: string }) => (
  <>
    <CopyLink link={address} />
    <ShareButton address={address} />
    <QrButton link={address} />
    <PreviewButton open={() => openOwnLink(link.token)} />
    <LazyDialog look="quiet" load={loadEndDialog} dialog={{ link }}>
      {words.shortenOrEnd}
    </LazyDialog>
  </>
);

export default function LinksScreen() {
  const state = useLinks();
  if (state.phase === 'loading') return <LoadingScreen title={words.loading} />;
  if (state.phase === 'not-logged-in') return <SessionEndedNotice />;
  if (state.phase === 'no-profile') return <NothingYetNotice title={words.noLinksYet} />;
  if (state.phase === 'failed') return <FailedNotice title={words.failed} error={state.error} />;
  return <ShownLinks links={state.links} canMake={state.canMake} />;
}

interface ShownProps {
  readonly links: readonly OwnLink[];
  readonly canMake: boolean;
}

function ShownLinks({ links, canMake }: ShownProps) {
  const { heading, isMaking, newLinkId, isDeleted, ...changes } = useLinkChanges(links);
  return (
    <article className="pb-20">
      <HeaderLinks>
        <BackToProfile />
      </HeaderLinks>
      <h1 ref={heading} tabIndex={-1} className="pt-6 sm:pt-10">
        {yourLinks}
      </h1>
      <p className="max-w-3xl pt-5 text-step-1 leading-relaxed">{words.intro}</p>
      {isMaking ? (
        <NewLinkForm onMade={changes.onMade} onCancel={changes.cancel} />
      ) : (
        <NewLinkButton links={links} canMake={canMake} onPress={changes.begin} />
      )}
      <StatusLine tone="good">{isDeleted && words.linkDeleted}</StatusLine>
      <LinkList links={links} newLinkId={newLinkId} onDeleted={changes.onDeleted} />
    </article>
  );
}

interface NewLinkButtonProps extends ShownProps {
  readonly onPress: () => void;
}

function NewLinkButton({ links, canMake, onPress }: NewLinkButtonProps) {
  if (!canMake) return <p className="max-w-3xl py-6 text-muted">{words.afterRetake}</p>;
  if (countLive(links) >= maxLinks)
    return <p className="max-w-3xl py-6 text-muted">{words.limitReached(maxLinks)}</p>;
  return (
    <div className="py-6">
      <Button onClick={onPress}>{words.newLink}</Button>
    </div>
  );
}

interface ListProps {
  readonly links: readonly OwnLink[];
  readonly newLinkId: string | null;
  readonly onDeleted: (linkId: string) => void;
}

function LinkList({ links, newLinkId, onDeleted }: ListProps) {
  const [now] = useState(() => new Date());
  return (
    <section aria-labelledby="all-links" className="pt-2">
      <h2 id="all-links" className="sr-only">
        {words.allLinks}
      </h2>
      <ul>
        {links.map((link) => (
          <LinkRow
            key={link.linkId}
            link={link}
            now={now}
            origin={window.location.origin}
            isNew={link.linkId === newLinkId}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
    </section>
  );
}
