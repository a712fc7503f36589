import { matchPath, useLocation, useNavigate } from 'react-router';
import { withoutPunctuation } from '../../../domain/codes.ts';
import { capitalise } from '../../../domain/texts.ts';
import { nameLiked } from '../../../domain/themes.ts';
import { describeOutage } from '../../platform/api/format-error.ts';
import { RequestIdNote } from '../../platform/api/request-id-note.tsx';
import { paths, patterns } from '../../platform/navigation/paths.ts';
import { FailedNotice } from '../../platform/session/load-notices.tsx';
import { notLoaded, takeTheSurvey } from '../../platform/words.ts';
import { ButtonLink, Button } from '../../ui/components/button.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { NextStep } from '../../ui/components/next-step.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { certainties, oneInterest } from '../../ui/words.ts';
import { storeCompareCode } from '../comparison/comparison.ts';
import { LanguageOffer } from '../language/language.ts';
import { viewPublicThemes, PublicThemes } from './public-themes.tsx';
import {
  type PublicProfile,
  useKeptArrival,
  usePublicProfile,
  type Visitor,
} from './use-public-profile.ts';
import * as words from './words.ts';

const LoginToCompare = () => (
  <ButtonLink look="secondary" to={paths.login()}>
    {words.loginToCompare}
  </ButtonLink>
);

/** Invites visitors without a profile to compare. */
export const ComparisonBanner = ({ isLoggedIn = false }: { readonly isLoggedIn?: boolean }) => (
  <NextStep title={words.wantToCompare} text={words.wantToCompareText} className="mt-6">
    <ButtonLink to={isLoggedIn ? paths.survey() : paths.createAccount()}>
      {takeTheSurvey}
    </ButtonLink>
    {!isLoggedIn && <LoginToCompare />}
  </NextStep>
);

const goToHome = <ButtonLink to={paths.landing()}>{words.goToHome}</ButtonLink>;

/** An unknown code looks like a profile whose sharing is switched off (B2). */
export const ProfileFailedNotice = ({ error }: { readonly error: unknown }) =>
  describeOutage(error) === null ? (
    <Notice title={words.notFound} actions={goToHome}>
      <p role="alert">{words.codesExplained}</p>
      <RequestIdNote error={error} />
    </Notice>
  ) : (
    <FailedNotice title={notLoaded} error={error} wayOut={null} />
  );

interface Props {
  readonly shareCode: string;
  readonly visitor: Visitor;
}

export function VisitorActions({ shareCode, visitor }: Props) {
  if (visitor === 'unknown') return null;
  return (
    <div
      className={`flex flex-wrap gap-3 print:hidden ${visitor === 'ready' ? 'pt-6' : 'pt-12 pb-20'}`}
    >
      {visitor === 'signed-out' ? (
        <>
          <ButtonLink to={paths.createAccount()}>{words.createYourProfile}</ButtonLink>
          <LoginToCompare />
        </>
      ) : (
        <>
          {visitor === 'ready' && <CompareButton shareCode={shareCode} />}
          <ButtonLink look="secondary" to={paths.profile()}>
            {words.viewMyProfile}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

function CompareButton({ shareCode }: Pick<Props, 'shareCode'>) {
  const navigate = useNavigate();
  const compare = () => {
    storeCompareCode(shareCode);
    void navigate(paths.compare());
  };
  return <Button onClick={compare}>{words.compareWithMyProfile}</Button>;
}

/** Decodes a part of a path. Returns it unchanged if its encoding is broken. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const opening = 'max-w-3xl pt-6 pb-3 font-display text-step-3 leading-tight text-balance sm:pt-10';

interface OpeningProps {
  readonly line: NonNullable<PublicProfile['line']>;
  readonly isOwner: boolean;
}

/** The owner's line, if it may be seen, in the place of a sentence that fits everybody. */
const Opening = ({ line, isOwner }: OpeningProps) =>
  line.length > 0 ? (
    <p className={opening}>
      {line
        .map(({ theme, side, certainty }) =>
          oneInterest(capitalise(nameLiked(theme, side)), certainties[certainty]),
        )
        .join(' ')}
    </p>
  ) : (
    !isOwner && <p className={opening}>{words.someoneWants}</p>
  );

export default function PublicProfileScreen() {
  const { pathname } = useLocation();
  const { shareCode = '' } = matchPath(patterns.publicProfile, pathname)?.params ?? {};
  const state = usePublicProfile(withoutPunctuation(decode(shareCode)));
  useKeptArrival(state.phase === 'shown' ? state.profile.shareCode : null);
  if (state.phase === 'loading') return <LoadingScreen title={words.loadingProfile} />;
  if (state.phase === 'failed') return <ProfileFailedNotice error={state.error} />;
  const { profile, visitor } = state;
  const actions = <VisitorActions shareCode={profile.shareCode} visitor={visitor} />;
  return (
    <>
      {visitor !== 'owner' && <LanguageOffer />}
      <Opening line={profile.line ?? []} isOwner={visitor === 'owner'} />
      <h1 className="font-body text-step-2 tracking-normal [overflow-wrap:anywhere] tabular-nums">
        {words.shareCode(profile.shareCode)}
      </h1>
      {visitor === 'signed-out' && <ComparisonBanner />}
      {visitor === 'newcomer' && <ComparisonBanner isLoggedIn />}
      {visitor === 'ready' && actions}
      <PublicThemes themes={viewPublicThemes(profile)} />
      {visitor !== 'ready' && actions}
    </>
  );
}
