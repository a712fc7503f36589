/** 'Save Changes' and what may stand in its way (spec §2, §5, §8 edit profile; decisions B6). */

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { problemCode, problemDetail } from '../../../platform/api/error.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { call } from '../../../platform/session/call.ts';
import { updateUser } from '../../../platform/session/session.ts';
import {
  type Changes,
  changesOf,
  emptyEntry,
  type Entry,
  proofOf,
  refusalsOf,
} from './optional-info.ts';

type Stored = 'email' | 'ageRange' | 'gender';

type Phase =
  | { readonly name: 'editing' }
  | { readonly name: 'saving' }
  | { readonly name: 'said'; readonly tone: 'plain' | 'good' | 'poor'; readonly text: string };

/** What waits for the login code or password: the changes, and what comes after them. */
interface Unproven {
  readonly changes: Changes;
  readonly onSaved: (changes: Changes) => void;
}

const failure = (error: unknown) =>
  ['Failed to update profile', problemDetail(error)].filter(Boolean).join('. ').replace(/\.$/, '');

export function useInformation() {
  const [entry, setEntry] = useState<Entry>(emptyEntry);
  const [phase, setPhase] = useState<Phase>({ name: 'editing' });
  const [unproven, setUnproven] = useState<Unproven | null>(null);
  const [isTried, setIsTried] = useState(false);
  const navigate = useNavigate();
  const refusals = isTried ? refusalsOf(entry) : {};

  const send = async ({ changes, onSaved }: Unproven, proof = '') => {
    setPhase({ name: 'saving' });
    try {
      const { user } = await call('updateOptionalInfo', {
        body: { ...changes, ...(proof !== '' && proofOf(proof)) },
      });
      updateUser(user);
      setUnproven(null);
      onSaved(changes);
    } catch (error) {
      if (problemCode(error) !== 'proof_required') {
        setPhase({ name: 'said', tone: 'poor', text: failure(error) });
        return;
      }
      setUnproven({ changes, onSaved });
      setPhase({
        name: 'said',
        tone: proof === '' ? 'plain' : 'poor',
        text: problemDetail(error) ?? '',
      });
    }
  };

  const leave = (changes: Changes) =>
    void navigate(paths.profile(), {
      state: { saved: changes.email === undefined ? 'information' : 'email' },
    });
  const stay = () => setPhase({ name: 'said', tone: 'good', text: 'Removed.' });

  return {
    entry,
    phase,
    refusals,
    needsProof: unproven !== null,
    edit: (changes: Partial<Entry>) => {
      setEntry({ ...entry, ...changes });
      setUnproven(null);
      setPhase({ name: 'editing' });
    },
    submit: async (proof: string) => {
      if (unproven !== null) return send(unproven, proof);
      setIsTried(true);
      if (Object.keys(refusalsOf(entry)).length > 0) return undefined;
      const changes = changesOf(entry);
      if (changes === null)
        return setPhase({ name: 'said', tone: 'plain', text: 'No changes to save' });
      return send({ changes, onSaved: leave });
    },
    remove: (field: Stored) => send({ changes: { [field]: null }, onSaved: stay }),
  };
}

export type Information = ReturnType<typeof useInformation>;
