import { LazyDialog } from '../../../ui/components/lazy-dialog.tsx';
import { loadPairDialog, type PairSubject } from '../../share-image/share-image.ts';
import * as words from '../words.ts';

export const PairPicture = ({ pair }: { readonly pair: PairSubject }) => (
  <div className="pt-5 sm:pt-8 print:hidden">
    <LazyDialog load={loadPairDialog} dialog={{ pair }}>
      {words.picture}
    </LazyDialog>
  </div>
);
