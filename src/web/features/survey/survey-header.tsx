import { useState } from 'react';
import { useNavigate } from 'react-router';
import { product } from '../../../domain/product.ts';
import { QuickExit } from '../../platform/leave/quick-exit.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx';
import { type Labels, useSurvey } from './use-survey.ts';

/** To the site root even where the logout call fails (spec §2, §8). */
function LogOut() {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const waiting = useSurvey((survey) => survey.waiting.length);
  const logOut = async () => {
    if (
      waiting > 0 &&
      !window.confirm('Log out? Your last answers are not saved yet, and would be lost.')
    )
      return;
    setIsLeaving(true);
    const { logOut } = await import('../../platform/session/sign-out.ts');
    await logOut();
    void navigate(paths.landing());
  };
  return (
    <button
      type="button"
      disabled={isLeaving}
      onClick={() => void logOut()}
      className="inline-flex min-h-11 cursor-pointer items-center whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-accent"
    >
      Log Out
    </button>
  );
}

function LoginCode() {
  const loginCode = useSession((state) => state.loginCode);
  if (loginCode === null) return <p className="code text-muted">No login code on this device</p>;
  return (
    <p className="code flex items-center gap-x-3">
      <span className="leading-snug text-muted tabular-nums">{loginCode}</span>
      <CopyButton
        value={loginCode}
        label="Copy Code"
        className="whitespace-nowrap"
      />
    </p>
  );
}

/** On mobile only the values 1, 4 and 7; on desktop all seven (spec §2, fixed header). */
function ScaleLegend({ labels }: { readonly labels: Labels }) {
  return (
    <ul
      aria-label="What the values mean"
      className="flex justify-between gap-x-3 pt-1 pb-2.5 text-step--1 whitespace-nowrap text-muted"
    >
      {labels.map(({ value, label }) => (
        <li key={value} className={value % 3 === 1 ? '' : 'hidden lg:list-item'}>
          <span className="me-1.5 text-text tabular-nums">{value}</span>
          {label}
        </li>
      ))}
    </ul>
  );
}

export function SurveyHeader({ labels }: { readonly labels: Labels }) {
  return (
    <header className="survey-header border-b border-line text-step--1">
      <div className="survey-header-row pt-1">
        <LoginCode />
        <h1 className="font-body text-step--1 font-semibold tracking-normal whitespace-nowrap">
          {product.acronym} Survey
        </h1>
        <div className="actions flex items-center justify-end gap-x-3 sm:gap-x-4">
          <span className="hidden min-[24rem]:block">
            <ThemeToggle />
          </span>
          <LogOut />
          <QuickExit />
        </div>
      </div>
      <ScaleLegend labels={labels} />
    </header>
  );
}
