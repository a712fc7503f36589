import { ClosedNotice, EndedNotice, FailedNotice } from './link-notices.tsx';
import { ShownLink } from './shown-link.tsx';
import { useOpenedLink } from './use-opened-link.ts';

export default function OpenedLinkScreen() {
  const { state, show } = useOpenedLink();
  if (state.phase === 'shown') return <ShownLink {...state} />;
  if (state.phase === 'ended') return <EndedNotice />;
  if (state.phase === 'failed')
    return <FailedNotice error={state.error} onRetry={() => void show()} />;
  return <ClosedNotice isOpening={state.phase === 'opening'} onShow={() => void show()} />;
}
