import { Button } from '../../ui/components/button.tsx';
import { AccountSection } from './account-section.tsx';
import type { Account } from './use-account.ts';

/** Formats a date without a time, such as '2026-11-21'. Noon UTC stands for the missing time. */
const formatDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en', { dateStyle: 'long' });

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
