import { type ReactNode, Suspense } from 'react';
import {
  type CompareDetail,
  defaultCompareDetail,
  compareDetails,
} from '../../../domain/comparing.ts';
import { BackToProfile } from '../../platform/navigation/back-to-profile.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { updateUser, useSession } from '../../platform/session/session.ts';
import { editProfile, notAuthenticated, retakeTheSurvey } from '../../platform/words.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { useChoiceSaver } from '../../ui/forms/choice-saver.ts';
import { Option } from '../../ui/forms/options.tsx';
import { saveColors, saveTexts } from '../../ui/forms/save-status.ts';
import { renderTags } from '../../ui/language/tags.ts';
import { DonationSection, StudySection } from '../donations/donations.ts';
import {
  AccountSection,
  LoginCodeSection,
  ShareLinkSection,
  SessionSection,
  TwoColumns,
} from './account-sections.tsx';
import { ProfileInformation } from './information.tsx';
import { PasskeySection } from './passkeys/passkey-section.tsx';
import { ProofPrompt } from './proof-prompt.tsx';
import { type Account, useAccount } from './use-account.ts';
import { callAccount } from './with-proof.ts';
import * as words from './words.ts';

export default function EditProfileScreen() {
  const hasUser = useSession((state) => state.user !== null);
  return hasUser ? (
    <EditProfile />
  ) : (
    <Notice
      title={notAuthenticated}
      actions={<ButtonLink to={paths.login()}>{words.goToLogin}</ButtonLink>}
    />
  );
}

function EditProfile() {
  const account = useAccount();
  return (
    <>
      <fieldset disabled={account.phase.name === 'busy'} className="contents">
        <HeaderLinks>
          <BackToProfile />
        </HeaderLinks>
        <h1 className="pt-6 sm:pt-10">{editProfile}</h1>
        <Group id="you">
          <ProfileInformation />
          <Retake account={account} />
          <Suspense>
            <StudySection />
            <DonationSection />
          </Suspense>
        </Group>
        <Group id="sharing">
          <ShareLinkSection account={account} />
          <CompareDetailSection />
        </Group>
        <Group id="account">
          <LoginCodeSection account={account} />
          <PasskeySection />
          <SessionSection account={account} />
          <DataSections account={account} />
        </Group>
      </fieldset>
      <ProofPrompt />
    </>
  );
}

interface AccountProps {
  readonly account: Account;
}

function Retake({ account }: AccountProps) {
  const isCompleted = useSession((state) => state.user?.surveyCompleted === true);
  if (!isCompleted) return null;
  return (
    <AccountSection
      title={retakeTheSurvey}
      text={renderTags(words.retakeExplained, {
        a: <TextLink to={paths.history()} className="-my-3" />,
      })}
      account={account}
      actions={['retake']}
    >
      <Button look="secondary" onClick={() => void account.retake()}>
        {retakeTheSurvey}
      </Button>
    </AccountSection>
  );
}

const DataSections = ({ account }: AccountProps) => (
  <>
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
  </>
);

interface GroupProps {
  readonly id: keyof typeof words.groups;
  readonly children: ReactNode;
}

/** One of the three parts of the page. A link to its id opens the page at it. */
const Group = ({ id, children }: GroupProps) => (
  <section aria-labelledby={id} className="pt-10">
    <h2 id={id} className="pb-4 outline-none">
      {words.groups[id]}
    </h2>
    {children}
  </section>
);

async function saveDetail(compareDetail: CompareDetail): Promise<void> {
  const { user } = await callAccount('updateOptionalInfo', { body: { compareDetail } });
  updateUser(user);
}

/** The owner's choice, saved as soon as it is made. */
function CompareDetailSection() {
  const stored = useSession(({ user }) => user?.compareDetail ?? defaultCompareDetail);
  const { pending, status, choose } = useChoiceSaver(saveDetail);
  return (
    <TwoColumns id="compare-detail" title={words.legend} text={words.changesApplyNext}>
      <fieldset aria-labelledby="compare-detail" className="max-w-xl">
        {compareDetails.map((each) => (
          <Option
            key={each}
            type="radio"
            group="compare-detail"
            label={
              each === defaultCompareDetail
                ? words.byDefault(words.details[each].label)
                : words.details[each].label
            }
            hint={words.details[each].hint}
            isChosen={(pending ?? stored) === each}
            onChoose={() => void choose(each)}
          />
        ))}
        <StatusLine className={`min-h-6 text-step--1 ${saveColors[status]}`}>
          {saveTexts[status]}
        </StatusLine>
      </fieldset>
    </TwoColumns>
  );
}
