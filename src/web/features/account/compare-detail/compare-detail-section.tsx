import {
  type CompareDetail,
  compareDetails,
  defaultCompareDetail,
  maxNamedItems,
} from '../../../../domain/readings/comparing.ts';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { Option } from '../../../ui/forms/options.tsx';
import { saveColors, saveTexts } from '../../../ui/forms/save-status.ts';
import { useCompareDetail } from './use-compare-detail.ts';
import * as words from './words.ts';

const texts: Readonly<Record<CompareDetail, { readonly label: string; readonly hint: string }>> = {
  fit: {
    label: words.fit,
    hint: words.fitExplained,
  },
  few: {
    label: words.some,
    hint: words.someExplained(maxNamedItems),
  },
  all: {
    label: words.everything,
    hint: words.everythingExplained,
  },
};

const title = words.legend;

/** The owner's choice, saved as soon as it is made (product decisions D4). */
export function CompareDetailSection() {
  const { detail, status, choose } = useCompareDetail();
  return (
    <section className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[1fr_1.4fr]">
      <div>
        <h2 id="compare-detail" className="text-step-1">
          {title}
        </h2>
        <p className="mt-2 max-w-md text-step--1 leading-relaxed text-muted">
          {words.changesApplyNext}
        </p>
      </div>
      <fieldset aria-labelledby="compare-detail" className="max-w-xl">
        {compareDetails.map((each) => (
          <Option
            key={each}
            type="radio"
            group="compare-detail"
            label={
              each === defaultCompareDetail ? words.byDefault(texts[each].label) : texts[each].label
            }
            hint={texts[each].hint}
            isChosen={detail === each}
            onChoose={() => void choose(each)}
          />
        ))}
        <StatusLine className={`min-h-6 text-step--1 ${saveColors[status]}`}>
          {saveTexts[status]}
        </StatusLine>
      </fieldset>
    </section>
  );
}
