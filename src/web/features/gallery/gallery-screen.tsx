import { useLocation } from 'react-router';
import { Link } from '../../ui/components/link.tsx';
import { Agreements, Erasure, MarksForms } from './agreement-families.tsx';
import { Charts } from './chart-family.tsx';
import {
  Compared,
  InCommon,
  KeptPeople,
  Maps,
  NotNamed,
  Verdicts,
} from './comparison-families.tsx';
import { Buttons, Forms } from './control-families.tsx';
import { LinkNotices, NewLink, Offers, OpenedLinks, OwnLinks } from './link-families.tsx';
import { Modal, Notices, Waiting } from './notice-families.tsx';
import {
  OtherProfile,
  OverTime,
  OwnArchetypes,
  OwnPortraits,
  OwnProfile,
  OwnRounds,
  OwnThemes,
} from './profile-families.tsx';
import { Landing, Stories } from './story-families.tsx';
import { Between, Cards, Stages } from './survey-families.tsx';
import {
  Decisions,
  Invitations,
  ReadingNotices,
  Readings,
  Results,
  Withdrawal,
} from './together-families.tsx';

/** Keyed by 'group/name'. Each group has a folder of approved screenshots. */
const families = {
  'controls/buttons': Buttons,
  'controls/forms': Forms,
  'notices/modal': Modal,
  'notices/waiting': Waiting,
  'notices/pages': Notices,
  'charts/charts': Charts,
  'charts/archetypes': OwnArchetypes,
  'survey/landing': Landing,
  'profile/stories': Stories,
  'survey/cards': Cards,
  'survey/stages': Stages,
  'survey/between': Between,
  'profile/first-screen': OwnPortraits,
  'profile/summary': OwnProfile,
  'profile/dimensions': OwnThemes,
  'survey/history': OverTime,
  'survey/deeper': OwnRounds,
  'profile/public': OtherProfile,
  'comparison/verdicts': Verdicts,
  'comparison/map': Maps,
  'comparison/compared': Compared,
  'comparison/common': InCommon,
  'comparison/kept': KeptPeople,
  'naming/not-named': NotNamed,
  'links/own': OwnLinks,
  'links/new': NewLink,
  'opened-link/levels': OpenedLinks,
  'opened-link/notices': LinkNotices,
  'links/offers': Offers,
  'together/invitations': Invitations,
  'together/list': Readings,
  'together/result': Results,
  'agreement/section': Agreements,
  'agreement/form': MarksForms,
  'agreement/erasure': Erasure,
  'together-answer/decision': Decisions,
  'together-answer/notices': ReadingNotices,
  'together-answer/withdrawal': Withdrawal,
} as const;

const isFamily = (name: string | null): name is keyof typeof families =>
  name !== null && Object.hasOwn(families, name);

/** Run `npm run dev` and open /dev/gallery. A page per family keeps screenshots independent. */
export default function GalleryScreen() {
  const search = new URLSearchParams(useLocation().search);
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
