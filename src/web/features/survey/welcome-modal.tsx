import { useHref } from 'react-router';
import { consent, consentOnDevice } from '../../../domain/consent-words.ts';
import { product } from '../../../domain/product.ts';
import { setACount, setBTargetCount } from '../../../domain/survey.ts';
import { themeNames } from '../../../domain/words.ts';
import { PendingPurpose } from '../../platform/arrival/pending-arrival.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { isOnDevice } from '../../platform/on-device.ts';
import { QuickExit } from '../../platform/quick-exit/quick-exit.tsx';
import { useSession } from '../../platform/session/session.ts';
import { SharedDevice } from '../../platform/session/shared-device.tsx';
import { site } from '../../platform/site.ts';
import { storage } from '../../platform/storage.ts';
import { help, yourLoginCode } from '../../platform/words.ts';
import { Button } from '../../ui/components/button.tsx';
import { Dialog } from '../../ui/components/dialog.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { ConsentBox, useConsent } from '../../ui/forms/consent-box.tsx';
import { maskCode } from '../../ui/forms/login-code-button.tsx';
import { formatNumber, leftToRight } from '../../ui/language/numbers.ts';
import { DraftNote, LanguageSwitch } from '../language/language.ts';
import type { Labels } from './answer-scale.tsx';
import { type CodeMask, CopyCodeButton } from './survey-bars.tsx';
import * as words from './words.ts';

interface Props {
  readonly labels: Labels;
  readonly mask: CodeMask;
  readonly onBegin: () => void;
}

/** Hands the code alone to the share sheet of a phone, for its notes or a password manager. */
const SaveCode = ({ code }: { readonly code: string }) =>
  'share' in navigator && (
    <Button look="quiet" onClick={() => void navigator.share({ text: code }).catch(() => {})}>
      {words.saveIt}
    </Button>
  );

function LoginCode({ mask }: { readonly mask: CodeMask }) {
  const loginCode = useSession((state) => state.loginCode);
  if (loginCode === null) return null;
  return (
    <section aria-label={yourLoginCode} className="border-y border-line py-2">
      <p className="text-step--1 text-muted">{words.saveThisCode}</p>
      <p className="flex flex-wrap items-center gap-x-6 font-medium tabular-nums">
        <span dir="ltr" aria-hidden={mask[0]} className="me-auto">
          {mask[0] ? maskCode(loginCode) : loginCode}
        </span>
        <CopyCodeButton code={loginCode} mask={mask} />
        <SaveCode code={loginCode} />
      </p>
    </section>
  );
}

const aboutId = 'welcome-about';
const consentId = 'welcome-consent';

/** The page about privacy opens beside this one, which would otherwise lose its place. */
function Consent({ box, isMissing }: Pick<ReturnType<typeof useConsent>, 'box' | 'isMissing'>) {
  const privacyPage = useHref(paths.privacy());
  return (
    <div className="text-step--1 leading-snug">
      <ConsentBox box={box} isMissing={isMissing} name="consent" textId={consentId}>
        {isOnDevice ? consentOnDevice : consent}
      </ConsentBox>
      {!isOnDevice && (
        <p className="text-muted">
          {site.operator !== null && `${words.runBy(site.operator)} `}
          <a href={privacyPage} target="_blank" rel="noreferrer" className="touch-link">
            {words.storedAndWhy}
          </a>
        </p>
      )}
    </div>
  );
}

const taps = words.taps(
  formatNumber(setACount + setBTargetCount.min),
  formatNumber(setACount + setBTargetCount.max),
);
const themes = Object.values(themeNames)
  .map(({ name }) => name)
  .join(', ');

const HowToAnswer = ({ labels }: Pick<Props, 'labels'>) => (
  <section aria-labelledby="welcome-scale">
    <h3 id="welcome-scale" className="font-body text-step-0 font-medium tracking-normal">
      {words.howToAnswer}
    </h3>
    <ol className="mt-2 columns-2 gap-x-8 text-muted max-[22rem]:columns-1">
      {labels.map(({ value, label }) => (
        <li key={value} className="flex gap-3 py-0.5">
          <span className="text-text tabular-nums">{value}</span> {label}
        </li>
      ))}
    </ol>
  </section>
);

/** Only 'Begin Survey' closes it, once the box is ticked: an express consent of an adult. */
export default function WelcomeModal({ labels, mask, onBegin }: Props) {
  const { box, isMissing, ifTicked } = useConsent();
  return (
    <Dialog
      title={words.beforeYouBegin}
      entrance={`${aboutId} ${consentId}`}
      corner={<QuickExit />}
      actions={
        <>
          <Consent box={box} isMissing={isMissing} />
          <Button onClick={() => ifTicked(onBegin)}>{words.beginSurvey}</Button>
          <TextLink to={paths.help()}>{help}</TextLink>
          <StatusLine tone="poor" className="text-step--1">
            {isMissing && words.tickFirst}
          </StatusLine>
        </>
      }
    >
      <PendingPurpose className="rounded-card bg-raised px-5 py-3" />
      <p id={aboutId} className="text-muted">
        {(isOnDevice ? words.explainedOnDevice : words.surveyExplained).replace(
          '#',
          leftToRight(product.acronym),
        )}{' '}
        <small>{taps}</small>
      </p>
      <LoginCode mask={mask} />
      <DraftNote />
      <p className="text-muted">{words.themesAsked(themes)}</p>
      {!isOnDevice && (
        <SharedDevice
          defaultChecked={storage.isTabOnly()}
          onChange={(event) => storage.keepInTabOnly(event.target.checked, 'moved')}
        />
      )}
      <HowToAnswer labels={labels} />
      {!isOnDevice && <LanguageSwitch className="text-step--1" />}
    </Dialog>
  );
}
