import { product } from '../../../../domain/product.ts';
import { QuickExit } from '../../../platform/quick-exit/quick-exit.tsx';
import { useSession } from '../../../platform/session/session.ts';
import { CopyButton } from '../../../ui/components/copy-button.tsx';
import { ThemeToggle } from '../../../ui/theme/theme-toggle.tsx';
import { isAnchor, type Labels } from '../context/scale-labels.ts';
import { LogOutButton } from './log-out-button.tsx';
import './survey-header.css';

function LoginCode() {
  const loginCode = useSession((state) => state.loginCode);
  if (loginCode === null) return <p className="code text-muted">No login code on this device</p>;
  return (
    <p className="code flex items-center gap-x-3">
      <span className="leading-snug text-muted tabular-nums">{loginCode}</span>
      <CopyButton value={loginCode} label="Copy Code" className="whitespace-nowrap" />
    </p>
  );
}

/** Explains the values 1, 4 and 7 on a narrow screen and all seven on a wide screen (spec §2). */
function ScaleLegend({ labels }: { readonly labels: Labels }) {
  return (
    <ul
      aria-label="What the values mean"
      className="flex justify-between gap-x-3 pt-1 pb-2.5 text-step--1 whitespace-nowrap text-muted"
    >
      {labels.map((entry) => (
        <li key={entry.value} className={isAnchor(entry) ? '' : 'hidden lg:list-item'}>
          <span className="me-1.5 text-text tabular-nums">{entry.value}</span>
          {entry.label}
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
          <LogOutButton />
          <QuickExit />
        </div>
      </div>
      <ScaleLegend labels={labels} />
    </header>
  );
}
