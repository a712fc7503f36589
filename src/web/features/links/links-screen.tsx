import { useEffect, useRef, useState } from 'react';
import { maxLinks } from '../../../domain/readings/links.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Button } from '../../ui/components/button.tsx';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { LinksFailedNotice, NoProfileNotice, SessionEndedNotice } from './links-notices.tsx';
import { countLive } from './list/link-reading.ts';
import { LinkRow } from './list/link-row.tsx';
import { ShareCodeRow } from './list/share-code-row.tsx';
import { NewLinkForm } from './making/new-link-form.tsx';
import { type OwnLink, useLinks } from './parts/use-links.ts';
import * as words from './words.ts';

export default function LinksScreen() {
  const state = useLinks();
  if (state.phase === 'loading') return <LoadingScreen title={words.loading} />;
  if (state.phase === 'not-logged-in') return <SessionEndedNotice />;
  if (state.phase === 'no-profile') return <NoProfileNotice />;
  if (state.phase === 'failed') return <LinksFailedNotice error={state.error} />;
  return <ShownLinks links={state.links} canMake={state.canMake} />;
}

interface ShownProps {
  readonly links: readonly OwnLink[];
  readonly canMake: boolean;
}

function ShownLinks({ links, canMake }: ShownProps) {
  const [isMaking, setMaking] = useState(false);
  const [newLinkId, setNewLinkId] = useState<string | null>(null);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onMade = (link: OwnLink) => {
    setDeletedId(null);
    setMaking(false);
    setNewLinkId(link.linkId);
  };
  // The dialog leaves with the row that it stands in. Until then it keeps the focus.
  const goneId = links.some(({ linkId }) => linkId === deletedId) ? null : deletedId;
  useEffect(() => {
    if (goneId !== null) heading.current?.focus();
  }, [goneId]);
  return (
    <article className="pb-20">
      <HeaderLinks>
        <TextLink to={paths.profile()}>{words.backToProfile}</TextLink>
      </HeaderLinks>
      <h1 ref={heading} tabIndex={-1} className="pt-6 sm:pt-10">
        {words.yourLinks}
      </h1>
      <p className="max-w-3xl pt-5 text-step-1 leading-relaxed">{words.intro}</p>
      {isMaking ? (
        <NewLinkForm onMade={onMade} onCancel={() => setMaking(false)} />
      ) : (
        <NewLinkButton links={links} canMake={canMake} onPress={() => setMaking(true)} />
      )}
      <StatusLine tone="good">{deletedId !== null && words.linkDeleted}</StatusLine>
      <LinkList links={links} newLinkId={newLinkId} onDeleted={setDeletedId} />
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
      {links.length === 0 && <EmptyHint />}
      <ul>
        <ShareCodeRow />
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

const EmptyHint = () => <p className="max-w-3xl pb-8 text-muted">{words.whyOwnLinks}</p>;
