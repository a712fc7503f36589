/** The state of the form for optional information (spec §2, §5, §8, product decisions B6). */

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatError } from '../../../platform/api/format-error.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { updateUser } from '../../../platform/session/session.ts';
import type { StatusTone } from '../../../ui/components/status-line.tsx';
import { useRestoredFocus } from '../../../ui/forms/use-restored-focus.ts';
import { callAccount } from '../proof/call-account.ts';
import { reloadProofStatus } from '../proof/use-proof-status.ts';
import { ProofDeclined, withProof } from '../proof/with-proof.ts';
import {
  buildChanges,
  emptyEntry,
  type InformationChanges,
  type InformationEntry,
  validateEntry,
} from './optional-info.ts';
import * as words from './words.ts';

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
      if (error instanceof ProofDeclined) setPhase({ name: 'editing' });
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
