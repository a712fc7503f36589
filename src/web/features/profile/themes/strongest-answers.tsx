import { minHighAnswer } from '../../../../domain/survey.ts';
import type { Theme } from '../../../../domain/themes.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { answersNotLoaded, loadingAnswers } from '../../../platform/words.ts';
import { TextLink } from '../../../ui/components/text-link.tsx';
import { type OwnAnswer, useAnswers } from '../../own-answers/own-answers.ts';
import * as words from './words.ts';

const maxCount = 3;

type Given = OwnAnswer & { readonly value: number };

const isYes = (answer: OwnAnswer): answer is Given =>
  answer.value !== null && answer.value >= minHighAnswer;

/**
 * Returns at most three of the highest answers in a theme, without 'no' and neutral ones. Equal
 * answers keep the order of the questions.
 */
export const findStrongest = (answers: readonly OwnAnswer[], theme: Theme): Given[] =>
  answers
    .filter(({ category }) => category === theme)
    .filter(isYes)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, maxCount);

export default function StrongestAnswers({ theme }: { readonly theme: Theme }) {
  const loaded = useAnswers();
  if (loaded.phase === 'loading') return <p>{loadingAnswers}</p>;
  if (loaded.phase !== 'shown') return <p role="alert">{answersNotLoaded}</p>;
  const strongest = findStrongest(loaded.answers, theme);
  return (
    <div>
      {strongest.length === 0 ? (
        <p>{words.noYes}</p>
      ) : (
        <>
          <h4 className="font-medium text-text">{words.strongest}</h4>
          <ul>
            {strongest.map(({ itemId, question, value, label }) => (
              <li key={itemId} className="border-t border-line py-2 first:border-0">
                <span className="block leading-snug text-text">{question}</span>
                <span className="tabular-nums">{words.answer(value, label)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <TextLink to={`${paths.answers()}#${theme}`}>{words.allAnswers}</TextLink>
    </div>
  );
}
