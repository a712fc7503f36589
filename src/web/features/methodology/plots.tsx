import coverage from '../../../../research/study/plots/coverage.svg';
import rmseByForm from '../../../../research/study/plots/rmse-by-form.svg';
import setBLength from '../../../../research/study/plots/set-b-length.svg';
import * as words from './words.ts';

const plots = [
  {
    source: rmseByForm,
    alt: words.errorChart,
    text: words.errorCaption,
  },
  {
    source: coverage,
    alt: words.coverageChart,
    text: words.coverageCaption,
  },
  {
    source: setBLength,
    alt: words.lengthChart,
    text: words.lengthCaption,
  },
];

/** The plots that the study drew. */
export function Plots() {
  return (
    <div className="my-2 flex flex-col gap-8">
      {plots.map(({ source, alt, text }) => (
        <figure key={alt}>
          <img
            src={source}
            alt={alt}
            width={400}
            height={300}
            loading="lazy"
            className="h-auto w-full max-w-lg"
          />
          <figcaption className="mt-2 text-step--1 text-muted">{text}</figcaption>
        </figure>
      ))}
    </div>
  );
}
