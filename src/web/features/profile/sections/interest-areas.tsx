import { Fold } from '../../../ui/disclosure/fold.tsx';
import type { AreaReading } from '../view-model/themes/interest-areas.ts';
import * as words from './words.ts';

export function InterestAreas({ areas }: { readonly areas: readonly AreaReading[] }) {
  return (
    <section aria-labelledby="areas" className="pt-5 sm:pt-20">
      <h2 id="areas">{words.areas}</h2>
      {areas.length === 0 ? <NoAreas /> : <Areas areas={areas} />}
    </section>
  );
}

const columns = 'gap-x-12 md:grid-cols-2 lg:grid-cols-3';

/**
 * A narrow screen shows the names of the areas; pressing one opens its activities. On a wide screen
 * a single area fills the columns with its activities.
 */
const Areas = ({ areas }: { readonly areas: readonly AreaReading[] }) => (
  <ul className={`mt-3 grid sm:mt-8 md:gap-y-10 ${areas.length > 1 ? columns : ''}`}>
    {areas.map(({ key, name, activities }) => (
      <li key={key} className="max-md:border-t max-md:border-line">
        <Fold label={name} level={3} isOpenOnWide>
          <h3 className="max-md:hidden print:block">{name}</h3>
          <ul className={`mb-4 md:mt-4 ${areas.length > 1 ? '' : `md:grid ${columns}`}`}>
            {activities.map((activity) => (
              <li key={activity} className="border-t border-line py-2 leading-snug md:py-3">
                {activity}
              </li>
            ))}
          </ul>
        </Fold>
      </li>
    ))}
  </ul>
);

/**
 * Shown if no area reaches 5 of 7 points. Most very reserved people have none, so the text must not
 * judge (measurement §4.1).
 */
const NoAreas = () => (
  <div className="mt-2 max-w-2xl sm:mt-4">
    <p className="text-step-1">{words.noAreas}</p>
    <Fold label={words.noAreasWhy} isOpenOnWide>
      <p className="leading-relaxed text-muted md:mt-3">{words.noAreasReason}</p>
    </Fold>
  </div>
);
