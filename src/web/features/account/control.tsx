import type { ReactNode } from 'react';
import { StatusLine } from '../../ui/components/status-line.tsx';
import type { Account, Deed } from './use-account.ts';

interface Props {
  readonly title: string;
  readonly text: ReactNode;
  readonly account: Account;
  /** What this part does: its success or failure is told here. */
  readonly deeds: readonly Deed[];
  readonly children: ReactNode;
}

/** One part of the account: what it is, what can be done, and what came of it. */
export function Control({ title, text, account: { phase }, deeds, children }: Props) {
  const isOurs = phase.name !== 'idle' && deeds.includes(phase.deed);
  const said = isOurs && (phase.name === 'done' || phase.name === 'failed') ? phase.text : '';
  return (
    <section className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[1fr_1.4fr]">
      <div>
        <h2 className="text-step-1">{title}</h2>
        <p className="mt-2 max-w-md text-step--1 leading-relaxed text-muted">{text}</p>
      </div>
      <div className="flex flex-col items-start gap-4">
        {children}
        <StatusLine tone={phase.name === 'failed' ? 'poor' : 'good'}>{said}</StatusLine>
      </div>
    </section>
  );
}
