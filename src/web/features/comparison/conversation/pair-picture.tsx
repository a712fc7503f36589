import { compatibilityLevels } from '../../../../domain/scoring.ts';
import { LazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { loadPairDialog } from '../../share-image/share-image.ts';
import {
  capitalise,
  levelTones,
  readGroups,
  type Comparison,
} from '../view-model/comparison-view.ts';

/** The level, and the dimensions in which both share something: nothing else of a comparison gets into a picture. */
export function PairPicture({ comparison }: { readonly comparison: Comparison }) {
  const { compatibilityLevel } = comparison;
  const pair = {
    level: capitalise(compatibilityLevel),
    tone: levelTones[compatibilityLevel],
    nearness:
      1 - compatibilityLevels.indexOf(compatibilityLevel) / (compatibilityLevels.length - 1),
    shared: readGroups(comparison).map(({ title }) => title),
  };
  return (
    <div className="pt-14 print:hidden">
      <LazyDialog load={loadPairDialog} dialog={{ pair }}>
        Make a picture of the two of you
      </LazyDialog>
    </div>
  );
}
