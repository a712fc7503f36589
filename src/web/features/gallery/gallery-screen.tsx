import { Link, useSearchParams } from 'react-router';
import { Charts } from './chart-family.tsx';
import { Compared, InCommon, Verdicts } from './comparison-families.tsx';
import { Buttons, Forms } from './control-families.tsx';
import { Modal, Notices, Waiting } from './notice-families.tsx';
import { OtherProfile, OwnArchetypes, OwnProfile, OwnThemes } from './profile-families.tsx';
import { Cards, Stages } from './survey-families.tsx';

/** Keyed by 'group/name'. Each group has a folder of approved screenshots. */
const families = {
  'controls/buttons': Buttons,
  'controls/forms': Forms,
  'notices/modal': Modal,
  'notices/waiting': Waiting,
  'notices/pages': Notices,
  'charts/charts': Charts,
  'charts/archetypes': OwnArchetypes,
  'survey/cards': Cards,
  'survey/stages': Stages,
  'profile/summary': OwnProfile,
  'profile/dimensions': OwnThemes,
  'profile/public': OtherProfile,
  'comparison/verdicts': Verdicts,
  'comparison/compared': Compared,
  'comparison/common': InCommon,
} as const;

const isFamily = (name: string | null): name is keyof typeof families =>
  name !== null && Object.hasOwn(families, name);

/**
 * Shows every component in every state: run `npm run dev` and open /dev/gallery. Each family has
 * its own page, so that a change to one does not shift the screenshot of another.
 */
export default function GalleryScreen() {
  const [search] = useSearchParams();
  const chosen = search.get('family');
  if (isFamily(chosen)) {
    const ChosenFamily = families[chosen];
    return <ChosenFamily />;
  }
  return (
    <nav aria-label="Families" className="py-8">
      <h1 className="pb-6">Gallery</h1>
      <ul>
        {Object.keys(families).map((name) => (
          <li key={name} className="border-t border-line">
            <Link to={`?family=${name}`} className="flex min-h-12 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
