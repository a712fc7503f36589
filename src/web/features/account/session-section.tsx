import { Suspense, useState } from 'react';
import { lazyWithPreload } from '../../platform/navigation/lazy-with-preload.ts';
import { Button } from '../../ui/components/button.tsx';
import { formatDay } from '../../ui/language/dates.ts';
import { AccountSection } from './account-section.tsx';
import type { Account } from './use-account.ts';
import * as words from './words.ts';

const EndSessionDialog = lazyWithPreload(() => import('./end-session-dialog.tsx'));

export function SessionSection({ account }: { readonly account: Account }) {
  const [ending, setEnding] = useState<Account['sessions'][number] | null>(null);
  const close = () => setEnding(null);
  const end = (id: string) => {
    close();
    void account.endSession(id);
  };
  const replaceCode = () => {
    close();
    void account.createLoginCode({ removeAddress: false, removePassword: false }, true);
  };
  return (
    <AccountSection
      title={words.sessionsTitle}
      text={words.sessionsExplained}
      account={account}
      actions={['end-session']}
    >
      <ul className="w-full max-w-xl">
        {account.sessions.map((session) => (
          <li
            key={session.id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-b border-line py-1"
          >
            <span>
              {words.since(formatDay(session.startedDay))}{' '}
              {session.current && <span className="text-muted">{words.thisBrowser}</span>}
            </span>
            {!session.current && (
              <Button look="quiet" onClick={() => setEnding(session)}>
                {words.signItOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending !== null && (
        <Suspense fallback={null}>
          <EndSessionDialog
            day={formatDay(ending.startedDay)}
            onEnd={() => end(ending.id)}
            onNewCode={replaceCode}
            onClose={close}
          />
        </Suspense>
      )}
    </AccountSection>
  );
}
