import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import { OpenedLinkView } from './opened-link.tsx';
import { PublicThemes, readPublicThemes } from './public-themes.tsx';
import type { OpenedLink } from './use-opened-link.ts';
import { usePublicProfile } from './use-public-profile.ts';
import * as words from './words.ts';

/** The public profile, or what a link shows, fetched without counting a view. */
export type Shown = { readonly shareCode: string } | { readonly open: () => Promise<OpenedLink> };

interface Props {
  readonly shown: Shown;
  readonly onClose: () => void;
}

/** Shows its owner what a link shows, by the same calls and components as to others. */
export default function PreviewDialog({ shown, onClose }: Props) {
  return (
    <ClosableDialog isWide title={words.whatItShows} onClose={onClose}>
      {'open' in shown ? <LinkPreview {...shown} /> : <PublicPreview {...shown} />}
    </ClosableDialog>
  );
}

interface PreviewProps {
  readonly text: string;
  readonly hasFailed: boolean;
  /** Null until it is fetched. */
  readonly children: ReactNode;
}

const Preview = ({ text, hasFailed, children }: PreviewProps) => (
  <>
    <p className="max-w-2xl text-muted">{text}</p>
    {hasFailed && <p role="alert">{words.previewNotFetched}</p>}
    {!hasFailed && children === null && (
      <output className="appear-late py-10 text-muted">{words.fetchingPreview}</output>
    )}
    {children !== null && (
      <div className="rounded-card bg-ground px-4 pb-6 sm:px-6">{children}</div>
    )}
  </>
);

function LinkPreview({ open }: { readonly open: () => Promise<OpenedLink> }) {
  const { data, isError } = useQuery({
    queryKey: ['link-preview', useId()],
    queryFn: open,
    gcTime: 0,
  });
  return (
    <Preview text={words.linkPreviewExplained} hasFailed={isError}>
      {data === undefined ? null : <OpenedLinkView opened={data} />}
    </Preview>
  );
}

function PublicPreview({ shareCode }: { readonly shareCode: string }) {
  const state = usePublicProfile(shareCode);
  return (
    <Preview text={words.previewExplained} hasFailed={state.phase === 'failed'}>
      {state.phase === 'shown' ? (
        <>
          <p className="pt-6 [overflow-wrap:anywhere] tabular-nums">
            {words.shareCode(state.profile.shareCode)}
          </p>
          <PublicThemes themes={readPublicThemes(state.profile)} />
        </>
      ) : null}
    </Preview>
  );
}
