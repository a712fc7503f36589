import type { AreaReading } from '../view-model/themes/interest-areas.ts';

export function InterestAreas({ areas }: { readonly areas: readonly AreaReading[] }) {
  return (
    <section aria-labelledby="areas" className="pt-20">
      <h2 id="areas">Your Interest Areas</h2>
      {areas.length === 0 ? <NoAreas /> : <Areas areas={areas} />}
    </section>
  );
}

function Areas({ areas }: { readonly areas: readonly AreaReading[] }) {
  return (
    <ul className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {areas.map(({ key, name, activities }) => (
        <li key={key}>
          <h3>{name}</h3>
          <ul className="mt-4">
            {activities.map((activity) => (
              <li key={activity} className="border-t border-line py-3 leading-snug">
                {activity}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/**
 * Shown if no area reaches 5 of 7 points. Most very reserved people have none, so the text must not
 * judge (measurement §4.1).
 */
function NoAreas() {
  return (
    <div className="mt-4 flex max-w-2xl flex-col gap-3 leading-relaxed text-muted">
      <p className="text-step-1 text-text">No area stands out from the others so far.</p>
      <p>
        An area appears here from 5 of 7 points. Interests that are spread evenly, or that depend on
        the person and the moment, stay below that line. The dimensions above still show where you
        lean furthest, and comparing with someone you trust shows what you have in common.
      </p>
    </div>
  );
}
