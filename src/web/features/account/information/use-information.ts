/** The state of the form for optional information (spec §2, §5, §8, product decisions B6). */

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { problemCode } from '../../../platform/api/error.ts';
import { formatError } from '../../../platform/api/format-error.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { call } from '../../../platform/session/call.ts';
import { updateUser } from '../../../platform/session/session.ts';
import type { StatusTone } from '../../../ui/components/status-line.tsx';
import {
  buildChanges,
  emptyEntry,
  type InformationChanges,
  type InformationEntry,
  parseProof,
  validateEntry,
} from './optional-info.ts';

export type StoredField = 'email' | 'ageRange' | 'gender';

type Phase =
  | { readonly name: 'editing' | 'saving' }
  | { readonly name: 'status'; readonly tone: StatusTone; readonly text: string };

interface Save {
  readonly changes: InformationChanges;
  readonly onSaved: (changes: InformationChanges) => void;
}

const describeFailure = (error: unknown) =>
  ['Failed to update profile', formatError(error, '')]
    .filter(Boolean)
    .join('. ')
    .replace(/\.$/, '');

export function useInformation() {
  const [entry, setEntry] = useState<InformationEntry>(emptyEntry);
  const [phase, setPhase] = useState<Phase>({ name: 'editing' });
  /** A save that was refused because it needs the login code or the password as proof. */
  const [unprovenSave, setUnprovenSave] = useState<Save | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const navigate = useNavigate();

  const send = async (save: Save, proof = '') => {
    setPhase({ name: 'saving' });
    try {
      const { user } = await call('updateOptionalInfo', {
        body: { ...save.changes, ...(proof !== '' && parseProof(proof)) },
      });
      updateUser(user);
      setUnprovenSave(null);
      save.onSaved(save.changes);
    } catch (error) {
      if (problemCode(error) !== 'proof_required') {
        setPhase({ name: 'status', tone: 'poor', text: describeFailure(error) });
        return;
      }
      setUnprovenSave(save);
      const tone = proof === '' ? 'plain' : 'poor';
      setPhase({ name: 'status', tone, text: formatError(error, '') });
    }
  };

  const openProfile = (changes: InformationChanges) =>
    void navigate(paths.profile(), {
      state: { saved: changes.email === undefined ? 'information' : 'email' },
    });
  const confirmRemoval = () => setPhase({ name: 'status', tone: 'good', text: 'Removed.' });

  return {
    entry,
    phase,
    fieldErrors: isSubmitted ? validateEntry(entry) : {},
    needsProof: unprovenSave !== null,
    edit: (changes: Partial<InformationEntry>) => {
      setEntry({ ...entry, ...changes });
      setUnprovenSave(null);
      setPhase({ name: 'editing' });
    },
    submit: async (proof: string) => {
      if (unprovenSave !== null) return send(unprovenSave, proof);
      setIsSubmitted(true);
      if (Object.keys(validateEntry(entry)).length > 0) return undefined;
      const changes = buildChanges(entry);
      if (changes === null)
        return setPhase({ name: 'status', tone: 'plain', text: 'No changes to save' });
      return send({ changes, onSaved: openProfile });
    },
    remove: (field: StoredField) => send({ changes: { [field]: null }, onSaved: confirmRemoval }),
  };
}

export type Information = ReturnType<typeof useInformation>;
