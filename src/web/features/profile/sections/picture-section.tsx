import { record } from '../../../platform/analytics/analytics.ts';
import { LazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { loadPictureDialog } from '../../share-image/share-image.ts';
import { radarAxes, type ProfileReading } from '../view-model/profile-view.ts';

/** What a picture may know of a profile: figures and their names, no code. */
function subjectOf({ dimensions, polarities }: ProfileReading) {
  const axes = radarAxes(dimensions);
  return {
    dimensions: dimensions.flatMap(({ key, name, score }) =>
      axes.filter((axis) => axis.key === key).map((axis) => ({ ...axis, name, score })),
    ),
    polarities: polarities.map(({ key, negative, positive, estimate }) => ({
      key,
      negative,
      positive,
      estimate,
    })),
  };
}

/** Profiles of the legacy format have neither sides nor margins to draw. */
export function PictureSection({ reading }: { readonly reading: ProfileReading }) {
  const subject = subjectOf(reading);
  if (subject.dimensions.length === 0) return null;
  return (
    <section
      aria-labelledby="picture"
      className="mt-20 flex flex-col gap-x-16 gap-y-6 border-t border-line-strong pt-8 pb-2 md:flex-row md:items-start md:justify-between print:hidden"
    >
      <div>
        <h2 id="picture">A picture to share</h2>
        <p className="mt-3 max-w-xl text-muted">
          Square, for a dating app or a message. Drawn on your own device; you choose what it shows,
          from a shape without a word to names and figures.
        </p>
      </div>
      <LazyDialog
        load={loadPictureDialog}
        dialog={{ subject }}
        onOpen={() => record('profile_action', { action: 'image' })}
      >
        Make a picture
      </LazyDialog>
    </section>
  );
}
