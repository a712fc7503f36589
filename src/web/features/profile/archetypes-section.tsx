import { paths } from '../../platform/navigation/paths.ts';
import { FigureTable } from '../../ui/charts/numbers-table.tsx';
import { CertaintyMark } from '../../ui/components/certainty-mark.tsx';
import { Fold } from '../../ui/components/fold.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import type { ArchetypesView } from './archetypes-view.ts';
import * as words from './words.ts';

/** Shows the roles of the community, and a title if one is earned (measurement §4.3). */
export const ArchetypesSection = ({ archetypes }: { readonly archetypes: ArchetypesView }) => (
  <section aria-labelledby="archetypes" className="pt-5 sm:pt-20">
    <h2 id="archetypes">{words.archetypes}</h2>
    <Title {...archetypes} />
    <Fold label={words.archetypesMore}>
      <p className="max-w-2xl text-step--1 text-muted">
        {words.archetypesNote}{' '}
        <TextLink to={paths.methodology()} className="-my-3">
          {words.archetypesSource}
        </TextLink>
      </p>
      <FigureTable
        caption={words.archetypesCaption}
        columns={words.archetypesColumns}
        rows={archetypes.ranked.map(
          ({ name, sentence, figure }) => [words.archetypeRow(name, sentence), figure] as const,
        )}
      />
    </Fold>
  </section>
);

function Title({ title, titleText, certainty, hasRole }: ArchetypesView) {
  if (title === null)
    return <p className="mt-3 max-w-2xl text-muted">{hasRole ? words.noTitle : words.noRole}</p>;
  return (
    <>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-step-2 leading-tight text-accent">{title}</span>
        {certainty !== null && (
          <span className="text-step--1">
            <CertaintyMark certainty={certainty} />
          </span>
        )}
      </p>
      <p className="mt-1 max-w-2xl text-muted max-sm:text-step--1">{titleText}</p>
    </>
  );
}
