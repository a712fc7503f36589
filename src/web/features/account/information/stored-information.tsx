import { type User, useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/components/button.tsx';
import type { StoredField } from './use-information.ts';
import * as words from './words.ts';

interface Props {
  readonly isBusy: boolean;
  readonly onRemove: (field: StoredField) => void;
}

/** Names the stored value, which may be of an older version. */
const genderNames: Readonly<Record<string, string>> = words.genders;

const describeEmail = ({ emailVerified }: User) =>
  emailVerified ? words.addressConfirmed : words.addressUnconfirmed;

/**
 * Lists the stored values. The form itself does not show them: its fields start empty, because it
 * sends only those that are filled in (spec §5).
 */
export function StoredInformation({ isBusy, onRemove }: Props) {
  const user = useSession((state) => state.user);
  if (user === null) return null;
  const rows = [
    ['email', user.hasEmail ? describeEmail(user) : null],
    ['ageRange', user.ageRange && words.age(user.ageRange)],
    ['gender', user.gender && words.genderIs(genderNames[user.gender] ?? user.gender)],
  ] as const;
  return (
    <ul aria-label={words.storedNow} className="mt-5 max-w-md text-step--1">
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
                aria-label={words.removeEntry(text)}
                onClick={() => onRemove(field)}
              >
                {words.remove}
              </Button>
            </li>
          ),
      )}
    </ul>
  );
}
