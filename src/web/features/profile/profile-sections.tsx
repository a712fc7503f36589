import { paths } from '../../platform/navigation/paths.ts';
import { Fold } from '../../ui/components/fold.tsx';
import { LazyDialog } from '../../ui/components/lazy-dialog.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { renderTags } from '../../ui/language/tags.ts';
import { share } from '../../ui/words.ts';
import type { ProfileView } from './profile-view.ts';
import type { AreaView } from './themes/theme-view.ts';
import * as words from './words.ts';

/** For the table of contents. */
export const sections = [
  ['dimensions', words.contentsThemes],
  ['polarities', words.contentsPolarities],
  ['areas', words.contentsAreas],
  ['archetypes', words.contentsArchetypes],
  ['share', share],
  ['compare', words.contentsCompare],
] as const;

export const InterestAreas = ({ areas }: { readonly areas: readonly AreaView[] }) => (
  <section aria-labelledby="areas" className="pt-5 sm:pt-20">
    <h2 id="areas">{words.areas}</h2>
    {areas.length === 0 ? <NoAreas /> : <Areas areas={areas} />}
  </section>
);

const columns = 'gap-x-12 md:grid-cols-2 lg:grid-cols-3';

/** A single area fills a wide screen. */
const Areas = ({ areas }: { readonly areas: readonly AreaView[] }) => (
  <ul className={`mt-3 grid gap-y-4 sm:mt-8 md:gap-y-10 ${areas.length > 1 ? columns : ''}`}>
    {areas.map(({ key, name, activities }) => (
      <li key={key} className="break-inside-avoid">
        <h3>{name}</h3>
        <ul className={`mt-2 md:mt-4 ${areas.length > 1 ? '' : `md:grid ${columns}`}`}>
          {activities.map((activity) => (
            <li key={activity} className="border-t border-line py-2 leading-snug md:py-3">
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

/** Stands before the share link, because a limit cannot take back what was already seen. */
export const OwnPages = ({ hasEarlier }: Pick<ProfileView, 'hasEarlier'>) => (
  <section
    aria-label={words.limits}
    className="mt-4 flex max-w-3xl flex-col border-t border-line-strong pt-3 text-muted sm:mt-20 print:hidden"
  >
    <p>
      {renderTags(words.limitsText, { a: <TextLink to={paths.answers()} className="-my-3" /> })}
    </p>
    {hasEarlier && <TextLink to={paths.history()}>{words.historyLink}</TextLink>}
    <LazyDialog look="quiet" load={() => import('./result-file-dialog.tsx')} dialog={{}}>
      {words.keepResult}
    </LazyDialog>
  </section>
);

export const ProfileSummary = ({ summary }: Pick<ProfileView, 'summary'>) => (
  <section className="pt-4 pb-3 sm:pt-10 sm:pb-4">
    <h2 className="font-body text-step--1 tracking-wide text-muted">{words.summary}</h2>
    <p className="mt-2 max-w-4xl font-display leading-[1.35] text-pretty sm:text-step-1">
      {summary}
    </p>
  </section>
);
