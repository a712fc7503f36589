import { useQueryClient } from '@tanstack/react-query';
import { useState, useEffect, useRef, type RefObject, Suspense } from 'react';
import { minScoringPeople } from '../../../../domain/scoring.ts';
import { errorStatus } from '../../../platform/api/error.ts';
import { describeFailure } from '../../../platform/api/use-action.ts';
import { lazyWithPreload } from '../../../platform/navigation/lazy-with-preload.ts';
import { ClosableDialog } from '../../../platform/quick-exit/closable-dialog.tsx';
import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { formatDay } from '../../../ui/language/dates.ts';
import { useSaveMessage } from '../edits-store.ts';
import { callAdmin, useAdminQuery, type AdminAccess } from '../use-admin-key.ts';
import {
  nameOf,
  type Version,
  type ParameterSets,
  wasUsed,
  findPresent,
  type SetSummary,
  standingOf,
} from './parameter-sets.ts';
import { PresentScoring, SetList, SetFacts } from './set-list.tsx';
import * as words from './words.ts';

interface Props {
  readonly version: Version;
  /** Whether it scored everybody before. */
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

const SetReport = lazyWithPreload(() => import('./set-report.tsx'));

interface SetPageProps {
  readonly access: AdminAccess;
  readonly sets: ParameterSets;
  readonly set: SetSummary;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
  readonly onSwitch: (version: Version) => void;
}

/** One set: what it is, its report, and the switch to it. */
const SetPage = ({ access, sets, set, heading, onBack, onSwitch }: SetPageProps) => (
  <article>
    <Button look="quiet" onClick={onBack}>
      {words.allSets}
    </Button>
    <div className="flex max-w-3xl flex-col gap-3 pt-3">
      <h2 ref={heading} tabIndex={-1} className="text-step-2 outline-none">
        {words.setTitle(formatDay(set.day))}
      </h2>
      <SetFacts set={set} />
    </div>
    <Suspense fallback={<p className="pt-8 text-muted">{words.loadingReport}</p>}>
      <SetReport access={access} version={set.version} present={findPresent(sets).version} />
    </Suspense>
    <Decision sets={sets} set={set} onSwitch={onSwitch} />
  </article>
);

function Decision({ sets, set, onSwitch }: Pick<SetPageProps, 'sets' | 'set' | 'onSwitch'>) {
  const standing = standingOf(set, findPresent(sets).version);
  const texts = {
    inUse: words.alreadyInUse,
    shadow: words.notEnoughPeople(minScoringPeople),
    damaged: words.damagedExplained,
    ready: words.decideBy,
  } as const;
  return (
    <section className="mt-12 flex max-w-3xl flex-col items-start gap-4 border-t border-line pt-8">
      <h3 className="text-step-1">{words.decisionTitle}</h3>
      <p>{texts[standing]}</p>
      {standing === 'ready' && (
        <Button aria-haspopup="dialog" onClick={() => onSwitch(set.version)}>
          {wasUsed(sets, set.version) ? words.goBackTo(nameOf(set.version)) : words.scoreEverybody}
        </Button>
      )}
    </section>
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

  /** Scores by the version in place of the one that the administrator saw in use. */
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

/** Which parameters score everybody, what calibrations have found, and the switch. */
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
