import { useEffect, useState, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { ratherNotSay } from '../../../domain/scale-words.ts';
import { defaultScaleLabels, type GivenValue } from '../../../domain/survey.ts';
import { call } from '../../platform/session/call.ts';
import { createAnswerDraft, enterScale, passField, readScaleKey } from './answer-draft.ts';
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

interface Props extends ComponentProps<'fieldset'> {
  readonly name: string;
  readonly labels: Labels;
  /** Null for a pass; undefined if the question is still to be answered. */
  readonly value: number | null | undefined;
  readonly isLocked: boolean;
  /** Must be the same function on every render, because the draft keeps the first one. */
  readonly onAnswer: (value: GivenValue, shouldAdvance: boolean) => boolean;
  readonly onMoveOn: () => void;
}

type Radios = Pick<Props, 'name' | 'value' | 'isLocked' | 'onAnswer' | 'onMoveOn'>;

/** Returns the props of the question and of the radio for a value, and the value that is shown. */
function useRadios({ name, value, isLocked, onAnswer, onMoveOn }: Radios) {
  const [draftValue, setDraftValue] = useState<GivenValue | undefined>();
  const [draft] = useState(() =>
    createAnswerDraft({ quietMs, show: setDraftValue, save: onAnswer }),
  );
  const isByArrow = useRef(false);
  const shown = draftValue === undefined ? value : draftValue;

  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const key = readScaleKey(event);
    isByArrow.current = key?.does === 'explore';
    if (key === null || key.does === 'explore') return;
    event.preventDefault();
    if (key.does === 'enter') enterScale(event.currentTarget);
    if (key.does === 'answer') draft.choose(key.value);
    if (key.does !== 'confirm') return;
    draft.explore(key.value);
    draft.flush(true);
    // After a first answer the next question takes the focus by itself, once it is open.
    if (value !== undefined) onMoveOn();
  };

  const onChange = (chosen: GivenValue) => {
    if (isByArrow.current) draft.explore(chosen);
    else draft.choose(chosen);
    isByArrow.current = false; // a screen reader may choose the next one without a key
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
    onChange: () => onChange(given),
    // The chosen one again: it is no change, but leads on from a question that 'Back' opened.
    onClick: () => value === given && !isByArrow.current && onAnswer(given, true),
  });
  return { onKeyDown, radio, shown, flush: () => draft.flush(false) };
}

const unheard = { animationDuration: `${readingPauseMs}ms` };

/**
 * A question with seven native radios, and one below that passes it. The question itself takes the
 * focus, so that a stray key answers nothing; Tab or an arrow key enters the scale. An arrow key
 * then changes the draft. A click answers the question, or a digit: 1 to 7, or 0 for the pass.
 * Enter answers with the value that has the focus, and moves on. The keys work only if the question
 * or one of its radios has the focus (WCAG 2.1.4).
 */
export function AnswerScale({
  labels,
  children,
  name,
  value,
  isLocked,
  onAnswer,
  onMoveOn,
  ...question
}: Props) {
  const { radio, shown, flush, onKeyDown } = useRadios({
    name,
    value,
    isLocked,
    onAnswer,
    onMoveOn,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for its radios
    <fieldset
      {...question}
      className="question"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) flush();
      }}
    >
      {children}
      <div className="scale" style={unheard}>
        {labels.map(({ value: step, label }) => (
          <label key={step} className="step" data-step={step} title={words.interestLevel(step)}>
            <input {...radio(step)} aria-label={`${step}, ${label}`} />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      <p className="in-words" aria-hidden="true">
        {shown === undefined ? (
          [labels[0], labels[6]].map((end) => <span key={end?.value}>{end?.label}</span>)
        ) : (
          <b>{labels.find((one) => one.value === shown)?.label}</b>
        )}
      </p>
      <label className="pass" style={unheard}>
        <input {...radio(null)} aria-keyshortcuts="0" />
        <span>{ratherNotSay}</span>
      </label>
    </fieldset>
  );
}
