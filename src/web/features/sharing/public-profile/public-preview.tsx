import { ClosableDialog } from '../../../platform/quick-exit/closable-dialog.tsx';
import { readPublicThemes } from './public-theme-readings.ts';
import { PublicThemes } from './public-themes.tsx';
import { usePublicProfile } from './use-public-profile.ts';

interface Props {
  readonly shareCode: string;
  readonly onClose: () => void;
}

/**
 * Shows the public profile to its owner, through the same call and component as to other visitors.
 */
export default function PublicPreview({ shareCode, onClose }: Props) {
  return (
    <ClosableDialog isWide title="What others see" onClose={onClose}>
      <p className="max-w-2xl text-muted">
        This, with the code of your link above it, and an invitation to compare. Nothing else: no
        answers, no polarities, no summary, no login code.
      </p>
      <PreviewContent shareCode={shareCode} />
    </ClosableDialog>
  );
}

function PreviewContent({ shareCode }: Pick<Props, 'shareCode'>) {
  const state = usePublicProfile(shareCode);
  if (state.phase === 'loading')
    return <output className="appear-late py-10 text-muted">Fetching your public profile…</output>;
  if (state.phase === 'failed')
    return (
      <p role="alert">
        {state.detail ??
          'Your public profile could not be fetched. Check the connection and try again.'}
      </p>
    );
  return (
    <div className="rounded-card bg-ground px-4 pb-6 sm:px-6">
      <p className="pt-6 [overflow-wrap:anywhere] tabular-nums">
        {`Share Code: ${state.profile.shareCode}`}
      </p>
      <PublicThemes themes={readPublicThemes(state.profile)} />
    </div>
  );
}
