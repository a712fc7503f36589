import type { ReactNode } from 'react';
import { StatusLine } from '../../ui/components/status-line.tsx';
import type { AccountAction } from './actions/account-action.ts';
import type { Account } from './use-account.ts';

interface Props {
  readonly title: string;
  readonly text: ReactNode;
  readonly account: Account;
  /** The actions whose success or failure the section reports. */
  readonly actions: readonly AccountAction[];
  readonly children: ReactNode;
}

/** One section of 'Edit Profile': an explanation, controls and a message about their outcome. */
export function AccountSection({ title, text, account: { phase }, actions, children }: Props) {
  const hasOutcome = phase.name === 'done' || phase.name === 'failed';
  const outcome = hasOutcome && actions.includes(phase.action) ? phase.text : '';
  return (
    <section className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[1fr_1.4fr]">
      <div>
        <h2 className="text-step-1">{title}</h2>
        <p className="mt-2 max-w-md text-step--1 leading-relaxed text-muted">{text}</p>
      </div>
      <div className="flex flex-col items-start gap-4">
        {children}
        <StatusLine tone={phase.name === 'failed' ? 'poor' : 'good'}>{outcome}</StatusLine>
      </div>
    </section>
  );
}
