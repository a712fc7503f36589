import { useEffect, useRef, useState } from 'react';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import type { AdminAccess } from '../access/use-admin-key.ts';
import { PresentScoring } from './present-scoring.tsx';
import { SetList } from './set-list.tsx';
import { SetPage } from './set-page.tsx';
import { type Version, wasUsed } from './sets/parameter-sets.ts';
import { SwitchDialog } from './switch-dialog.tsx';
import { useParameterSets } from './use-parameter-sets.ts';
import * as words from './words.ts';

/** Returns the ref of a heading that takes the focus when another page is opened. */
function useHeadingFocus(opened: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(opened);
  useEffect(() => {
    if (before.current !== opened) heading.current?.focus();
    before.current = opened;
  }, [opened]);
  return heading;
}

/** Which parameters score everybody, what calibrations have found, and the switch (F4). */
export function ScoringTab({ access }: { readonly access: AdminAccess }) {
  const { sets, hasFailed, message, isBusy, switchTo } = useParameterSets(access);
  const [opened, setOpened] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ readonly version: Version } | null>(null);
  const heading = useHeadingFocus(opened);
  const choose = (version: Version) => setChosen({ version });
  const confirm = async (version: Version, instead: Version) => {
    await switchTo(version, instead);
    setChosen(null);
    setOpened(null);
  };
  const set = sets?.sets.find(({ version }) => version === opened);
  const status = sets || hasFailed ? (message?.text ?? '') : words.loading;
  return (
    <>
      <StatusLine tone={message?.tone ?? 'plain'} className="max-w-3xl pb-6 empty:absolute">
        {hasFailed ? words.notLoaded : status}
      </StatusLine>
      {sets &&
        (set ? (
          <SetPage
            {...{ access, sets, set, heading }}
            onBack={() => setOpened(null)}
            onSwitch={choose}
          />
        ) : (
          <>
            <PresentScoring sets={sets} heading={heading} onSwitch={choose} />
            <SetList sets={sets} onOpen={setOpened} />
          </>
        ))}
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
