import { record } from '../../../platform/analytics/analytics.ts';
import { LazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { loadPictureDialog } from '../../share-image/share-image.ts';
import { readPictureSubject } from '../view-model/picture-subject.ts';
import type { ProfileReading } from '../view-model/profile-view.ts';

/** Offers a picture to share, but not for a profile without facets, such as a legacy profile. */
export function PictureSection({ reading }: { readonly reading: ProfileReading }) {
  const subject = readPictureSubject(reading);
  if (subject.themes.length === 0) return null;
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
