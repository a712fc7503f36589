import { Link, useSearchParams } from 'react-router';
import { Cards, Stages } from './answering.tsx';
import { Compared, InCommon, Verdicts } from './comparing.tsx';
import { Buttons, Forms } from './controls.tsx';
import { Drawings } from './drawings.tsx';
import { Modal, Notices, Waiting } from './notices.tsx';
import { OtherProfile } from './other-profile.tsx';
import { OwnThemes, OwnReading } from './own-profile.tsx';

const families = {
  buttons: Buttons,
  forms: Forms,
  modal: Modal,
  waiting: Waiting,
  notices: Notices,
  charts: Drawings,
  cards: Cards,
  stages: Stages,
  profile: OwnReading,
  dimensions: OwnThemes,
  public: OtherProfile,
  verdicts: Verdicts,
  compared: Compared,
  common: InCommon,
} as const;

const isFamily = (name: string | null): name is keyof typeof families =>
  name !== null && Object.hasOwn(families, name);

/** Every component in every state, with invented figures: `npm run dev`, then /dev/gallery. One family a page, so that no picture moves another. */
export default function GalleryScreen() {
  const [search] = useSearchParams();
  const chosen = search.get('family');
  if (isFamily(chosen)) {
    const Shown = families[chosen];
    return <Shown />;
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
