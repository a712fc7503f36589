import { useState, type KeyboardEvent } from 'react';
import { defaultScaleLabels } from '../../../domain/survey.ts';
import * as words from './words.ts';

/** Answers with the digits 1 to 7, as in the survey. */
function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey) return;
  const radio = document.querySelectorAll<HTMLElement>('.sample input')[Number(key) - 1];
  radio?.focus();
  radio?.click();
}

/**
 * A question of the survey to try out. Nothing is stored or sent. The radios are native and
 * uncontrolled, so that they can be chosen before the app has loaded, and without JavaScript.
 */
export function SampleQuestion() {
  const [value, setValue] = useState(0);
  return (
    <fieldset className="sample self-center rounded-2xl border border-line bg-surface p-4 max-[22rem]:-mx-4 sm:p-7 lg:[grid-area:1/2/span_2]">
      <legend className="float-start w-full pb-[0.6rem] font-display text-step-1 leading-tight font-normal tracking-[-0.01em] text-balance sm:pb-4 sm:text-step-2">
        <small className="block font-body text-step--1 leading-[1.55] tracking-normal text-muted">
          {words.tryOne}
        </small>
        {words.sampleQuestion}
      </legend>
      <div className="scale -mx-3 mb-1 sm:mx-0">
        {defaultScaleLabels.map(({ value: step, label }) => (
          <label key={step} className="step" data-step={step}>
            <input
              type="radio"
              name="sample"
              value={step}
              aria-label={`${step}, ${label}`}
              onKeyDown={onKeyDown}
              onChange={() => setValue(step)}
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      {/* With large text only the ends of the scale are labelled. */}
      <p
        aria-hidden="true"
        className="flex flex-wrap justify-between gap-x-3 text-step--1 text-muted max-[18rem]:[&>:nth-child(2)]:hidden"
      >
        {defaultScaleLabels.map(
          ({ value: step, label }) => step % 3 === 1 && <span key={step}>{label}</span>,
        )}
      </p>
      {/* It keeps its height when the answer changes it. */}
      <output className="mt-3 block min-h-[calc(2lh+0.75rem+1px)] border-t border-line pt-3 text-step--1 text-muted max-[22rem]:min-h-[calc(3lh+0.75rem+1px)] sm:max-lg:min-h-0 xl:min-h-0">
        {value ? words.sampleCounted(value) : words.sampleHint}
      </output>
    </fieldset>
  );
}
