import type { ReactNode } from 'react';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { useChoiceSaver } from '../../ui/forms/choice-saver.ts';
import { saveColors, saveTexts } from '../../ui/forms/save-status.ts';
import { callTogether } from './use-pairs.ts';
import { replaceResult } from './use-result.ts';
import * as words from './words.ts';

const values = [1, 2, 3, 4, 5, 6, 7] as const;

interface Props {
  readonly pairId: string;
  /** The stored answer. */
  readonly value: number | null;
}

/** A question to donors, answered by one press. */
export default function Helped({ pairId, value }: Props): ReactNode {
  const { pending, status, choose } = useChoiceSaver(async (chosen: number) => {
    const body = { pairId, value: chosen };
    await replaceResult(pairId, await callTogether('sayHelped', { body }));
  });
  return (
    <section className="pt-10 print:hidden">
      <fieldset aria-describedby="helped-hint" className="max-w-md">
        <legend className="text-step-1">{words.didItHelp}</legend>
        <p id="helped-hint" className="mt-1 text-step--1 text-muted">
          {words.didItHelpHint}
        </p>
        <div className="mt-3 grid grid-cols-7">
          {values.map((each) => (
            <label
              key={each}
              className="flex min-h-11 min-w-0 cursor-pointer flex-col items-center justify-center gap-1 text-step--1 tabular-nums"
            >
              <input
                type="radio"
                name="helped"
                checked={(pending ?? value) === each}
                onChange={() => void choose(each)}
                className="size-5 accent-accent"
              />
              {each}
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="flex justify-between text-step--1 text-muted">
          <span>{words.helpedEnds[0]}</span> <span>{words.helpedEnds[1]}</span>
        </p>
      </fieldset>
      <StatusLine className={`min-h-6 text-step--1 ${saveColors[status]}`}>
        {saveTexts[status]}
      </StatusLine>
    </section>
  );
}
