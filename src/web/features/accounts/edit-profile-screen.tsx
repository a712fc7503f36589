import { Suspense } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { renderTags } from '../../ui/language/tags.ts';
import { DonationSection } from '../donations/donations.ts';
import {
  AccountSection,
  LoginCodeSection,
  ShareLinkSection,
  SessionSection,
} from './account-sections.tsx';
import { CompareDetailSection } from './compare-detail.tsx';
import { ProfileInformation } from './information.tsx';
import { useAccount } from './use-account.ts';
import { ProofPrompt } from './with-proof.tsx';
import * as words from './words.ts';

export default function EditProfileScreen() {
  const hasUser = useSession((state) => state.user !== null);
  return hasUser ? (
    <EditProfile />
  ) : (
    <Notice
      title={words.notAuthenticated}
      actions={<ButtonLink to={paths.login()}>{words.goToLogin}</ButtonLink>}
    />
  );
}

function EditProfile() {
  const account = useAccount();
  const isCompleted = useSession((state) => state.user?.surveyCompleted === true);
  const isBusy = account.phase.name === 'busy';
  return (
    <>
      <fieldset disabled={isBusy} className="contents">
        <HeaderLinks>
          <TextLink to={paths.profile()}>{words.backToProfile}</TextLink>
        </HeaderLinks>
        <h1 className="pt-6 pb-10 sm:pt-10">{words.editProfile}</h1>
        <ProfileInformation />
        <ShareLinkSection account={account} />
        <CompareDetailSection />
        <LoginCodeSection account={account} />
        <SessionSection account={account} />
        <Suspense>
          <DonationSection />
        </Suspense>
        <AccountSection
          title={words.yourData}
          text={words.dataExplained}
          account={account}
          actions={['export']}
        >
          <Button look="secondary" onClick={() => void account.exportData()}>
            {words.downloadMyData}
          </Button>
        </AccountSection>
        {isCompleted && (
          <AccountSection
            title={words.retakeTheSurvey}
            text={renderTags(words.retakeExplained, { a: <TextLink to={paths.history()} /> })}
            account={account}
            actions={['retake']}
          >
            <Button look="secondary" onClick={() => void account.retake()}>
              {words.retakeTheSurvey}
            </Button>
          </AccountSection>
        )}
        <AccountSection
          title={words.deleteEverything}
          text={words.deleteExplained}
          account={account}
          actions={['delete']}
        >
          <Button look="danger" onClick={() => void account.deleteAccount()}>
            {words.deleteMyAccount}
          </Button>
        </AccountSection>
      </fieldset>
      <ProofPrompt />
    </>
  );
}
