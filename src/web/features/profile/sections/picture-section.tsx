import { record } from '../../../platform/analytics/analytics.ts';
import { LazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { loadPictureDialog } from '../../share-image/share-image.ts';
import { readPictureSubject } from '../first-screen/picture-subject.ts';
import type { ProfileReading } from '../view-model/profile-view.ts';
import * as words from './words.ts';

/**
 * Offers a picture to share. On a phone, the bar at the bottom does. Not for a profile without
 * facets, such as a legacy profile.
 */
export function PictureSection({ reading }: { readonly reading: ProfileReading }) {
  const subject = readPictureSubject(reading);
  if (subject.themes.length === 0) return null;
  return (
    <section
      aria-labelledby="picture"
      className="picture-section mt-6 border-t border-line-strong pt-4 sm:mt-20 sm:pt-8 print:hidden"
    >
      <div className="flex items-center justify-between gap-x-8 gap-y-4 max-sm:flex-wrap">
        <div>
          <h2 id="picture">{words.picture}</h2>
          <p className="mt-2 max-w-xl text-muted">{words.pictureText}</p>
        </div>
        <div className="shrink-0">
          <LazyDialog
            load={loadPictureDialog}
            dialog={{ subject }}
            onOpen={() => record('profile_action', { action: 'image' })}
          >
            {words.makePicture}
          </LazyDialog>
        </div>
      </div>
    </section>
  );
}
