import { LazyDialog } from '../../ui/components/lazy-dialog.tsx';
import type { Endable, Pair } from './reading-view.ts';
import * as words from './words.ts';

interface Props {
  readonly pair: Pick<Pair, 'pairId'>;
  readonly kind: Endable;
  readonly look?: 'secondary' | 'quiet';
}

/** Ends a reading after a dialog has explained the consequences. */
export const EndButton = ({ pair, kind, look = 'quiet' }: Props) => (
  <LazyDialog look={look} load={() => import('./end-dialog.tsx')} dialog={{ pair, kind }}>
    {words.endings[kind].button}
  </LazyDialog>
);
