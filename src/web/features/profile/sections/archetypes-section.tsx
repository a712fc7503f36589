import { capitalise } from '../../../../domain/english/capitalise.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { NumbersTable } from '../../../ui/charts/numbers-table.tsx';
import { ScoreTrack } from '../../../ui/charts/tracks.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';
import type { ArchetypeReading, ArchetypesReading } from '../view-model/archetypes.ts';

/** The number of archetypes with a bar; the table has all twenty. */
const shownCount = 6;

/** Shows the roles of the community, and a title if one is earned (measurement §4.3). */
export function ArchetypesSection({ archetypes }: { readonly archetypes: ArchetypesReading }) {
  const { ranked } = archetypes;
  return (
    <section aria-labelledby="archetypes" className="pt-20">
      <h2 id="archetypes">Your archetypes</h2>
      <Title {...archetypes} />
      <ol className="mt-8 grid gap-x-16 gap-y-1 lg:grid-cols-2">
        {ranked.slice(0, shownCount).map((archetype) => (
          <ArchetypeRow key={archetype.key} archetype={archetype} />
        ))}
      </ol>
      <p className="mt-4 max-w-2xl text-step--1 text-muted">
        Twenty roles under the names the community uses, each with its 95 % margin. Roles with mild
        questions are counted lower and rare ones higher, so that all start level.
      </p>
      <p className="text-step--1">
        <TextLink to={paths.methodology()}>How this is worked out</TextLink>
      </p>
      <div className="mt-2">
        <NumbersTable
          caption="All twenty archetypes in percent, with their 95 % margins"
          columns={['Archetype', 'Percent']}
          rows={ranked.map(({ name, figure }) => [name, figure] as const)}
        />
      </div>
    </section>
  );
}

function Title({ title, titleLikes }: Pick<ArchetypesReading, 'title' | 'titleLikes'>) {
  if (title === null)
    return (
      <p className="mt-3 max-w-2xl text-muted">
        No single role is clearly yours. These come nearest.
      </p>
    );
  return (
    <>
      <p className="mt-4 font-display text-step-2 leading-tight text-accent">{title}</p>
      <p className="mt-2 max-w-2xl text-muted">{titleLikes}</p>
    </>
  );
}

function ArchetypeRow({ archetype }: { readonly archetype: ArchetypeReading }) {
  const { name, likes, estimate, figure } = archetype;
  return (
    <li className="border-t border-line pt-3 pb-2 break-inside-avoid">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{name}</span>
        <span className="text-step--1 text-muted tabular-nums">{`${figure} %`}</span>
      </p>
      <p className="text-step--1 text-muted">{capitalise(likes)}</p>
      <ScoreTrack name={name} score={estimate} figure={`${figure} percent`} />
    </li>
  );
}
