import { type Breadth, breadths } from '../../../../domain/readings/together.ts';
import { breadthTexts } from '../view-model/breadth-texts.ts';

/** How widely the other person answered high: a place on four steps, and what it means. */
export function BreadthMeter({ breadth }: { readonly breadth: Breadth }) {
  const { sentence, meaning } = breadthTexts[breadth];
  const rank = breadths.indexOf(breadth);
  return (
    <>
      <ol aria-hidden="true" className="mt-4 grid max-w-xl grid-cols-4 gap-x-1.5">
        {breadths.map((each, index) => (
          <li key={each}>
            <span
              className={`block h-2 rounded-xs border border-transparent ${index <= rank ? 'bg-accent forced-colors:bg-[CanvasText]' : 'bg-line forced-colors:border-[CanvasText]'}`}
            />
            <span
              className={`mt-1.5 block text-step--1 ${index === rank ? 'font-medium' : 'text-muted'}`}
            >
              {breadthTexts[each].name}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-2xl text-step-1 leading-relaxed">{sentence}</p>
      <p className="mt-1 max-w-2xl text-muted">{meaning}</p>
    </>
  );
}
