import { product } from '../../../../domain/product.ts';
import { QuickExit } from '../../../platform/quick-exit/quick-exit.tsx';
import { useSession } from '../../../platform/session/session.ts';
import { SharedDevice } from '../../../platform/session/shared-device.tsx';
import { storage } from '../../../platform/storage/storage.ts';
import { Button } from '../../../ui/components/button.tsx';
import { CopyButton } from '../../../ui/components/copy-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import type { Labels } from '../context/scale-labels.ts';

interface Props {
  readonly isOpen: boolean;
  readonly labels: Labels;
  readonly onBegin: () => void;
}

function LoginCode() {
  const loginCode = useSession((state) => state.loginCode);
  if (loginCode === null) return null;
  return (
    <section aria-label="Your login code" className="border-y border-line py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-6">
        <span className="font-medium tabular-nums">{loginCode}</span>
        <CopyButton value={loginCode} label="Copy Code" />
      </p>
      <p className="text-step--1 text-muted">Save this code to resume your survey later!</p>
    </section>
  );
}

/**
 * Only 'Begin Survey' closes the dialog. Pressing it confirms an age of at least 18 and gives the
 * consent (product decisions A2, B12).
 */
export default function WelcomeModal({ isOpen, labels, onBegin }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      finalFocus={false}
      title="Before you begin"
      corner={<QuickExit listens={false} />}
      actions={
        <>
          <Button onClick={onBegin}>Begin Survey</Button>
          <p className="max-w-80 text-step--1 text-muted">
            By going on you confirm that you are 18 or older and agree that your answers are stored
            to make your profile.
          </p>
        </>
      }
    >
      <p className="text-muted">
        The {product.acronym} Survey has ~48 core questions, then 15-25 additional questions chosen
        by what you answered. It takes 10-15 minutes and saves automatically.
      </p>
      <section aria-labelledby="welcome-scale">
        <h3 id="welcome-scale" className="font-body text-step-0 font-medium tracking-normal">
          Each question has one scale
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
      <LoginCode />
      <SharedDevice
        defaultChecked={storage.isTabOnly()}
        onChange={(event) => storage.keepInTabOnly(event.target.checked, 'moved')}
      />
    </Dialog>
  );
}
