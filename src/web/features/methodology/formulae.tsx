import { renderTags } from '../../ui/language/tags.ts';
import * as words from './words.ts';

/** The formulae of the model, collapsed at first (measurement §2, §4–§6). */
export function Formulae() {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-4">
        {words.formulaeTitle}
      </summary>
      <ul className="mt-3 flex flex-col gap-4 text-step--1 leading-relaxed text-muted [&_code]:block [&_code]:py-1 [&_code]:text-text">
        <li>{renderTags(words.formulaResponse, { code: <code /> })}</li>
        <li>{renderTags(words.formulaEstimate, { code: <code /> })}</li>
        <li>{words.formulaDraws}</li>
        <li>{renderTags(words.formulaChoice, { code: <code /> })}</li>
        <li>
          {renderTags(words.formulaComparison, {
            code: <code />,
            code2: <code />,
          })}
        </li>
      </ul>
    </details>
  );
}
