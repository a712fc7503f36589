/** The state of the form for optional information. */

import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RequestBody } from '../../../contract/endpoints.ts';
import { ageBounds, ageRanges } from '../../../domain/account.ts';
import { formatError } from '../../platform/api/format-error.ts';
import { ActionDeclined } from '../../platform/api/use-action.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { updateUser } from '../../platform/session/session.ts';
import type { StatusTone } from '../../ui/components/status-line.tsx';
import { useRestoredFocus } from '../../ui/forms/use-restored-focus.ts';
import { reloadProofStatus } from './use-proof-dialog.ts';
import { callAccount, withProof } from './with-proof.ts';
import * as words from './words.ts';

/** Only filled fields are sent. The age is sent as a range. */
type InformationChanges = NonNullable<RequestBody<'updateOptionalInfo'>>;
type AgeRange = NonNullable<InformationChanges['ageRange']>;
type Gender = NonNullable<InformationChanges['gender']>;

/** The fields of the form as the visitor typed them. */
export interface InformationEntry {
  readonly email: string;
  readonly age: string;
  readonly gender: Gender | '';
}

export const emptyEntry: InformationEntry = { email: '', age: '', gender: '' };

/** Returns the range of an age in whole years, or null if it is invalid or out of bounds. */
export function ageRangeFor(typed: string): AgeRange | null {
  const age = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  if (!(age >= ageBounds.min && age <= ageBounds.max)) return null;
  return ageRanges.findLast((range) => age >= Number.parseInt(range, 10)) ?? null;
}

type FieldErrors = Partial<Record<'email' | 'age', string>>;

/** Finds only obvious typos. The server checks addresses fully. */
const isEmailAddress = (typed: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(typed.trim());

export const validateEntry = ({ email, age }: InformationEntry): FieldErrors => ({
  ...(email.trim() !== '' && !isEmailAddress(email) && { email: words.wholeAddressNeeded }),
  ...(age.trim() !== '' &&
    ageRangeFor(age) === null && { age: words.wholeAgeNeeded(ageBounds.min, ageBounds.max) }),
});

/** Returns the request body with the filled fields, or null if no field is filled. */
export function buildChanges({ email, age, gender }: InformationEntry): InformationChanges | null {
  const ageRange = ageRangeFor(age);
  const changes = {
    ...(email.trim() !== '' && { email: email.trim() }),
    ...(ageRange && { ageRange }),
    ...(gender !== '' && { gender }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

export type StoredField = 'email' | 'ageRange' | 'gender';

type Phase =
  | { readonly name: 'editing' | 'saving' }
  | { readonly name: 'status'; readonly tone: StatusTone; readonly text: string };

interface Save {
  readonly changes: InformationChanges;
  readonly onSaved: (changes: InformationChanges) => void;
}

const describeFailure = (error: unknown) =>
  [words.failedToUpdateProfile, formatError(error, '')]
    .filter(Boolean)
    .join('. ')
    .replace(/\.$/, '');

export function useInformation() {
  const [entry, setEntry] = useState<InformationEntry>(emptyEntry);
  const [phase, setPhase] = useState<Phase>({ name: 'editing' });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const rememberFocus = useRestoredFocus(phase.name === 'saving');
  const navigate = useNavigate();

  const send = async ({ changes, onSaved }: Save) => {
    rememberFocus();
    setPhase({ name: 'saving' });
    try {
      const { user } = await withProof(() => callAccount('updateOptionalInfo', { body: changes }));
      updateUser(user);
      if (changes.email !== undefined) void reloadProofStatus();
      onSaved(changes);
    } catch (error) {
      if (error instanceof ActionDeclined) setPhase({ name: 'editing' });
      else setPhase({ name: 'status', tone: 'poor', text: describeFailure(error) });
    }
  };

  const openProfile = (changes: InformationChanges) =>
    void navigate(paths.profile(), {
      state: { saved: changes.email === undefined ? 'information' : 'email' },
    });
  const confirmRemoval = () => setPhase({ name: 'status', tone: 'good', text: words.removed });

  return {
    entry,
    phase,
    fieldErrors: isSubmitted ? validateEntry(entry) : {},
    edit: (changes: Partial<InformationEntry>) => {
      setEntry({ ...entry, ...changes });
      setPhase({ name: 'editing' });
    },
    submit: async () => {
      setIsSubmitted(true);
      if (Object.keys(validateEntry(entry)).length > 0) return undefined;
      const changes = buildChanges(entry);
      if (changes === null)
        return setPhase({ name: 'status', tone: 'plain', text: words.noChangesToSave });
      return send({ changes, onSaved: openProfile });
    },
    remove: (field: StoredField) => send({ changes: { [field]: null }, onSaved: confirmRemoval }),
  };
}

export type Information = ReturnType<typeof useInformation>;
