import { LazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { loadPairDialog } from '../../share-image/share-image.ts';
import type { Comparison } from '../view-model/comparison-reply.ts';
import { readPairSubject } from '../view-model/pair-subject.ts';

export const PairPicture = ({ comparison }: { readonly comparison: Comparison }) => (
  <div className="pt-14 print:hidden">
    <LazyDialog load={loadPairDialog} dialog={{ pair: readPairSubject(comparison) }}>
      Make a picture of the two of you
    </LazyDialog>
  </div>
);
