import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { AccountSection } from './account-section.tsx';
import { LoginCodeSection, ShareLinkSection } from './code-sections.tsx';
import { ProfileInformation } from './information/profile-information.tsx';
import { SessionSection } from './session-section.tsx';
import { useAccount } from './use-account.ts';

export default function EditProfileScreen() {
  const hasUser = useSession((state) => state.user !== null);
  return hasUser ? (
    <EditProfile />
  ) : (
    <Notice
      title="Not authenticated"
      actions={<ButtonLink to={paths.login()}>Go to Login</ButtonLink>}
    />
  );
}

function EditProfile() {
  const account = useAccount();
  const isCompleted = useSession((state) => state.user?.surveyCompleted === true);
  const isBusy = account.phase.name === 'busy';
  return (
    <fieldset disabled={isBusy} className="contents">
      <HeaderLinks>
        <TextLink to={paths.profile()}>Back to Profile</TextLink>
      </HeaderLinks>
      <h1 className="pt-6 pb-10 sm:pt-10">Edit Profile</h1>
      <ProfileInformation />
      <ShareLinkSection account={account} />
      <LoginCodeSection account={account} />
      <SessionSection account={account} />
      <AccountSection
        title="Your data"
        text="Everything we hold about this account, with every question and answer, in one file that a person or a program can read."
        account={account}
        actions={['export']}
      >
        <Button look="secondary" onClick={() => void account.exportData()}>
          Download my data
        </Button>
      </AccountSection>
      {isCompleted && (
        <AccountSection
          title="Retake the survey"
          text="Interests change. Your present profile stays until the new answers are complete. At most three times in 30 days."
          account={account}
          actions={['retake']}
        >
          <Button look="secondary" onClick={() => void account.retake()}>
            Retake the survey
          </Button>
        </AccountSection>
      )}
      <AccountSection
        title="Delete everything"
        text="Your answers, your profile, your codes and sessions are removed at once and for good."
        account={account}
        actions={['delete']}
      >
        <Button look="danger" onClick={() => void account.deleteAccount()}>
          Delete my account
        </Button>
      </AccountSection>
    </fieldset>
  );
}
