import { Button } from '../../ui/components/button.tsx';
import { AccountSection } from './account-section.tsx';
import type { Account } from './use-account.ts';

/** Formats a date without a time, such as '2026-11-21', which JavaScript reads as UTC. */
const formatDay = (day: string) =>
  new Date(day).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });

export function SessionSection({ account }: { readonly account: Account }) {
  return (
    <AccountSection
      title="Where you are signed in"
      text="Every browser that holds a session of this account, by the day it began. A session ends by itself after 30 days."
      account={account}
      actions={['end-session']}
    >
      <ul className="w-full max-w-xl">
        {account.sessions.map(({ id, startedDay, current }) => (
          <li
            key={id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-b border-line py-1"
          >
            <span>
              Since {formatDay(startedDay)}
              {current && <span className="text-muted"> · this browser</span>}
            </span>
            {!current && (
              <Button look="quiet" onClick={() => void account.endSession(id)}>
                Sign it out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
