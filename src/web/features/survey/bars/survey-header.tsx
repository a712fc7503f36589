import { product } from '../../../../domain/product.ts';
import { QuickExit } from '../../../platform/quick-exit/quick-exit.tsx';
import { useSession } from '../../../platform/session/session.ts';
import { ThemeToggle } from '../../../ui/theme/theme-toggle.tsx';
import { isAnchor, type Labels } from '../context/scale-labels.ts';
import { type CodeMask, CopyCodeButton } from './copy-code-button.tsx';
import { LogOutButton } from './log-out-button.tsx';
import './survey-header.css';
import * as words from './words.ts';

function LoginCode({ mask }: { readonly mask: CodeMask }) {
  const loginCode = useSession((state) => state.loginCode);
  return (
    <div className="code items-center gap-x-3 text-muted tabular-nums">
      <p className="code-text">
        {loginCode === null ? words.noLoginCodeHere : !mask[0] && loginCode}
      </p>
      {loginCode !== null && <CopyCodeButton code={loginCode} mask={mask} isShort />}
    </div>
  );
}

/** Explains the values 1, 4 and 7 on a narrow screen and all seven on a wide screen (spec §2). */
function ScaleLegend({ labels }: { readonly labels: Labels }) {
  return (
    <ul
      aria-label={words.whatTheValuesMean}
      className="flex flex-wrap justify-between gap-x-3 pb-1.5 text-step--1 whitespace-nowrap text-muted md:pt-1 md:pb-2.5"
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

interface Props {
  readonly labels: Labels;
  readonly mask: CodeMask;
}

export function SurveyHeader({ labels, mask }: Props) {
  return (
    <header className="survey-header border-b border-line text-step--1">
      <div className="survey-header-row md:pt-1">
        <LoginCode mask={mask} />
        <h1 className="font-body text-step--1 font-semibold tracking-normal whitespace-nowrap">
          {words.surveyTitle(product.acronym)}
        </h1>
        <div className="actions flex items-center justify-end gap-x-3 sm:gap-x-4">
          <span className="hidden min-[28rem]:block">
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
