import { ratherNotSay } from '../../../../domain/scale-words.ts';
import { defaultScaleLabels, type GivenValue, scaleValues } from '../../../../domain/survey.ts';
import { saveColors, saveTexts } from '../../../ui/forms/save-status.ts';
import type { OwnAnswer, Revisions } from '../../own-answers/own-answers.ts';
import * as words from '../words.ts';

interface Props {
  readonly answer: OwnAnswer;
  readonly revisions: Revisions;
}

const passOption = '0';

const readOption = (option: string): GivenValue =>
  scaleValues.find((value) => String(value) === option) ?? null;

/** Shows an answer with its choices: to pass it or, where it was passed, to give one. */
export function GivenAnswer({
  answer: { itemId, value, label, isPassed },
  revisions: { saved, last, revise },
}: Props) {
  const stored = itemId in saved ? saved[itemId] : value;
  if (stored === null && !isPassed && !(itemId in saved)) return words.notAsked;
  const own = last?.itemId === itemId ? last : null;
  const shown = own !== null && own.status !== 'failed' ? own.value : stored;
  const values = defaultScaleLabels
    .filter((one) => stored === null || one.value === stored)
    .map((one) => (one.value === value && label !== null ? { ...one, label } : one));
  return (
    <>
      <select
        value={shown ?? passOption}
        aria-labelledby={`${itemId}-question`}
        onChange={({ target }) => revise({ itemId, value: readOption(target.value) })}
        className="min-h-11 max-w-full cursor-pointer rounded-sm border border-transparent bg-transparent text-text hover:border-line-strong"
      >
        {values.map((one) => (
          <option key={one.value} value={one.value}>
            {`${one.value} ${one.label}`}
          </option>
        ))}
        <option value={passOption}>{ratherNotSay}</option>
      </select>
      {own !== null && (
        <span
          aria-hidden="true"
          className={`block leading-tight print:hidden ${saveColors[own.status]}`}
        >
          {saveTexts[own.status]}
        </span>
      )}
    </>
  );
}
