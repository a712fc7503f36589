import { ContentsBar } from '../../ui/components/contents-bar.tsx';
import { ArchetypesSection } from '../profile/archetypes-section.tsx';
import { type Rounds, DeeperPanel } from '../profile/deeper.tsx';
import { FirstScreen } from '../profile/first-screen/first-screen.tsx';
import { PhoneBar } from '../profile/first-screen/phone-bar.tsx';
import { readPictureSubject } from '../profile/first-screen/picture-subject.ts';
import { readHistory } from '../profile/history/history-view.ts';
import { Told } from '../profile/history/results-over-time.tsx';
import { ThemeStrips } from '../profile/history/theme-history.tsx';
import { PolarityProfile } from '../profile/polarity-profile.tsx';
import { InterestAreas, sections, ProfileSummary } from '../profile/profile-sections.tsx';
import { ThemeDetails } from '../profile/themes/theme-card.tsx';
import { ThemeSection } from '../profile/themes/theme-section.tsx';
import { ComparisonBanner, VisitorActions } from '../sharing/public-profile-screen.tsx';
import { readPublicThemes, PublicThemes } from '../sharing/public-themes.tsx';
import { Family, State } from './family.tsx';
import { results } from './invented/invented-history.ts';
import { portraits } from './invented/invented-portraits.ts';
import { dimensions, profileReading } from './invented/invented-profile.ts';

/** The rounds of ten of a person who has taken three. */
const margins = [14.9, 13.6, 12.9, 12.3];

const rounds: Rounds = {
  left: 75,
  open: null,
  steps: margins.map((margin, n) => ({ answered: 63 + 10 * n, margin })),
  nowClear: ['SM', 'EXVOY'],
  stillOpen: ['ROLE'],
};

const stillReveal = { isFirst: false, isRunning: false, end: () => {} };

/** Shows the first screen with as much and as little to say as there can be, and a phone's bar. */
export const OwnPortraits = () => (
  <Family title="Profile: first screen">
    {Object.entries(portraits).map(([name, reading]) => (
      <State key={name} name={name}>
        <FirstScreen
          portrait={reading.portrait}
          reading={reading}
          reveal={stillReveal}
          restId="rest"
        />
      </State>
    ))}
    <PhoneBar shareCode={null} subject={readPictureSubject(profileReading)} />
  </Family>
);

/** Shows the margins after three rounds of ten. */
export const OwnRounds = () => (
  <Family title="Profile: ten more questions">
    <div className="flex max-w-2xl flex-col gap-3 text-step--1 text-muted">
      <DeeperPanel rounds={rounds} step="idle" begin={() => {}} isSharpened={false} />
    </div>
  </Family>
);

/** Shows theme cards of each emphasis (high, medium and neutral), one marked 'TOP', one open. */
export const OwnThemes = () => (
  <Family title="Profile: dimension cards and their figures">
    <ContentsBar label="Contents" entries={sections} />
    <ThemeSection themes={profileReading.themes} factors={profileReading.factors} />
    <State name="open, a clear difference">
      {profileReading.themes.slice(0, 1).map((theme) => (
        <ThemeDetails key={theme.key} theme={theme} isOpen={false} />
      ))}
    </State>
  </Family>
);

export const OwnProfile = () => (
  <Family title="Profile: summary, polarities of each kind, interest areas">
    <ProfileSummary summary={profileReading.summary} />
    <PolarityProfile polarities={profileReading.polarities} />
    <InterestAreas areas={profileReading.areas} />
    <State name="no area">
      <InterestAreas areas={[]} />
    </State>
  </Family>
);

/** Shows archetypes with a pair of names, with a single title and without one. */
export function OwnArchetypes() {
  const { archetypes } = profileReading;
  const untitled = { ...archetypes, title: null, titleText: null, certainty: null };
  return (
    <Family title="Profile: archetypes">
      <ArchetypesSection archetypes={archetypes} />
      <State name="no title">
        <ArchetypesSection archetypes={untitled} />
      </State>
      <State name="no role">
        <ArchetypesSection archetypes={{ ...untitled, hasRole: false }} />
      </State>
    </Family>
  );
}

/** Shows a clear change, and the scores of a theme with two poles. */
export function OverTime() {
  const { days, themes, told } = readHistory(results, 0);
  const [history] = themes;
  return (
    <Family title="Results over time">
      <Told texts={told} since={days[0] ?? ''} />
      {history && <ThemeStrips history={history} days={days} since={days[0] ?? ''} />}
    </Family>
  );
}

export const OtherProfile = () => (
  <Family title="Public profile">
    <ComparisonBanner />
    <PublicThemes themes={readPublicThemes({ dimensions })} />
    <State name="a visitor">
      <VisitorActions shareCode="ABCDEFGHJKMNPQRSTVWX" visitor="signed-out" />
    </State>
    <State name="signed in">
      <VisitorActions shareCode="ABCDEFGHJKMNPQRSTVWX" visitor="ready" />
    </State>
  </Family>
);
