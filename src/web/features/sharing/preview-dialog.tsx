import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatError } from '../../platform/api/format-error.ts';
import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import { didNotWork } from '../../platform/words.ts';
import { OpenedLinkView } from './opened-link.tsx';
import type { OpenedLink } from './use-opened-link.ts';
import * as words from './words.ts';

interface Props {
  /** Fetches the content of the link without counting a view. */
  readonly open: () => Promise<OpenedLink>;
  readonly onClose: () => void;
}

/** Shows the owner a link in the component that recipients see. */
export default function PreviewDialog({ open, onClose }: Props) {
  return (
    <ClosableDialog isWide title={words.whatItShows} onClose={onClose}>
      <p className="max-w-2xl text-muted">{words.previewExplained}</p>
      <Content open={open} />
    </ClosableDialog>
  );
}

function Content({ open }: Pick<Props, 'open'>) {
  const { data, error } = useQuery({
    queryKey: ['link-preview', useId()],
    queryFn: open,
    gcTime: 0,
  });
  if (error !== null) return <p role="alert">{formatError(error, didNotWork)}</p>;
  if (data === undefined)
    return <output className="appear-late py-10 text-muted">{words.fetchingPreview}</output>;
  return (
    <div className="rounded-card bg-ground px-4 pb-6 sm:px-6">
      <OpenedLinkView opened={data} />
    </div>
  );
}
