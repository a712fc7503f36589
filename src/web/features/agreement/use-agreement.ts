import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Reply } from '../../../contract/endpoints.ts';
import { togetherCalls } from '../../../contract/together-calls.ts';
import { errorStatus } from '../../platform/api/error.ts';
import { useAction } from '../../platform/api/use-action.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { bindCalls } from '../../platform/session/call.ts';
import { withProof } from '../accounts/accounts.ts';
import type { OwnAnswer } from '../own-answers/own-answers.ts';
import {
  type Agreement,
  announceChange,
  createDraft,
  type Draft,
  type InterestGroup,
  listCandidates,
  toMarks,
} from './marks-view.ts';
import * as words from './words.ts';

const call = bindCalls(togetherCalls);

/** A reading and its agreement, with the callbacks for changes. */
export interface Props {
  readonly pairId: string;
  readonly agreement: Agreement;
  /** Shows the reply of a call that changed the agreement. */
  readonly onReply: (reply: Reply<'pairResult'>) => Promise<void>;
}

/** The form has its own history entry, so that Back closes it. */
export function useMarking() {
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    isMarking: state?.isMarking === true,
    open: () => navigate(paths.together(), { state: { ...state, isMarking: true } }),
    close: () => navigate(-1),
  };
}

/** Erases what was sent, and the sheet. */
export function useErasure({ pairId, onReply }: Props, fallback: string) {
  const { isBusy, failure, perform } = useAction(fallback);
  const erase = () =>
    perform(async () =>
      onReply(await withProof(() => call('eraseAgreement', { body: { pairId } }))),
    );
  return { isBusy, failure, erase };
}

export interface FormProps extends Props {
  readonly groups: readonly InterestGroup[];
  /** Loads the agreement again after it has changed elsewhere. */
  readonly onStale: () => Promise<void>;
}

/** Holds the marks. They stay in the form if sending fails. */
export function useMarks(
  { pairId, agreement, groups, onReply, onStale }: FormProps,
  answers: readonly OwnAnswer[],
) {
  const candidates = listCandidates(answers, groups);
  const [draft, setDraft] = useState<Draft>(() => createDraft(agreement, candidates));
  /** The round for which the form was opened; null for the current one. */
  const [openedRound, setOpenedRound] = useState<number | null>(agreement.round);
  const { close } = useMarking();
  const { isBusy, failure, perform } = useAction(words.notSent);
  const send = () =>
    perform(async () => {
      const round = openedRound ?? agreement.round;
      const body = { pairId, round, ...toMarks(draft, groups) };
      try {
        await onReply(await withProof(() => call('sendMarks', { body })));
      } catch (error) {
        if (errorStatus(error) === 409) {
          setOpenedRound(null);
          await onStale();
        }
        throw error;
      }
      await close();
    });
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  return { candidates, draft, change, isBusy, failure, send, close };
}

export type Marking = ReturnType<typeof useMarks>;

/** Announces each change of the agreement to screen readers. */
export function useAnnouncement(agreement: Agreement): string {
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(agreement);
  useEffect(() => {
    const text = announceChange(before.current, agreement);
    before.current = agreement;
    if (text !== null) setAnnouncement(text);
  }, [agreement]);
  return announcement;
}

/** Focuses the heading when the form closes or the focused part disappears. */
export function useHeadingFocus(view: string, comesFromForm: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(comesFromForm ? null : view);
  useEffect(() => {
    if (previous.current === view) return;
    const isLost = previous.current === null || document.activeElement === document.body;
    previous.current = view;
    if (isLost) heading.current?.focus();
  }, [view]);
  return heading;
}
