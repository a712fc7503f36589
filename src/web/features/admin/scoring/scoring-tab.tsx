import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorStatus } from '../../../platform/api/error.ts';
import { describeFailure } from '../../../platform/api/use-action.ts';
import { ClosableDialog } from '../../../platform/quick-exit/closable-dialog.tsx';
import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { useSaveMessage } from '../edits-store.ts';
import { callAdmin, useAdminQuery, type AdminAccess } from '../use-admin-key.ts';
import { nameOf, type Version, wasUsed } from './parameter-sets.ts';
import { PresentScoring, SetList } from './set-list.tsx';
import * as words from './words.ts';

interface Props {
  readonly version: Version;
  /** Whether the set was in use before. */
  readonly isReturn: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function SwitchDialog({ version, isReturn, isBusy, onConfirm, onClose }: Props) {
  const name = nameOf(version);
  const confirm = isReturn ? words.goBack : words.scoreEverybody;
  return (
    <ClosableDialog
      title={isReturn ? words.goBackTitle(name) : words.scoreTitle(name)}
      onClose={onClose}
      actions={
        <>
          <Button aria-disabled={isBusy} onClick={() => isBusy || onConfirm()}>
            {isBusy ? words.switching : confirm}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {words.leaveIt}
          </Button>
        </>
      }
    >
      {words.whatHappens.map((sentence) => (
        <p key={sentence} className="text-muted">
          {sentence}
        </p>
      ))}
    </ClosableDialog>
  );
}

const queryKey = ['admin-parameter-sets'] as const;

/** The parameter sets, and the switch to one of them. */
function useParameterSets(access: AdminAccess) {
  const { adminKey, onRefused } = access;
  const queries = useQueryClient();
  const [message, setMessage] = useSaveMessage();
  const [isBusy, setIsBusy] = useState(false);
  const loaded = useAdminQuery(
    queryKey,
    () => callAdmin('listParameterSets', { adminKey }),
    access,
  );

  /** Switches to the version. `instead` is the version that the page shows as in use. */
  const switchTo = async (version: Version, instead: Version) => {
    setIsBusy(true);
    try {
      const sets = await callAdmin('useParameterSet', { adminKey, body: { version, instead } });
      queries.setQueryData(queryKey, sets);
      setMessage({ tone: 'good', text: words.switched(nameOf(version)) });
    } catch (error) {
      if (errorStatus(error) === 401) onRefused();
      setMessage({ tone: 'poor', text: describeRefusal(error) });
      await queries.invalidateQueries({ queryKey });
    }
    setIsBusy(false);
  };

  return { sets: loaded.data, hasFailed: loaded.isError, message, isBusy, switchTo };
}

function describeRefusal(error: unknown): string {
  const text = describeFailure(error, words.failedToSwitch);
  const isRefused = [404, 409].includes(errorStatus(error) ?? 0);
  return isRefused ? words.nothingSwitched(text) : text;
}

/** Shows the parameters in use, and switches to others. */
export function ScoringTab({ access }: { readonly access: AdminAccess }) {
  const { sets, hasFailed, message, isBusy, switchTo } = useParameterSets(access);
  const [chosen, setChosen] = useState<{ readonly version: Version } | null>(null);
  const choose = (version: Version) => setChosen({ version });
  const confirm = async (version: Version, instead: Version) => {
    await switchTo(version, instead);
    setChosen(null);
  };
  const status = sets || hasFailed ? (message?.text ?? '') : words.loading;
  return (
    <>
      <StatusLine tone={message?.tone ?? 'plain'} className="max-w-3xl pb-6 empty:absolute">
        {hasFailed ? words.notLoaded : status}
      </StatusLine>
      {sets && (
        <>
          <PresentScoring sets={sets} onSwitch={choose} />
          <SetList sets={sets} onSwitch={choose} />
        </>
      )}
      {sets && chosen && (
        <SwitchDialog
          version={chosen.version}
          isReturn={wasUsed(sets, chosen.version)}
          isBusy={isBusy}
          onConfirm={() => void confirm(chosen.version, sets.inUse)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
