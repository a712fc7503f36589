import coverage from '../../../../study/plots/coverage.svg';
import rmseByForm from '../../../../study/plots/rmse-by-form.svg';
import setBLength from '../../../../study/plots/set-b-length.svg';

const plots = [
  {
    source: rmseByForm,
    alt: 'Error of the traits by form: it falls with every question, and random questions bring less than chosen ones.',
    text: 'More questions, smaller errors; chosen ones bring more than random ones.',
  },
  {
    source: coverage,
    alt: 'How often intervals of different width covered the truth: close to what they promise.',
    text: 'How often the intervals covered the truth, beside what they promise.',
  },
  {
    source: setBLength,
    alt: 'How many personal questions people got: from the least to the most allowed.',
    text: 'How many personal questions people got.',
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
