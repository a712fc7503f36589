import { useEffect, useState, useRef, type KeyboardEvent } from 'react';
import { ratherNotSay } from '../../../domain/scale-words.ts';
import { defaultScaleLabels, type GivenValue } from '../../../domain/survey.ts';
import { call } from '../../platform/session/call.ts';
import { createAnswerDraft, passField, readScaleKey } from './answer-draft.ts';
import { readingPauseMs } from './survey-run.ts';
import * as words from './words.ts';

export type Labels = typeof defaultScaleLabels;

/** The default labels, used until the server's labels have loaded. */
export function useScaleLabels(): Labels {
  const [labels, setLabels] = useState(defaultScaleLabels);
  useEffect(() => {
    const load = async () => {
      const loaded = await call('scaleLabels').catch(() => []);
      const named = defaultScaleLabels.map(({ value, label }) => ({
        value,
        label: loaded.find((one) => one.value === value)?.label ?? label,
      }));
      // Keep the array for equal labels, so that the questions need not re-render.
      const isChanged = named.some(({ label }, i) => label !== defaultScaleLabels[i]?.label);
      if (isChanged) setLabels(named);
    };
    void load();
  }, []);
  return labels;
}

/** The values 1, 4 and 7 are the anchors of the scale: their labels are always shown. */
export const isAnchor = ({ value }: Labels[number]): boolean => value % 3 === 1;

/** The time after the last arrow key until the draft is saved. */
const quietMs = 600;

interface Props {
  readonly name: string;
  readonly labels: Labels;
  /** Null for a pass; undefined if the question is still to be answered. */
  readonly value: number | null | undefined;
  readonly isLocked: boolean;
  /** Must be the same function on every render, because the draft keeps the first one. */
  readonly onAnswer: (value: GivenValue, shouldAdvance: boolean) => boolean;
  readonly onMoveOn: () => void;
}

function useDraft(onAnswer: Props['onAnswer']) {
  const [draftValue, setDraftValue] = useState<GivenValue | undefined>();
  /** The value chosen last. Its label is shown for a moment. */
  const [taken, setTaken] = useState<GivenValue>(null);
  const [draft] = useState(() =>
    createAnswerDraft({
      quietMs,
      show: setDraftValue,
      save(chosen, shouldAdvance) {
        const isTaken = onAnswer(chosen, shouldAdvance);
        if (isTaken) setTaken(chosen);
        return isTaken;
      },
    }),
  );
  return { draft, draftValue, taken };
}

/** Returns the props of the radio that gives a value, and what the scale shows besides. */
function useRadios({ name, value, isLocked, onAnswer, onMoveOn }: Omit<Props, 'labels'>) {
  const { draft, draftValue, taken } = useDraft(onAnswer);
  const isByArrow = useRef(false);
  const shown = draftValue === undefined ? value : draftValue;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = readScaleKey(event);
    isByArrow.current = key?.does === 'explore';
    if (key?.does === 'answer') draft.choose(key.value);
    if (key?.does !== 'confirm') return;
    event.preventDefault();
    // After a first answer the next question takes the focus by itself, once it is open.
    if (!draft.flush(true) || value !== undefined) onMoveOn();
  };

  const onChange = (chosen: GivenValue) => {
    if (isByArrow.current) draft.explore(chosen);
    else draft.choose(chosen);
  };

  const radio = (given: GivenValue) => ({
    type: 'radio',
    name,
    value: given ?? passField,
    disabled: isLocked,
    checked: shown === given,
    onPointerDown: () => {
      isByArrow.current = false;
    },
    onKeyDown,
    onChange: () => onChange(given),
  });
  return { radio, taken, flush: () => draft.flush(false) };
}

const unheard = { animationDuration: `${readingPauseMs}ms` };

/**
 * Shows seven native radios, and one below that passes the question. An arrow key changes the
 * draft. A click answers the question, or a digit: 1 to 7, or 0 for the pass. Enter moves on to
 * the next question. The digits work only if one of the radios has the focus (WCAG 2.1.4).
 */
export function AnswerScale({ labels, ...props }: Props) {
  const { radio, taken, flush } = useRadios(props);
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) flush();
      }}
    >
      <div className="scale" style={unheard}>
        <p key={taken} className="taken" aria-hidden="true">
          {labels.find((one) => one.value === taken)?.label}
        </p>
        {labels.map(({ value: step, label }) => (
          <label key={step} className="step" data-step={step}>
            <input
              {...radio(step)}
              title={words.interestLevel(step)}
              aria-label={`${step}, ${label}`}
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      <label className="pass" style={unheard}>
        <input {...radio(null)} aria-keyshortcuts="0" />
        <span>{ratherNotSay}</span>
      </label>
    </div>
  );
}
