import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import { readPublicThemes, PublicThemes } from './public-themes.tsx';
import { usePublicProfile } from './use-public-profile.ts';
import * as words from './words.ts';

interface Props {
  readonly shareCode: string;
  readonly onClose: () => void;
}

/** Shows its owner the public profile by the same call and component as to others. */
export default function PublicPreview({ shareCode, onClose }: Props) {
  return (
    <ClosableDialog isWide title={words.whatOthersSee} onClose={onClose}>
      <p className="max-w-2xl text-muted">{words.previewExplained}</p>
      <PreviewContent shareCode={shareCode} />
    </ClosableDialog>
  );
}

function PreviewContent({ shareCode }: Pick<Props, 'shareCode'>) {
  const state = usePublicProfile(shareCode);
  if (state.phase === 'loading')
    return <output className="appear-late py-10 text-muted">{words.fetchingPreview}</output>;
  if (state.phase === 'failed')
    return <p role="alert">{state.detail ?? words.previewNotFetched}</p>;
  return (
    <div className="rounded-card bg-ground px-4 pb-6 sm:px-6">
      <p className="pt-6 [overflow-wrap:anywhere] tabular-nums">
        {words.shareCode(state.profile.shareCode)}
      </p>
      <PublicThemes themes={readPublicThemes(state.profile)} />
    </div>
  );
}
