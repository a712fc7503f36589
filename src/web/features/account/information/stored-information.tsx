import { type User, useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/components/button.tsx';
import type { StoredField } from './use-information.ts';

interface Props {
  readonly isBusy: boolean;
  readonly onRemove: (field: StoredField) => void;
}

const describeEmail = ({ emailVerified }: User) =>
  emailVerified
    ? 'An address, confirmed'
    : 'An address, not confirmed yet: please open the link that we sent';

/**
 * Lists the stored values. The form itself does not show them: its fields start empty, because it
 * sends only those that are filled in (spec §5).
 */
export function StoredInformation({ isBusy, onRemove }: Props) {
  const user = useSession((state) => state.user);
  if (user === null) return null;
  const rows = [
    ['email', user.hasEmail ? describeEmail(user) : null],
    ['ageRange', user.ageRange && `Age ${user.ageRange}`],
    ['gender', user.gender && `Gender: ${user.gender}`],
  ] as const;
  return (
    <ul aria-label="Stored now" className="mt-5 max-w-md text-step--1">
      {rows.map(
        ([field, text]) =>
          text && (
            <li
              key={field}
              className="flex min-h-11 items-center justify-between gap-x-5 border-b py-1 border-line"
            >
              {text}
              <Button
                look="quiet"
                disabled={isBusy}
                aria-label={`Remove: ${text}`}
                onClick={() => onRemove(field)}
              >
                Remove
              </Button>
            </li>
          ),
      )}
    </ul>
  );
}
