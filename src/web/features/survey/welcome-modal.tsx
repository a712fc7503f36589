import { product } from '../../../domain/product.ts';
import { setACount, setBTargetCount } from '../../../domain/survey.ts';
import { PendingPurpose } from '../../platform/arrival/pending-arrival.tsx';
import { QuickExit } from '../../platform/quick-exit/quick-exit.tsx';
import { useSession } from '../../platform/session/session.ts';
import { SharedDevice } from '../../platform/session/shared-device.tsx';
import { storage } from '../../platform/storage.ts';
import { yourLoginCode } from '../../platform/words.ts';
import { Button } from '../../ui/components/button.tsx';
import { Dialog } from '../../ui/components/dialog.tsx';
import { maskCode } from '../../ui/forms/login-code-button.tsx';
import { formatNumber, leftToRight } from '../../ui/language/numbers.ts';
import { LanguageSwitch } from '../language/language.ts';
import type { Labels } from './answer-scale.tsx';
import { type CodeMask, CopyCodeButton } from './survey-bars.tsx';
import * as words from './words.ts';

interface Props {
  readonly labels: Labels;
  readonly mask: CodeMask;
  readonly onBegin: () => void;
}

function LoginCode({ mask }: { readonly mask: CodeMask }) {
  const loginCode = useSession((state) => state.loginCode);
  if (loginCode === null) return null;
  return (
    <section aria-label={yourLoginCode} className="border-y border-line py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-6 font-medium tabular-nums">
        <span dir="ltr" aria-hidden={mask[0]}>
          {mask[0] ? maskCode(loginCode) : loginCode}
        </span>
        <CopyCodeButton code={loginCode} mask={mask} />
      </p>
      <p className="text-step--1 text-muted">{words.saveThisCode}</p>
    </section>
  );
}

/** Only 'Begin Survey' closes it: that confirms an age of at least 18 and consents. */
export default function WelcomeModal({ labels, mask, onBegin }: Props) {
  return (
    <Dialog
      finalFocus={false}
      keepsActions
      title={words.beforeYouBegin}
      corner={<QuickExit />}
      actions={
        <>
          <p className="text-step--1 text-muted">{words.consent}</p>
          <Button onClick={onBegin}>{words.beginSurvey}</Button>
        </>
      }
    >
      <PendingPurpose className="rounded-card bg-raised px-5 py-3" />
      <p className="text-muted">
        {words.surveyExplained.replace('#', leftToRight(product.acronym))}{' '}
        <small>
          {words.taps(
            formatNumber(setACount + setBTargetCount.min),
            formatNumber(setACount + setBTargetCount.max),
          )}
        </small>
      </p>
      <SharedDevice
        defaultChecked={storage.isTabOnly()}
        onChange={(event) => storage.keepInTabOnly(event.target.checked, 'moved')}
      />
      <section aria-labelledby="welcome-scale">
        <h3 id="welcome-scale" className="font-body text-step-0 font-medium tracking-normal">
          {words.howToAnswer}
        </h3>
        <ol className="mt-2 columns-2 gap-x-8 text-muted max-[22rem]:columns-1">
          {labels.map(({ value, label }) => (
            <li key={value} className="flex gap-3 py-0.5">
              <span className="text-text tabular-nums">{value}</span>
              {label}
            </li>
          ))}
        </ol>
      </section>
      <LoginCode mask={mask} />
      <LanguageSwitch className="text-step--1" />
    </Dialog>
  );
}
