import { paths } from '../../platform/navigation/paths.ts';
import { Fold } from '../../ui/components/fold.tsx';
import { LazyDialog } from '../../ui/components/lazy-dialog.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { renderTags } from '../../ui/language/tags.ts';
import type { ProfileView } from './profile-view.ts';
import type { AreaView } from './themes/theme-view.ts';
import * as words from './words.ts';

export const InterestAreas = ({ areas }: { readonly areas: readonly AreaView[] }) => (
  <section aria-labelledby="areas" className="pt-3 sm:pt-12">
    <h2 id="areas" className="text-step-1">
      {words.areas}
    </h2>
    {areas.length === 0 ? <NoAreas /> : <Areas areas={areas} />}
  </section>
);

const columns = 'gap-x-12 md:grid-cols-2 lg:grid-cols-3';

/** A single area fills a wide screen. */
const Areas = ({ areas }: { readonly areas: readonly AreaView[] }) => (
  <ul className={`mt-1 grid gap-y-1.5 sm:mt-4 sm:gap-y-2 ${areas.length > 1 ? columns : ''}`}>
    {areas.map(({ key, name, activities }) => (
      <li key={key} className="border-t border-line pt-1 break-inside-avoid">
        <h3 className="font-body text-step-0 font-medium tracking-normal">{name}</h3>
        <ul className={areas.length > 1 ? '' : `md:grid ${columns}`}>
          {activities.map((activity) => (
            <li key={activity} className="leading-snug text-muted max-sm:text-step--1 sm:py-0.5">
              {activity}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

/** Most very reserved people have no area, so the text must not judge (measurement §4.1). */
const NoAreas = () => (
  <div className="mt-2 max-w-2xl sm:mt-4">
    <p className="text-step-1">{words.noAreas}</p>
    <Fold label={words.noAreasWhy} isOpenOnWide>
      <p className="leading-relaxed text-muted md:mt-3">{words.noAreasReason}</p>
    </Fold>
  </div>
);

/** What to do before sharing. */
export const LimitsNote = () => (
  <p className="text-step--1 leading-snug text-muted">
    {renderTags(words.limitsText, { a: <TextLink to={paths.answers()} className="-my-3" /> })}
  </p>
);

export const OwnPages = ({ hasEarlier }: Pick<ProfileView, 'hasEarlier'>) => (
  <>
    {hasEarlier && <TextLink to={paths.history()}>{words.historyLink}</TextLink>}
    <LazyDialog look="quiet" load={() => import('./result-file-dialog.tsx')} dialog={{}}>
      {words.keepResult}
    </LazyDialog>
  </>
);

export const ProfileSummary = ({ summary }: Pick<ProfileView, 'summary'>) => (
  <section className="pt-3 sm:pt-10">
    <h2 className="text-step-1">{words.summary}</h2>
    <p className="mt-1 max-w-4xl font-display leading-snug text-pretty max-sm:text-step-0 sm:mt-2 sm:text-step-1 sm:leading-[1.35]">
      {summary}
    </p>
  </section>
);
