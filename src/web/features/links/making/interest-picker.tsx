import { useMemo } from 'react';
import { maxChosenItems } from '../../../../domain/readings/links.ts';
import { minHighAnswer } from '../../../../domain/survey.ts';
import { themeFacts } from '../../../../domain/themes.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { Chevron } from '../../../ui/components/signs/chevron.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';
import { Option } from '../../../ui/forms/options.tsx';
import { renderTags } from '../../../ui/language/tags.ts';
import { type OwnAnswer, useAnswers } from '../../own-answers/own-answers.ts';
import { type Draft, isFull, listCandidates, type ThemeCandidates, withTick } from './draft.ts';
import * as words from './words.ts';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Ticking interests among the own answers, which are fetched when the picker opens. */
export function InterestPicker(props: Props) {
  const answers = useAnswers();
  if (answers.phase === 'loading')
    return <output className="appear-late text-muted">{words.fetchingAnswers}</output>;
  if (answers.phase === 'shown') return <Candidates {...props} answers={answers.answers} />;
  return (
    <p role="alert" className="text-poor">
      {words.answersNotFetched}
    </p>
  );
}

function Candidates({ draft, onChange, answers }: Props & { answers: readonly OwnAnswer[] }) {
  const candidates = useMemo(() => listCandidates(answers), [answers]);
  if (candidates.length === 0) return <NoCandidates />;
  return (
    <fieldset className="border-s-2 border-accent ps-4 sm:ps-6">
      <legend className="float-start w-full text-step--1 text-muted">
        {words.interestsLegend(minHighAnswer)}
      </legend>
      <div className="clear-both pt-2">
        {candidates.map((each) => (
          <Theme key={each.theme} {...each} draft={draft} onChange={onChange} />
        ))}
      </div>
      <StatusLine className="min-h-7 pt-2 text-step--1">{describeCount(draft)}</StatusLine>
    </fieldset>
  );
}

function describeCount(draft: Draft): string {
  const count = words.tickedOfMax(draft.itemIds.length, maxChosenItems);
  return isFull(draft) ? words.limitReached(count) : count;
}

const NoCandidates = () => (
  <p className="text-muted">
    {renderTags(words.nothingToName(minHighAnswer), {
      a: <TextLink to={paths.answers()} />,
    })}
  </p>
);

/** One theme, folded, so that the list stays short on a phone. */
function Theme({ theme, answers, draft, onChange }: ThemeCandidates & Props) {
  const ticked = answers.filter(({ itemId }) => draft.itemIds.includes(itemId)).length;
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-3">
        {/* A summary in columns does not show the browser's triangle. */}
        <Chevron className="transition-[rotate] duration-(--quick) group-open:rotate-90" />
        <span>{themeFacts[theme].name}</span>
        <span
          className={`ms-auto text-step--1 tabular-nums ${ticked > 0 ? 'text-accent' : 'text-muted'}`}
        >
          {words.ofLabel(ticked, answers.length)}
          <span className="sr-only">{words.ticked}</span>
        </span>
      </summary>
      <div className="pb-3">
        {answers.map(({ itemId, question }) => {
          const isTicked = draft.itemIds.includes(itemId);
          return (
            <Option
              key={itemId}
              type="checkbox"
              label={question}
              isChosen={isTicked}
              isDisabled={!isTicked && isFull(draft)}
              onChoose={() => onChange(withTick(draft, itemId))}
            />
          );
        })}
      </div>
    </details>
  );
}
