import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { record } from '../../platform/analytics/analytics.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Button } from '../../ui/components/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { extractShareCode, isBlank } from './share-code.ts';
import * as words from './words.ts';

export function CompareForm() {
  const [value, setValue] = useState('');
  const navigate = useNavigate();
  const compare = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBlank(value)) return;
    record('profile_action', { action: 'compare' });
    void navigate(paths.compare(extractShareCode(value)));
  };
  return (
    <section
      aria-labelledby="compare"
      className="flex flex-col gap-3 border-t border-line pt-6 pb-8 lg:border-0"
    >
      <h2 id="compare" className="text-step-1">
        {words.compareProfiles}
      </h2>
      <form onSubmit={compare} className="flex flex-col items-start gap-4 *:w-full">
        <Field
          label={words.codeOrLink}
          placeholder={words.codeOrLinkHint}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" look="secondary" disabled={isBlank(value)} className="max-w-fit">
          {words.compare}
        </Button>
      </form>
    </section>
  );
}
