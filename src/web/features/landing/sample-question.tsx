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
    <fieldset className="sample">
      <legend>
        <small>{words.tryOne}</small> {words.sampleQuestion}
      </legend>
      <div className="scale">
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
      <p aria-hidden="true">
        {defaultScaleLabels.map(
          ({ value: step, label }) => step % 3 === 1 && <span key={step}>{label}</span>,
        )}
      </p>
      <output>{value ? words.sampleCounted(value) : words.sampleHint}</output>
    </fieldset>
  );
}
